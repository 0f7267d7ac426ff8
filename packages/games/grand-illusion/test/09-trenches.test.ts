import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { endTurn, fromTheStart } from './turns.ts'

/** both sides in 57, supplied: the Germans along 75, 66 */
const LINES = { 'f-i': '57', 'g-v': '57', 'g-vi': '66' } as const
const control = { '66': 'GE', '75': 'GE', '56': 'GE', '65': 'GE' } as const
const front = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({
    pieces: LINES,
    control: { ...control, '76': 'GE' },
    turn: 6,
    set: { entrenching: 1 },
    ...spec,
  })
const trench = (scene: StagedScene, id: string): number => scene.state.trench.get(hex(id))

describe('digging in', () => {
  it('§9.7.1 nobody digs before the German withdrawal', () => {
    const scene = front({ set: {} })
    expect(scene.can('entrench')).toBe(false)
    expect(scene.refusal('entrench', '57').rule).toBe('9.7.1')
  })

  it('§9.7.1 §13.1.3.f one trench of level 1 is there from the start, at Metz', () => {
    const { state } = fromTheStart('campaign')
    const dug = [...state.trench].flatMap((level, h) => (level > 0 ? [[h + 1, level]] : []))
    expect([dug, state.entrenching]).toEqual([[[86, 1]], 0])
  })

  it('§4.0.action §9.7.1 §9.7.2 §9.7.3 afterwards both may, for a CAP, where supplied infantry of both sides is', () => {
    const scene = front()
    expect(scene.offers('entrench')).toEqual(['57'])
    scene.act('entrench', '57')
    expect([trench(scene, '57'), scene.caps('AL')]).toEqual([1, 4])
    const german = front({ side: 'GE', set: { entrenching: 1, waived: 1 } })
    expect(german.offers('entrench')).toEqual(['57'])
  })

  it('§9.7.2 not without the enemy, nor against his cavalry alone, nor where he is out of supply', () => {
    const none = front({ pieces: { 'f-i': '57', 'g-vi': '66' } })
    expect(none.refusal('entrench', '57').code).toBe('no-enemy-to-face')
    const riders = front({ pieces: { 'f-i': '57', 'g-3c': '57' } })
    expect(riders.refusal('entrench', '57').code).toBe('no-enemy-to-face')
    const cut = front({ control: {} })
    expect(cut.refusal('entrench', '57').code).toBe('no-enemy-to-face')
  })

  it('§9.7.2 not with cavalry alone, nor with infantry out of supply', () => {
    expect(front({ pieces: { 'f-c1': '57', 'g-v': '57' } }).refusal('entrench', '57').code).toBe(
      'no-infantry-to-dig',
    )
    const lines = ['47', '48', '58', '67', '56', '66'].map((id) => [id, 'GE'] as const)
    const cut = front({ control: { ...control, ...Object.fromEntries(lines), '76': 'GE', '57': 'GE' } })
    expect(cut.refusal('entrench', '57').code).toBe('no-infantry-to-dig')
  })

  it('§9.7.2 one trench a hex, and it stays', () => {
    const scene = front({ trenches: { '57': 1 } })
    expect(scene.refusal('entrench', '57').code).toBe('trench-there')
    const left = front({ trenches: { '40': 2 } })
    expect(trench(left.act('activate', '57').act('done'), '40')).toBe(2)
  })

  it('§9.7.2 §8.1.1.b it is one of the two activations of a segment', () => {
    const scene = front({ set: { entrenching: 1, waived: 3 } })
    scene.act('entrench', '57').act('activate', '57').act('done')
    expect(scene.asked).toBe('GE')
  })
})

describe('§9.7.3 §11.5 trenches grow', () => {
  const after = (spec: Partial<SceneSpec>): StagedScene =>
    endTurn({
      pieces: LINES,
      control: { ...control, '76': 'GE' },
      turn: 6,
      trenches: { '57': 1 },
      ...spec,
    })

  it('§9.7.3 §11.5 at the end of a turn with supplied infantry of both sides in the hex', () => {
    expect(trench(after({}), '57')).toBe(2)
  })

  it('§11.5 not without the enemy, not against cavalry alone, not for who is out of supply', () => {
    expect(trench(after({ pieces: { 'f-i': '57' } }), '57')).toBe(1)
    expect(trench(after({ pieces: { ...LINES, 'g-v': 'dead', 'g-3c': '57' } }), '57')).toBe(1)
    expect(trench(after({ control: {} }), '57')).toBe(1)
  })

  it('§9.7.3 and never beyond level 2', () => {
    expect(trench(after({ trenches: { '57': 2 } }), '57')).toBe(2)
  })
})
