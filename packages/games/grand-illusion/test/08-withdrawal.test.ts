import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { QUIET } from './turns.ts'

const FIELD = {
  'f-hq5': '46',
  'f-i': '46',
  'f-ii': { hex: '46', back: true },
  'b-1-div': '45',
  'be-i': '62',
  'g-i-b': '101',
} as const
const allied = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({ pieces: FIELD, turn: 3, side: 'AL', ...spec })
const german = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({
    pieces: { 'g-hq1': '92', 'g-ii': '92', 'g-iii': '82', 'g-ha420': '82', 'f-i': '19' },
    turn: 5,
    side: 'GE',
    withdrawn: { AL: 4 },
    ...spec,
  })

describe('§8.7.1 declaring', () => {
  it('§8.7.1 not on turns 1 and 2, and only once', () => {
    expect(allied({ turn: 2 }).can('withdraw')).toBe(false)
    expect(allied({ turn: 2 }).refusal('withdraw').code).toBe('too-early-to-withdraw')
    expect(allied().can('withdraw')).toBe(true)
    expect(allied({ turn: 5, withdrawn: { AL: 4, GE: 5 } }).refusal('withdraw').code).toBe(
      'withdrawn-already',
    )
  })

  it('§8.7.1 at the start of a segment, before its first activation', () => {
    const scene = allied().act('activate', '46').act('done')
    expect([scene.asked, scene.can('withdraw')]).toEqual(['AL', false])
  })

  it("§8.7.1 at the start of the enemy's segment, too, by a player without CAPs, too", () => {
    const scene = allied({ side: 'GE', caps: { AL: 0 } })
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdrawal-window'])
    expect(scene.act('not-now').asked).toBe('GE')
  })

  it('§8.7.1 who will not hear of it this turn is not asked again', () => {
    const scene = allied({ side: 'GE' }).act('not-this-turn')
    scene.act('activate', '101').act('done').act('stop')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'activity'])
    scene.act('activate', '46').act('done').act('stop')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'activity'])
  })

  it('§8.7.1 the German only on a turn after the Allied one', () => {
    expect(german({ withdrawn: {}, set: { waived: 1 } }).refusal('withdraw').code).toBe('allies-first')
    expect(german({ withdrawn: { AL: 5 } }).refusal('withdraw').code).toBe('allies-first')
    expect(german().can('withdraw')).toBe(true)
  })

  it('§4.0.action §8.7.1 §8.1.1.b it costs no CAP, and the opponent begins a segment', () => {
    const own = allied().act('withdraw').act('done')
    expect([own.asked, own.caps('AL'), own.state.phasing]).toEqual(['GE', 5, 1])
    const enemys = allied({ side: 'GE' }).act('withdraw').act('done')
    expect([enemys.asked, enemys.caps('AL'), enemys.state.activations]).toEqual(['GE', 5, 0])
  })
})

describe('§8.7.2 the Allied withdrawal', () => {
  it('§8.7.2 French and British units move, Belgians do not', () => {
    const scene = allied().act('withdraw')
    expect(scene.offers('unit')).toEqual(['b-1-div', 'f-hq5', 'f-i', 'f-ii'])
    expect(scene.refusal('unit', 'be-i').code).toBe('belgians-stay')
    expect(scene.offers('stack')).toEqual(['46'])
  })

  it('§8.7.2 each once, with the help of HQs, without CAPs', () => {
    const scene = allied().act('withdraw').act('stack', '46').act('march', '18')
    expect(['f-hq5', 'f-i', 'f-ii'].map((id) => scene.where(id))).toEqual(['18', '18', '18'])
    expect([scene.offers('unit'), scene.caps('AL')]).toEqual([['b-1-div'], 5])
    expect(scene.face('f-hq5')).toBe(1)
  })

  it('§8.7.2 only into friendly hexes without enemies or enemy forts that are not besieged', () => {
    const pieces = { 'f-i': '97', 'g-ii': '98', 'f-iii': '98', 'fort-metz-5': { hex: '87', besieged: true } }
    const scene = allied({ pieces, control: { '88': 'GE' } })
      .act('withdraw')
      .act('unit', 'f-i')
    expect(scene.offers('march')).not.toContain('98')
    expect(scene.offers('march')).not.toContain('101')
    expect(scene.offers('march')).not.toContain('88')
    expect(scene.offers('march')).toContain('87')
    expect(scene.refusal('march', '98').rule).toBe('8.7.2')
  })

  it('§8.7.2 mandated battles that are left are cancelled without penalty', () => {
    const scene = allied({ mandated: { AL: 1 } }).act('withdraw')
    expect(scene.state.mandated.get(0)).toBe(0)
  })

  it('§8.7.2 §14.1.2.c it costs three Plan XVII VP on turn 3, two later, and the total may be negative', () => {
    const price = (turn: number): number =>
      allied({ turn, points: { AL: 2 } })
        .act('withdraw')
        .act('done')
        .points('AL')
    expect([price(3), price(4), price(9)]).toEqual([-1, 0, 0])
  })

  it('§8.7.2 the price is paid on completion', () => {
    expect(
      allied({ points: { AL: 5 } })
        .act('withdraw')
        .points('AL'),
    ).toBe(5)
  })

  it('§8.7.2 §9.4.4.with an HQ its troops leave among enemies follows them', () => {
    const pieces = { 'f-hq5': '46', 'f-i': '46', 'g-ii': '46', 'f-iii': '36' }
    const scene = allied({ pieces }).act('withdraw').act('unit', 'f-i').act('march', '47')
    if (scene.prompt === 'march') scene.act('halt')
    scene.act('done')
    if (scene.prompt === 'hq-where') scene.act('retreat', '47')
    expect([scene.where('f-hq5'), scene.face('f-hq5')]).toEqual(['47', 1])
  })
})

