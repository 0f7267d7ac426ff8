import { describe, expect, it } from 'vitest'
import { fight, fortune } from './fight.ts'
import type { StagedScene, SceneSpec } from './scene.ts'

/** V Corps attacks 57, is disrupted and driven back to 66, where a French HQ stands alone. */
function drivenBack(more: Partial<SceneSpec> = {}): StagedScene {
  const scene = fight({
    hex: '57',
    attackers: ['g-v'],
    control: { '65': 'GE', '66': 'GE', '75': 'GE' },
    ...more,
    pieces: { 'g-v': '57', 'f-i': '57', 'f-ii': '57', 'f-hq5': '66', ...more.pieces },
  })
  scene.dice(...fortune(5), 6, 1, 6).act('battle', '57')
  while (scene.can('by-the-book')) scene.act('by-the-book')
  if (scene.can('halt-here')) scene.act('halt-here')
  return scene
}

describe('§9.3.6 the battle marker is gone before anybody retreats', () => {
  it('§9.4.4 §9.3.6 an HQ overrun by the beaten attackers goes to the victors next door', () => {
    const scene = drivenBack({ pieces: { 'f-iii': '48' } })
    expect([scene.where('g-v'), scene.where('f-hq5'), scene.face('f-hq5')]).toEqual(['66', '57', 1])
  })

  it('§9.4.4 §9.4.4.elim §9.3.6 and is not lost when they are its only friends', () => {
    expect(drivenBack().where('f-hq5')).toBe('57')
  })

  it('§9.4.4 §9.1.3.b a hex whose battle is still to come receives nobody', () => {
    const scene = drivenBack({
      pieces: { 'f-iii': '56', 'g-vii': '56' },
      prepare: (state) => {
        state.battle.set(55, 2)
      },
    })
    expect(scene.where('f-hq5')).toBe('57')
  })
})
