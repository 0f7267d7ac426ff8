import { describe, expect, it } from 'vitest'
import { activationsLeft } from '../rules/08-action/activities.ts'
import { fight, fortune } from './fight.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { fromTheStart, QUIET } from './turns.ts'

/** turn 2: nobody may withdraw yet, so nobody is asked about it; dice for the CAPs of the next */
const segment = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({ pieces: QUIET, turn: 2, ...spec }).dice(1, 1)
const activate = (scene: StagedScene, hex: string): StagedScene => scene.act('activate', hex).act('done')
const DISRUPTED = {
  ...QUIET,
  'f-ii': { hex: '19', back: true },
  'f-iii': { hex: '28', back: true },
  'f-iv': { hex: '29', back: true },
} as const

describe('§8.1.1 whose turn it is to spend', () => {
  it('§8.1.1 §4.0.action a player may activate, recover or pass', () => {
    const scene = segment({ pieces: DISRUPTED })
    expect([scene.offers('activate'), scene.offers('recover')]).toEqual([
      ['19', '28', '29'],
      ['19', '28', '29'],
    ])
    expect([scene.can('pass'), scene.can('stop'), scene.can('entrench')]).toEqual([true, false, false])
  })

  it('§4.0.action §8.1.1 one activation, then he may stop; that is no pass', () => {
    const scene = activate(segment(), '19')
    expect([scene.asked, scene.can('stop'), scene.can('pass')]).toEqual(['AL', true, false])
    expect(scene.refusal('pass').rule).toBe('8.1.1.a')
    scene.act('stop')
    expect(scene.asked).toBe('GE')
    scene.act('pass')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'activity'])
  })

  it('§8.1.1 nothing spent yet: pass, not stop', () => {
    expect(segment().refusal('stop').code).toBe('nothing-spent-yet')
  })
})

describe('§8.1.1.a passing', () => {
  it('§8.1.1.a two passes in a row end the phase whatever CAPs are left', () => {
    const scene = segment().act('pass').act('pass')
    expect(scene.seen('action-ended')).toHaveLength(1)
    expect(scene.state.turn).toBe(3)
  })

  it('§4.0.action §8.1.1.a a CAP spent in between begins the count anew', () => {
    const scene = activate(segment().act('pass'), '101').act('stop').act('pass')
    expect([scene.asked, scene.seen('action-ended')]).toEqual(['GE', []])
    expect(scene.act('pass').seen('action-ended')).toHaveLength(1)
  })

  it('§8.1.1.a §8.1.2 one pass is enough when the other has nothing to spend', () => {
    expect(
      segment({ caps: { GE: 0 } })
        .act('pass')
        .seen('action-ended'),
    ).toHaveLength(1)
  })

  it('§8.1.1.a §8.7.1 a general withdrawal between two passes breaks the row', () => {
    const scene = segment({ turn: 3 }).act('pass')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdrawal-window'])
    scene.act('withdraw').act('done')
    expect(scene.act('pass').seen('action-ended')).toEqual([])
  })
})

describe('§8.1.1.b yielding', () => {
  it('§8.1.1.b after two activations the other begins', () => {
    const scene = activate(activate(segment(), '19'), '19')
    expect([scene.asked, scene.caps('AL')]).toEqual(['GE', 3])
    expect(scene.seen('passed')).toEqual([])
  })

  it('§8.1.1.b unless he has no CAPs left', () => {
    const scene = segment({ caps: { AL: 4, GE: 0 } })
    for (let n = 0; n < 3; n++) activate(scene, '19')
    expect([scene.asked, scene.caps('AL'), scene.seen('segment-began')]).toEqual(['AL', 1, []])
    const left = (scene: StagedScene): number => activationsLeft(scene.state, 0)
    expect([left(scene), left(segment()), left(activate(segment(), '19'))]).toEqual([1, 2, 1])
  })

  it('§8.1.1.b §8.1.2 without CAPs he yields at once, and when neither has any the phase is over', () => {
    const scene = activate(segment({ caps: { AL: 1, GE: 2 } }), '19')
    expect(scene.asked).toBe('GE')
    activate(scene, '101')
    expect(scene.asked).toBe('GE')
    expect(activate(scene, '101').seen('action-ended')).toHaveLength(1)
  })

  it('§4.0.action §8.1.1 §8.1.1.b §9.8.3.b a recovery first ends the segment, but for a second recovery', () => {
    const scene = segment({ pieces: DISRUPTED }).act('recover', '28')
    expect([scene.asked, scene.prompt, scene.can('activate')]).toEqual(['AL', 'recover-or-stop', false])
    for (const verb of ['activate', 'entrench', 'enter-north', 'land'])
      expect(scene.refusal(verb, '19').rule, verb).toBe('9.8.3.b')
    expect(segment({ pieces: DISRUPTED }).refusal('entrench', '19').rule).not.toBe('9.8.3.b')
    expect(segment({ pieces: DISRUPTED }).refusal('activate', '52').rule).not.toBe('9.8.3.b')
    expect(scene.offers('recover')).toEqual(['19', '29'])
    expect(scene.act('recover', '29').asked).toBe('GE')
    const stopped = segment({ pieces: DISRUPTED }).act('recover', '28').act('stop')
    expect(stopped.asked).toBe('GE')
  })

  it('§8.1.1.b §9.8.3.b a recovery after another activity is fine, and the initiative passes anyway', () => {
    const scene = activate(segment({ pieces: DISRUPTED }), '19')
    expect(scene.offers('recover')).toEqual(['19', '28', '29'])
    expect(scene.act('recover', '28').asked).toBe('GE')
  })

  it('§8.1.1.b a fortune of war can hand the initiative over and call the battle off', () => {
    const scene = fight({
      hex: '101',
      attackers: ['f-xx'],
      turn: 5,
      pieces: { 'f-xx': '101', 'g-i-b': '101' },
    })
      .dice(...fortune(3))
      .act('battle', '101')
    expect(scene.seen('fired')).toEqual([])
    expect(scene.state.phasing).toBe(1)
  })
})

describe('EX-11 the first segments of turn 1', () => {
  const opening = (scenario: 'campaign' | 'marne'): StagedScene => {
    const scene = fromTheStart(scenario).act('done')
    return scene
  }

  it('EX-11 §6.0.t1 the Allied player has one activation, then the German two', () => {
    for (const scenario of ['campaign', 'marne'] as const) {
      const scene = opening(scenario)
      expect([scene.asked, scene.prompt, scene.caps('AL'), scene.caps('GE')]).toEqual([
        'AL',
        'activity',
        4,
        6,
      ])
      activate(scene, '98')
      expect(scene.asked).toBe('GE')
      activate(scene, '101')
      expect(scene.asked).toBe('GE')
      activate(scene, '101')
      expect(scene.asked).toBe('AL')
      activate(scene, '98')
      expect(scene.asked).toBe('AL')
    }
  })

  it('EX-11 §6.0.t1 or he passes', () => {
    expect(opening('campaign').act('pass').asked).toBe('GE')
  })

  it('EX-11 §13.1.3.d Plan XVII stands at three, with one mandated battle to fight', () => {
    const scene = opening('campaign')
    expect([scene.points('AL'), scene.points('GE'), [...scene.state.mandated]]).toEqual([3, 0, [1, 0]])
    expect([scene.control('72'), scene.control('73'), scene.control('104')]).toEqual(['GE', 'GE', 'AL'])
  })
})
