/** §8.8.4 Rallying. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../../codes.ts'
import { type SceneSpec, StagedScene } from '../scene.ts'

const marks = { [MARK.demoralized]: 'france-i france-vii' }
const begun = (who = 'suchet', spec: SceneSpec = {}): StagedScene =>
  new StagedScene({ units: { '3525': 'suchet france-i france-vii:1' }, marks, ...spec }).act('activate', who)

describe('rallying', () => {
  it('§8.8.4(1)a three MP; §8.8.4(2)a the modifier of the commander; §8.8.4(3)a against one morale less', () => {
    const scene = begun()
    const before = scene.left
    // 4, less one: 5 less Suchet's 2
    scene.dice(5).act('rally')
    expect(scene.seen('rallied')).toMatchObject([{ die: 3, needed: 3, succeeds: 1 }])
    expect(scene.left).toBe(before - 3)
    expect([scene.is('france-i', MARK.demoralized), scene.is('france-vii', MARK.demoralized)]).toEqual([
      false,
      false,
    ])
    expect(scene.refusal('rally').rule).toBe('8.8.4(1)')
  })

  it('§8.8.4(4) a higher die does nothing; §8.8.4(5) then a second check, §8.8.4(1)a if there are MP', () => {
    const scene = begun()
    scene.dice(6).act('rally')
    expect(scene.is('france-i', MARK.demoralized)).toBe(true)
    scene.dice(6).act('rally')
    expect(scene.refusal('rally').rule).toBe('8.8.4(1)a')
  })

  it('§8.8.4(1) only the commander of the force', () => {
    expect(begun('france-vii').refusal('rally').rule).toBe('8.8.4(1)')
  })

  it('§8.8.4(1)b only in supply', () => {
    const scene = begun()
    scene.state.marks.add(scene.state.mover, MARK.unsupplied)
    expect(scene.can('rally')).toBe(true)
    const lost = begun('suchet', {
      units: { '4026': 'suchet france-i france-vii:1', '4027': 'austria-army-of-germany[kray austria-i]' },
    })
    expect(lost.refusal('rally').rule).toBe('8.8.4(1)b')
  })

  it('§8.8.4(6) nobody has to', () => {
    const scene = begun()
    scene.act('march', scene.offers('march')[0])
    expect(scene.is('france-i', MARK.demoralized)).toBe(true)
  })
})
