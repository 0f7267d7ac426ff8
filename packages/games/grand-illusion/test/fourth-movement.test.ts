/** §8.3, §8.4.3, §8.4.9 and §10: positions a fourth reading of the rulebook brought up. */
import { describe, expect, it } from 'vitest'
import type { SideId } from '../sides.ts'
import { activated } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { endTurn } from './turns.ts'

const german = (hexes: string): Record<string, SideId> =>
  Object.fromEntries(hexes.split(' ').map((id) => [id, 'GE']))

describe('a unit travels once in the strategic movement phase', () => {
  const trains = (pieces: SceneSpec['pieces'], spec: Partial<SceneSpec> = {}): StagedScene =>
    new StagedScene({ stage: 'strategic', side: 'AL', initiative: 'GE', turn: 6, pieces, ...spec })

  it('§10.2 no second journey by rail: ten hexes are the limit', () => {
    const scene = trains({ 'f-i': '104', 'f-ii': '19', 'g-ii': '91' }).act('transport', 'f-i')
    expect(scene.refusal('rail-to', '14').code).toBe('too-far-by-rail')
    scene.act('rail-to', '58')
    expect(scene.offers('transport')).toEqual(['f-ii'])
    expect(scene.refusal('transport', 'f-i')).toMatchObject({ code: 'already-moved', rule: '10.1' })
  })

  it('§10.4 nor by rail to a port and on by sea, nor by sea in stages', () => {
    const scene = trains({ 'f-i': '24', 'b-1-div': '32', 'f-ii': '19', 'g-ii': '91' })
    scene.act('transport', 'f-i').act('rail-to', '23').act('transport', 'b-1-div').act('sail-to', '23')
    expect(scene.offers('transport')).toEqual(['f-ii'])
  })

  it('§8.4.9.g the corps that went to Paris free does not go on for a CAP', () => {
    const set = { parisDanger: 6, withdrawBy: 7 }
    const scene = trains({ 'f-i': '58', 'f-ii': '57', 'g-ii': '91' }, { set })
    scene.act('transport', 'f-i').act('rail-to', '19')
    expect([scene.caps('AL'), scene.offers('transport')]).toEqual([5, ['f-ii']])
  })

  it('§10.1 put back before it has left, it may still travel; who marched in the action phase may, too', () => {
    const scene = trains({ 'f-i': '58', 'g-ii': '91' }).act('transport', 'f-i').act('put-back')
    expect(scene.offers('transport')).toEqual(['f-i'])
    const action = new StagedScene({
      side: 'AL',
      turn: 6,
      pieces: { 'f-i': '58', 'g-ii': '91' },
      set: { waived: 3 },
    })
    action.act('activate', '58').act('unit', 'f-i').act('march', '57').act('halt').act('stop')
    action.act('pass').act('pass').act('done')
    expect([action.asked, action.offers('transport')]).toEqual(['AL', ['f-i']])
  })
})

describe('lines that open without a change of control', () => {
  it('§8.3.3 the guns destroy Namur: a corps that stood cut off in an empty hex has it at once', () => {
    const scene = activated('64', {
      side: 'GE',
      turn: 4,
      pieces: {
        'g-ii': '64',
        'g-ha420': '64',
        'g-v': { hex: '65', outOfSupply: true },
        'fort-namur': { hex: '64', besieged: true, lost: 1 },
        'f-i': '19',
      },
      control: german('72 73 63 64'),
      set: { waived: 3 },
    })
    scene.act('attack', 'g-ii').act('attack', 'g-ha420').act('battle', '64')
    scene.dice(1, 3, 4).act('bombard', 'g-ha420')
    expect([scene.where('fort-namur'), scene.control('65')]).toEqual(['removed', 'GE'])
  })

  it('§8.3.3 §9.5.3.c so it has when the fort surrenders, if attrition has left it', () => {
    const scene = endTurn(
      {
        turn: 4,
        pieces: {
          'g-v': '65',
          'g-vi': '64',
          'fort-namur': { hex: '64', besieged: true, lost: 1 },
          'f-i': '19',
        },
        control: german('72 73 63 64'),
      },
      1,
    )
    expect([scene.where('fort-namur'), scene.face('g-v'), scene.control('65')]).toEqual(['removed', 1, 'GE'])
  })

  it('§8.3.3 §8.4.3.g so it has when emergency supply begins with turn 3', () => {
    const scene = endTurn(
      {
        turn: 2,
        pieces: { 'g-v': '35', 'g-ii': '54', 'fort-maubeuge': { hex: '54', besieged: true }, 'f-i': '19' },
        control: german('72 73 63 64 53 54 44 45'),
      },
      6,
    )
    expect([scene.state.turn, scene.control('35')]).toEqual([3, 'GE'])
  })
})

describe('a besieged fort and the railway of its own side', () => {
  // the besieger of Namur has no line, so the hex is still Allied; 74 hangs on it
  const field = (besieged: boolean): SceneSpec => ({
    turn: 6,
    pieces: { 'f-i': '74', 'f-ii': '54', 'g-ii': '64', 'fort-namur': { hex: '64', besieged } },
    control: german('65 75 72 62'),
    set: { waived: 3 },
  })

  it('§8.4.3.a nobody traces through a hex with a besieged fort', () => {
    const scene = endTurn(field(true))
    expect(scene.seen('ran-out-of-supply')[0]?.pieces.length).toBe(2)
    expect(endTurn(field(false)).seen('ran-out-of-supply')[0]?.pieces.length).toBe(1)
  })

  it('§10.2 nor does a train run through it', () => {
    const trains = (besieged: boolean): string[] =>
      new StagedScene({ ...field(besieged), stage: 'strategic', side: 'AL', initiative: 'GE' }).offers(
        'transport',
      )
    expect([trains(true), trains(false)]).toEqual([['f-ii'], ['f-i', 'f-ii']])
  })
})

describe('when the withdrawal is due', () => {
  const FRONT = german('72 73 64 65 56 57 48 66 46 47')
  const raid = (scenario: 'marne' | 'campaign', turn: number): StagedScene =>
    activated('48', { scenario, turn, side: 'GE', pieces: { 'g-ii': '48', 'f-i': '19' }, control: FRONT })
      .act('unit', 'g-ii')
      .act('march', '38')

  it('§8.4.9.b a turn past the end of the scenario is not named', () => {
    expect(raid('marne', 7).seen('paris-in-danger')).toMatchObject([{ by: 0 }])
    expect(raid('marne', 6).seen('paris-in-danger')).toMatchObject([{ by: 7 }])
    expect(raid('campaign', 7).seen('paris-in-danger')).toMatchObject([{ by: 8 }])
  })

  it('§8.7.1 §8.4.9.b the question tells the turn', () => {
    const set = { parisDanger: 3, withdrawBy: 4 }
    const scene = new StagedScene({ side: 'GE', turn: 4, pieces: { 'f-i': '46', 'g-i-b': '101' }, set })
    expect(scene.play.pending[0]?.question.facts).toMatchObject({ side: 0, due: 4 })
  })
})
