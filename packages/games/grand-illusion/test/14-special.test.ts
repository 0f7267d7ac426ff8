import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { whyNotActivate } from '../rules/14-scenarios/special.ts'
import { AL, GE, type Side } from '../sides.ts'
import { activated } from './activated.ts'
import { fight, PLAIN } from './fight.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { fromTheStart, type ScenarioId, withOptions } from './turns.ts'

const ALL: readonly ScenarioId[] = ['campaign', 'marne', 'what-if']
const HISTORICAL: readonly ScenarioId[] = ['campaign', 'marne']
const NORTH = {
  'be-i': '62',
  'f-c1': '54',
  'f-i': '46',
  'b-1-div': '45',
  'f-ii': '66',
  'f-iv': '76',
  'f-viii': '98',
  'g-ii': '92',
} as const
const turn1 = (scenario: ScenarioId, spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({ pieces: NORTH, turn: 1, scenario, caps: { AL: 9, GE: 1 }, ...spec })
const activate = (scene: StagedScene, hex: string): StagedScene => scene.act('activate', hex).act('done')

describe('Allied command on turn 1', () => {
  it('§14.1.1.a.2 §14.2.1.2 neither 66 nor 76 may be activated', () => {
    for (const scenario of HISTORICAL) {
      const scene = turn1(scenario)
      expect(scene.offers('activate')).toEqual(['45', '46', '54', '62', '98'])
      expect(scene.refusal('activate', '66').rule).toBe('14.1.1.a.2')
      expect(scene.refusal('activate', '76').rule).toBe('14.1.1.a.2')
    }
  })

  it('§14.1.1.a.2 §14.2.1.2 one activation in all among 62, 54, 46 and 45', () => {
    for (const scenario of HISTORICAL)
      for (const first of ['62', '54', '46', '45']) {
        const scene = activate(turn1(scenario), first)
        expect(scene.offers('activate')).toEqual(['98'])
        expect(scene.refusal('activate', '46').code).toBe('northern-front-used')
      }
  })

  it('§14.1.1.a.2 §8.1.1.b a recovery is an activation, too', () => {
    const pieces = { ...NORTH, 'f-i': { hex: '46', back: true }, 'f-ii': { hex: '66', back: true } } as const
    const scene = turn1('campaign', { pieces })
    expect(scene.offers('recover')).toEqual(['46'])
    expect(scene.act('recover', '46').state.northern).toBe(1)
  })

  it('§14.1.1.a.2 on turn 2 all are free', () => {
    expect(turn1('campaign', { turn: 2 }).offers('activate')).toContain('66')
  })

  it('§14.3.1.a.2 in scenario 3 two activations among hexes 1 to 66, and no ban on the 3rd and 4th Armies', () => {
    const scene = turn1('what-if', { caps: { AL: 9, GE: 0 } })
    expect(scene.offers('activate')).toEqual(['45', '46', '54', '62', '66', '76', '98'])
    activate(activate(scene, '66'), '46')
    expect(scene.offers('activate')).toEqual(['76', '98'])
    expect(scene.refusal('activate', '62').rule).toBe('14.3.1.a.2')
    const { state } = scene
    const isBarred = (side: Side, id: string): boolean => whyNotActivate(state, side, hex(id)) !== undefined
    expect(['1', '65', '66', '67', '68'].map((id) => isBarred(AL, id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(isBarred(GE, '66')).toBe(false)
    state.turn = 2
    expect(isBarred(AL, '66')).toBe(false)
  })
})

describe('the Belgian withdrawal', () => {
  const attack = (scenario: ScenarioId, spec: Partial<SceneSpec> = {}): StagedScene =>
    fight({
      hex: '62',
      attackers: ['g-ii', 'g-iii'],
      scenario,
      turn: 1,
      pieces: {
        'g-ii': '62',
        'g-iii': '62',
        'be-i': '62',
        'be-c': '62',
        'be-hq': '62',
        'g-ha420': '62',
        'f-i': '19',
      },
      control: { '72': 'GE', '73': 'GE' },
      ...spec,
    })
      .dice(...PLAIN, ...Array.from({ length: 8 }, () => 6))
      .act('battle', '62')

  it('§9.4.4.flip §14.1.1.a.1 §14.2.1.1 §14.3.1.a.1 for a CAP all Belgians of 62 go to Antwerp before anything else', () => {
    for (const scenario of ALL) {
      const scene = attack(scenario)
      expect([scene.asked, scene.rule]).toEqual(['AL', '14.1.1.a.1'])
      scene.act('yes')
      expect(['be-i', 'be-c', 'be-hq'].map((id) => scene.where(id))).toEqual(['52', '52', '52'])
      expect([scene.caps('AL'), scene.control('62'), scene.face('be-i')]).toEqual([4, 'GE', 0])
      expect([scene.seen('fired'), scene.seen('fortune-rolled')]).toEqual([[], []])
    }
  })

  it('§14.1.1.a.1 the initiative stays with the German, unless that was his second activation', () => {
    expect(attack('campaign').act('yes').asked).toBe('GE')
    expect(attack('campaign', { set: { activations: 1 } }).act('yes').asked).toBe('AL')
  })

  it('§14.1.1.a.1 §14.1.1.a.2 it is the one activation of the northern front', () => {
    expect(attack('campaign').act('yes').state.northern).toBe(1)
    expect(attack('campaign', { set: { northern: 1 } }).rule).not.toBe('14.1.1.a.1')
    expect(attack('what-if', { set: { northern: 1 } }).rule).toBe('14.1.1.a.1')
    expect(attack('what-if', { set: { northern: 2 } }).rule).not.toBe('14.1.1.a.1')
  })

  it('§14.1.1.a.1 not on turn 2, not without a CAP', () => {
    expect(attack('campaign', { turn: 2 }).rule).not.toBe('14.1.1.a.1')
    expect(attack('campaign', { caps: { AL: 0 } }).rule).not.toBe('14.1.1.a.1')
  })

  it('§14.3.1.a.1 not with Belgium ready', () => {
    expect(attack('what-if', { prepare: withOptions([5]) }).rule).not.toBe('14.1.1.a.1')
  })
})

describe('Maubeuge on the first turns', () => {
  const control = { '64': 'GE', '73': 'GE', '72': 'GE' } as const
  const german = (turn: number, scenario: ScenarioId): string[] =>
    activated('64', { side: 'GE', turn, scenario, pieces: { 'g-vii': '64', 'f-i': '19' }, control })
      .act('unit', 'g-vii')
      .offers('march')
  const french = (turn: number, scenario: ScenarioId): string[] =>
    activated('46', { turn, scenario, pieces: { 'f-i': '46', 'g-ii': '92' } })
      .act('unit', 'f-i')
      .offers('march')

  it('§14.1.1.a.3 §14.2.1.3 no German enters it on turn 1', () => {
    for (const scenario of HISTORICAL) {
      expect(german(1, scenario)).not.toContain('54')
      expect(german(2, scenario)).toContain('54')
    }
  })

  it('§14.1.1.a.3 §14.2.1.3 no Allied unit that did not begin there on turns 1 and 2', () => {
    for (const scenario of HISTORICAL) {
      expect(french(1, scenario)).not.toContain('54')
      expect(french(2, scenario)).not.toContain('54')
      expect(french(3, scenario)).toContain('54')
    }
  })

  it('§14.1.1.a.3 those who began there may come back', () => {
    const scene = fromTheStart('campaign').act('station', 'b-1-div').act('done')
    scene.act('activate', '54').act('unit', 'b-1-div').act('march', '45')
    expect(scene.offers('march')).toContain('54')
  })

  it('§14.3.omitted scenario 3 knows no such limits', () => {
    expect(german(1, 'what-if')).toContain('54')
    expect(french(1, 'what-if')).toContain('54')
  })
})

describe('rules scenario 3 takes back', () => {
  it('§14.3.1.d.5 Germans may enter Schlieffen Plan hexes from the start', () => {
    const march = (scenario: ScenarioId): string[] =>
      activated('34', {
        side: 'GE',
        turn: 3,
        scenario,
        pieces: { 'g-ii': '34', 'f-i': '80' },
        control: { '34': 'GE', '44': 'GE', '54': 'GE', '64': 'GE', '73': 'GE', '72': 'GE' },
      })
        .act('unit', 'g-ii')
        .offers('march')
    expect(march('campaign')).not.toContain('24')
    expect(march('what-if')).toContain('24')
  })

  it('§14.3.1.d.6 Paris in danger does not oblige the Allies to withdraw; the rest of the event stands', () => {
    const event = (scenario: ScenarioId): StagedScene =>
      activated('48', {
        side: 'GE',
        turn: 4,
        scenario,
        pieces: { 'g-ii': '48', 'f-hq-alsace': '104', 'f-i': '80', 'f-ix': 'paris-box' },
        control: Object.fromEntries(
          ['48', '57', '67', '76', '66', '75', '58'].map((id) => [id, 'GE' as const]),
        ),
      })
        .act('unit', 'g-ii')
        .act('march', '38')
    const historical = event('campaign')
    expect([historical.state.parisDanger, historical.state.withdrawBy]).toEqual([4, 5])
    const whatIf = event('what-if')
    expect([whatIf.state.parisDanger, whatIf.state.withdrawBy]).toEqual([4, 0])
    expect([whatIf.where('f-hq-alsace'), whatIf.where('f-ix')]).toEqual(['removed', 'to-come'])
  })
})
