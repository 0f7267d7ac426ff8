import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import type { StagedScene } from './scene.ts'
import { type SceneSpec } from './scene.ts'
import { endTurn, QUIET } from './turns.ts'

const ring = (hexes: readonly string[]): Record<string, 'GE'> =>
  Object.fromEntries(hexes.map((id) => [id, 'GE' as const]))
/** 28 and everything around it is German, with nobody there */
const CUT = ring(['28', '27', '37', '38', '19', '18', '29'])
const lost = (pieces: SceneSpec['pieces'], spec: Partial<SceneSpec> = {}): StagedScene =>
  endTurn({ turn: 6, pieces: { ...QUIET, 'f-i': '80', ...pieces }, control: CUT, ...spec })

describe('the supply check', () => {
  it('§11.2.2 who cannot trace is out of supply: combat units, HQs and siege guns', () => {
    const scene = lost({ 'f-ii': '28', 'f-hq5': '28', 'g-ha420': '40', 'g-ii': '40' })
    const marked = ['f-ii', 'f-hq5', 'g-ha420', 'g-ii', 'f-i', 'g-i-b'].filter((id) =>
      scene.isMarked(id, 'outOfSupply'),
    )
    expect(marked).toEqual(['f-ii', 'f-hq5', 'g-ha420', 'g-ii'])
    expect(scene.seen('ran-out-of-supply')).toHaveLength(1)
  })

  it('§11.2.1 who can is supplied again, and its marker goes', () => {
    const scene = endTurn({ turn: 6, pieces: { ...QUIET, 'f-ii': { hex: '28', outOfSupply: true } } })
    expect([scene.isMarked('f-ii', 'outOfSupply'), scene.face('f-ii')]).toEqual([false, 0])
    expect(scene.seen('back-in-supply')).toHaveLength(1)
  })

  it('§11.2.3 forts need none', () => {
    const scene = lost({ 'fort-paris': '28', 'fort-trier': '40' })
    expect(['fort-paris', 'fort-trier'].map((id) => [scene.face(id), scene.where(id)])).toEqual([
      [0, '28'],
      [0, '40'],
    ])
    expect(scene.seen('ran-out-of-supply')).toEqual([])
    const both = lost({ 'fort-paris': '28', 'f-ii': '28', 'f-iv': { hex: '80', outOfSupply: true } })
    expect(both.seen('ran-out-of-supply').map(({ pieces }) => pieces)).toEqual([[piece('f-ii')]])
    expect(both.seen('back-in-supply').map(({ pieces }) => pieces)).toEqual([[piece('f-iv')]])
    const worn = lost({ 'fort-paris': '28', 'f-ii': { hex: '28', outOfSupply: true } })
    expect([worn.seen('ran-out-of-supply'), worn.isMarked('f-ii', 'outOfSupply')]).toEqual([[], true])
  })

  it('§11.2.4 the Allies trace to sources of their own nationality', () => {
    const control = ring(['15', '16', '24', '23'])
    const scene = endTurn({ turn: 6, pieces: { 'b-1-div': '14', 'be-i': '14', 'f-ii': '14' }, control })
    const cut = ['b-1-div', 'be-i', 'f-ii'].filter((id) => scene.isMarked(id, 'outOfSupply'))
    expect(cut).toEqual(['f-ii'])
  })

  it('§11.2.4 Belgians and the Royal Naval Division are supplied in Antwerp while it is Allied', () => {
    const pieces = { 'b-rn-div': '52', 'be-i': '52', 'b-1-div': '52' }
    const scene = endTurn({ turn: 6, pieces, control: ring(['43', '53', '62']) })
    const cut = ['b-rn-div', 'be-i', 'b-1-div'].filter((id) => scene.isMarked(id, 'outOfSupply'))
    expect(cut).toEqual(['b-1-div'])
  })

  it('§11.2.5 the Germans to 91, 94, 100, 105 and 107', () => {
    const pieces = { 'f-i': '19', 'g-ii': '91', 'g-iii': '94', 'g-iv': '100', 'g-v': '105', 'g-vi': '107' }
    const others = ['82', '83', '84', '85', '86', '90', '92', '93', '95', '96', '101', '102', '103', '106']
    const scene = endTurn({
      turn: 6,
      pieces,
      control: Object.fromEntries(others.map((id) => [id, 'AL' as const])),
      prepare: (s) => s.scored.fill(1),
    })
    const cut = ['g-ii', 'g-iii', 'g-iv', 'g-v', 'g-vi'].filter((id) => scene.isMarked(id, 'outOfSupply'))
    expect(cut).toEqual([])
  })

  it('§8.4.3.h the railhead goes when the check of turn 5 is done, if Namur has fallen', () => {
    const after = (turn: number, namurFell: number): number =>
      endTurn({ turn, set: { railhead: 2, namurFell } }).state.railhead
    expect([after(4, 2), after(5, 2), after(5, 0), after(6, 6)]).toEqual([2, 0, 2, 0])
  })
})