describe('§8.7.3 the German withdrawal', () => {
  it('§8.7.3 all German units move once, siege guns one hex', () => {
    const scene = german().act('withdraw')
    expect(scene.offers('unit')).toEqual(['g-ha420', 'g-hq1', 'g-ii', 'g-iii'])
    const goals = scene.act('unit', 'g-ha420').offers('march')
    expect(goals).toEqual(expect.arrayContaining(['91', '92', '83']))
    expect(goals).not.toContain('93')
  })

  it('§8.7.3 §9.7.1 from then on trenches may be dug', () => {
    expect(german().state.entrenching).toBe(0)
    expect(german().act('withdraw').state.entrenching).toBe(1)
  })

  it('§8.7.3 at its end the German digs level-1 trenches for a CAP each, enemies or not', () => {
    const scene = german({ caps: { GE: 2 } })
      .act('withdraw')
      .act('done')
    expect(scene.prompt).toBe('withdrawal-trenches')
    expect(scene.offers('entrench')).toEqual(['82', '92'])
    scene.act('entrench', '92').act('entrench', '82')
    expect([scene.state.trench.get(91), scene.state.trench.get(81), scene.caps('GE')]).toEqual([1, 1, 0])
    expect(scene.state.phasing).toBe(0)
  })

  it('§8.7.3 only where supplied infantry of his stands and no trench is yet', () => {
    const pieces = { 'g-ii': '92', 'g-2c': '82', 'g-v': '40', 'f-i': '19', 'g-vi': '94' }
    const scene = german({ pieces, trenches: { '94': 1 } })
      .act('withdraw')
      .act('done')
    expect(scene.offers('entrench')).toEqual(['92'])
    expect(scene.refusal('entrench', '94').code).toBe('trench-there')
  })

  it('§8.7.3 §14.1.2.c it costs four German VP on turn 4, three later', () => {
    const price = (turn: number): number =>
      german({ turn, withdrawn: { AL: 3 }, caps: { GE: 0 }, points: { GE: 2 } })
        .act('withdraw')
        .act('done')
        .points('GE')
    expect([price(4), price(5), price(8)]).toEqual([-2, -1, -1])
  })

  it('§8.7.3 besieged enemy forts and who watches them do not close a hex', () => {
    const pieces = { 'g-ii': '83', 'g-vii': '73', 'fort-liege': { hex: '73', besieged: true }, 'f-i': '19' }
    const scene = german({ pieces, control: { '73': 'GE' } })
      .act('withdraw')
      .act('unit', 'g-ii')
    expect(scene.offers('march')).toContain('73')
  })
})

describe('§8.4.9.b Paris in danger obliges the Allied player', () => {
  it('§8.4.9.b the action phase of the last turn does not end before he has withdrawn', () => {
    const scene = allied({ turn: 4, set: { withdrawBy: 4 }, caps: { AL: 1, GE: 0 } }).act('pass')
    expect([scene.prompt, scene.asked]).toEqual(['withdraw-units', 'AL'])
    scene.dice(1, 1, 1, 1).act('done')
    expect(scene.state.withdrawn.get(0)).toBe(4)
  })

  it('§8.4.9.b on the turn before he is free', () => {
    const scene = new StagedScene({ pieces: QUIET, turn: 3, set: { withdrawBy: 4 }, caps: { AL: 1, GE: 0 } })
    expect(scene.act('pass').prompt).not.toBe('withdraw-units')
  })
})
