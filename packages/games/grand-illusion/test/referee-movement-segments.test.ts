/** §8.1 §8.2 whose turn it is when CAPs run out, and what may be activated. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { QUIET } from './turns.ts'

const segment = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({ pieces: QUIET, turn: 2, ...spec }).dice(1, 1)
const activate = (scene: StagedScene, id: string): StagedScene => scene.act('activate', id).act('done')
const TIRED = { ...QUIET, 'f-ii': { hex: '28', back: true }, 'f-iii': { hex: '29', back: true } } as const

describe('an opponent without CAPs', () => {
  it('§8.1.1.b §9.8.3.b a recovery yields, and the turn comes back at once', () => {
    const scene = segment({ pieces: TIRED, caps: { AL: 3, GE: 0 } })
    scene.act('recover', '28').act('stop')
    expect([scene.asked, scene.prompt, scene.can('activate')]).toEqual(['AL', 'activity', true])
  })

  it('§8.1.1.b three and four activations in a row', () => {
    let scene = segment({ caps: { AL: 4, GE: 0 } })
    for (let n = 0; n < 3; n++) {
      scene = activate(scene, '19')
      expect([scene.asked, scene.caps('AL')]).toEqual(['AL', 3 - n])
    }
    expect(activate(scene, '19').seen('action-ended')).toHaveLength(1)
  })

  it('§8.1.1 stopping with CAPs in hand does not end the phase', () => {
    const scene = activate(segment({ caps: { AL: 3, GE: 0 } }), '19').act('stop')
    expect([scene.asked, scene.seen('action-ended')]).toEqual(['AL', []])
    expect(scene.can('pass')).toBe(true)
  })
})

describe('passes', () => {
  it('§8.1.1.a one activates and stops, the other passes, the first passes: over', () => {
    const scene = activate(segment(), '19').act('stop').act('pass').act('pass')
    expect(scene.seen('action-ended')).toHaveLength(1)
  })

  it('§8.1.1.a a pass before the other runs out of CAPs is forgotten with his activation', () => {
    const scene = segment({ caps: { AL: 2, GE: 1 } }).act('pass')
    activate(scene, '101')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'activity'])
  })
})

describe('what can be activated', () => {
  it('§8.2.1 a hex with an HQ, with guns or with units without supply', () => {
    const pieces = { 'g-hq5': '85', 'g-ha420': '83', 'g-xvi': '58', 'fort-trier': '94' }
    const scene = segment({ pieces, side: 'GE' })
    expect(scene.offers('activate')).toEqual(expect.arrayContaining(['58', '83', '85']))
  })

  it('§8.2.3 the same hex twice in one segment, and its units may move each time', () => {
    const scene = segment()
    scene.act('activate', '19').act('unit', 'f-i').act('march', '18').act('halt')
    scene.act('activate', '18').act('unit', 'f-i')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['17', '27', '19']))
  })
})