describe('attrition', () => {
  it('§11.3.units undisrupted units out of supply are disrupted, disrupted ones eliminated', () => {
    const scene = lost({
      'f-ii': '28',
      'f-iii': { hex: '28', back: true },
      'f-c1': { hex: '28', back: true },
    })
    expect([scene.face('f-ii'), scene.where('f-ii')]).toEqual([1, '28'])
    expect([scene.where('f-iii'), scene.where('f-c1')]).toEqual(['dead', 'dead'])
  })

  it('§11.3.hq HQs and siege guns are turned over, never lost', () => {
    const scene = lost({
      'f-ii': '28',
      'f-hq5': '28',
      'f-hq4': { hex: '28', back: true },
      'g-ha420': '40',
      'g-ii': '40',
    })
    expect(['f-hq5', 'f-hq4', 'g-ha420'].map((id) => [scene.face(id), scene.where(id)])).toEqual([
      [1, '28'],
      [1, '28'],
      [1, '40'],
    ])
  })

  it('§11.3.fort forts suffer nothing; besieged ones roll after it, those freed by it do not', () => {
    const pieces = { 'g-vii': '64', 'fort-namur': { hex: '64', besieged: true }, ...QUIET }
    const supplied = endTurn({ turn: 4, pieces, control: ring(['64', '72', '73']) }, 6)
    expect(supplied.seen('surrender-rolled')).toHaveLength(1)
    expect(endTurn({ turn: 4, pieces, control: ring(['64']) }).seen('surrender-rolled')).toEqual([])
  })

  it('§11.3.units §9.4.4.with an HQ whose last troops starve beside the enemy does not stay', () => {
    const scene = lost({ 'f-ii': { hex: '28', back: true }, 'f-hq5': '28', 'g-2c': '28' })
    expect(scene.where('f-hq5')).toBe('removed')
  })
})

describe('§4.0 §11.1 the order of the phase', () => {
  it('§11.1 §9.1.1.b VP for battles not fought are lost first, then the victory is looked at', () => {
    const scene = endTurn({ turn: 7, scenario: 'marne', points: { AL: 3, GE: 6 }, mandated: { GE: 1 } })
    expect(scene.play.isOver).toBe(true)
    expect([scene.points('GE'), scene.state.winner]).toEqual([5, 0])
  })

  it('§11.6 the turn marker advances while the scenario goes on', () => {
    expect(endTurn({ turn: 6, scenario: 'marne' }).state.turn).toBe(7)
    expect(endTurn({ turn: 7, scenario: 'marne' }).play.isOver).toBe(true)
    expect(endTurn({ turn: 7 }).state.turn).toBe(8)
    expect(endTurn({ turn: 15 }).play.isOver).toBe(true)
  })

  it('§11.0 §11.3.units units worn down by attrition do not recover in the same turn', () => {
    expect(lost({ 'f-ii': '28' }).face('f-ii')).toBe(1)
  })
})
