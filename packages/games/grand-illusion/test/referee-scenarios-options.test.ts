import { submit } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { view } from '../view.ts'
import { piecesIn, StagedScene, type SceneSpec } from './scene.ts'
import { chosen, endTurn, fromTheStart, QUIET, withOptions } from './turns.ts'

const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))

it('§14.3.6 nothing of the first answer shows before the second', () => {
  const scene = fromTheStart('what-if').act('done')
  const before = JSON.stringify(view(scene.state))
  submit(scene.play, { seat: 'AL', verb: 'options', arg: '1+5' })
  expect(JSON.stringify(view(scene.state))).toBe(before)
  expect(scene.seen('options-revealed')).toEqual([])
})

describe('§14.3.6.a.5 Liège', () => {
  it('§14.3.6.a.5 the assault is granted, not ordered: the German may forgo it', () => {
    const scene = chosen('5', 'none').act('done').dice(1, 1, 1, 1).act('done')
    expect([scene.state.turn, scene.prompt, scene.control('73'), scene.face('g-ha420')]).toEqual([
      1,
      'activity',
      'AL',
      0,
    ])
  })

  const corps = ['g-vii', 'g-x', 'g-gd', 'g-vii-r', 'g-x-r', 'g-gd-r']
  const march = (scene: StagedScene, ids: readonly string[]): void => {
    for (const id of ids) scene.act('redeploy', id).act('redeploy-to', id === 'g-gd-r' ? '91' : '92')
  }

  it('§14.3.6.b.1 §9.4.4 the last corps does not leave its HQ alone with the fort', () => {
    const scene = chosen('5', '1').act('done')
    march(scene, corps.slice(0, 5))
    expect(scene.refusal('redeploy', 'g-gd-r')).toMatchObject({
      code: 'alone-with-enemies',
      rule: '9.4.4.with',
      facts: { hex: hex('73') },
    })
  })

  it('§14.3.6.b.1 §9.5.4.a guns may be left with the fort alone, not with Belgian troops', () => {
    const empty = chosen('5', '1').act('done').act('redeploy', 'g-hq2').act('redeploy-to', '82')
    march(empty, corps)
    // nobody is left for the assault: turn 1 begins
    empty.dice(1, 1, 1, 1).act('done')
    expect([piecesIn(empty.state, '73'), empty.state.turn]).toEqual([['g-ha420', 'g-ha305', 'fort-liege'], 1])
    const held = chosen('5', '1').act('redeploy', 'be-i-r').act('redeploy-to', '73').act('done')
    held.act('redeploy', 'g-hq2').act('redeploy-to', '82')
    march(held, corps.slice(0, 5))
    expect(held.refusal('redeploy', 'g-gd-r').code).toBe('alone-with-enemies')
  })

  it('§14.3.6.a.1 IX(-) is one of the five corps, divisions and brigades are not', () => {
    const offered = chosen('1', 'none').offers('redeploy')
    expect(offered).toContain('f-ix-minus')
    expect(offered).not.toContain('f-57r')
    expect(offered).not.toContain('f-alpine')
  })
})

describe('§14.3.6.b.4 through Holland', () => {
  const army = ['g-hq9', 'g-opt-1', 'g-opt-2', 'g-opt-3', 'g-opt-4', 'g-opt-5']
  const waiting = Object.fromEntries(army.map((id) => [id, { hex: 'to-come', arrival: 2, kind: 7 }]))
  const north = (turn: number): StagedScene =>
    new StagedScene({
      side: 'GE',
      turn,
      scenario: 'what-if',
      withdrawn: { AL: 3, GE: 4 },
      control: german('72', '73'),
      pieces: { ...waiting, 'be-i': '62', 'fort-antwerp': '52', 'f-viii': '98', 'g-x': '92' },
      prepare: withOptions([], [4, 5]),
    })

  it('§14.3.6.b.4 §8.4.3.d where no supply can be traced they do not come in, and are told why', () => {
    expect(north(2).offers('enter-north')).toEqual(['62', '71'])
    expect(north(2).refusal('enter-north', '42')).toMatchObject({
      code: 'hex-out-of-supply',
      rule: '8.4.3.d',
    })
    expect(north(2).refusal('enter-north', '53')).toMatchObject({ rule: '14.3.6.b.4' })
  })

  it('§14.3.6.b.4 §7.1 kept waiting on turn 2 they may still come later', () => {
    expect(north(4).offers('enter-north')).toEqual(['62', '71'])
  })
})

describe('§14.3.6.a.4 the landing', () => {
  const fleet = (spec: Partial<SceneSpec> = {}): StagedScene =>
    new StagedScene({
      scenario: 'what-if',
      turn: 10,
      withdrawn: { AL: 4, GE: 6 },
      ...spec,
      pieces: { 'b-7-div': 'held-back', 'f-i': '19', 'g-i-b': '101', ...spec.pieces },
      prepare: withOptions([4]),
    })
  const ashore = (port: number): StagedScene =>
    endTurn({
      scenario: 'what-if',
      turn: 10,
      withdrawn: { AL: 4, GE: 6 },
      set: { landed: 1, landingPort: port },
      pieces: { ...QUIET, 'b-7-div': '32', 'f-ii': '32', 'g-ii': '32' },
      control: german('32', '33', '43', '23', '53', '62', '72', '73'),
      prepare: withOptions([4]),
    })

  it('§14.3.6.a.4 the port chosen supplies the British in it while they still fight for it, nobody else', () => {
    const cut = (scene: StagedScene): boolean[] =>
      ['b-7-div', 'f-ii'].map((id) => scene.isMarked(id, 'outOfSupply'))
    expect([cut(ashore(hex('32'))), cut(ashore(-1))]).toEqual([
      [false, true],
      [true, true],
    ])
  })

  it('§14.3.6.a.4 §9.8.2 disrupted divisions alone do not storm a beach', () => {
    const tired = { 'b-7-div': { hex: 'held-back', back: true }, 'g-ii': '32' } as const
    const scene = fleet({ pieces: tired, control: german('32') })
    expect(scene.offers('land')).not.toContain('32')
    expect(scene.refusal('land', '32').rule).toBe('9.8.2')
    expect(fleet({ pieces: tired }).offers('land')).toContain('32')
    expect(fleet({ pieces: { 'g-ii': '32' }, control: german('32') }).offers('land')).toContain('32')
  })

  it('§14.3.6.a.4 refused with its reason inland and where there is no room', () => {
    const full = { 'f-ii': '23', 'f-iii': '23', 'f-iv': '23', 'f-v': '23', 'f-vi': '23', 'f-x': '23' }
    const scene = fleet({ pieces: full })
    expect(scene.refusal('land', '33')).toMatchObject({ code: 'not-an-arrival-hex', rule: '14.3.6.a.4' })
    expect(scene.refusal('land', '23')).toMatchObject({ code: 'stack-full-there', rule: '8.4.6.a' })
  })
})

it('§14.3.1.d.8 scenario 3 rolls for the initiative on every turn, by its own rule', () => {
  const rules = [1, 2, 3].map((turn) =>
    endTurn({ turn, scenario: 'what-if', withdrawn: turn > 2 ? { AL: 3 } : {} })
      .seen('initiative-taken')
      .map(({ rule, dice }) => [rule, dice.length]),
  )
  expect(rules).toEqual(rules.map(() => [['14.3.1.d.8', 2]]))
})
