import { describe, expect, it } from 'vitest'
import { fight, PLAIN, settle } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const down = { hex: '86', back: true } as const
const CORPS = ['f-i', 'f-ii', 'f-iii', 'f-iv', 'f-v'] as const

/** five corps declared against four; all dice miss */
function assault(fresh: readonly string[]): StagedScene {
  const pieces: Record<string, Placed> = { 'g-ii': '86', 'g-iii': '86', 'g-iv': '86', 'g-v': '86' }
  for (const id of CORPS) pieces[id] = fresh.includes(id) ? '86' : down
  const scene = fight({ hex: '86', turn: 2, mandated: { AL: 1 }, attackers: CORPS, pieces })
  return scene
    .dice(...PLAIN)
    .act('battle', '86')
    .act('yes')
}

describe('§9.3.5.c §9.2.3.a.n3 whom the loss for élan may fall on', () => {
  it('§9.2.3.a.n3 a disrupted corps left in the hex is not touched by what comes of the battle', () => {
    const scene = assault([])
    for (const id of CORPS.slice(0, 4)) {
      scene.act('place', id)
      if (scene.prompt === 'choose-opponent') scene.act('opposite', scene.offers('opposite')[0])
      if (id === 'f-iii') scene.dice(6, 6, 6, 6, 6, 6, 6, 6)
    }
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['GE', 'elan-loss', '9.3.5.c'])
    expect(scene.offers('strike')).toEqual(['f-i', 'f-ii', 'f-iii', 'f-iv'])
    expect(scene.refusal('strike', 'f-v')).toMatchObject({ code: 'not-in-battle', rule: '9.3.5.c' })
    settle(scene.act('strike', 'f-i'))
    expect(scene.where('f-i')).toBe('dead')
  })

  it('§9.3.5.c an undisrupted attacker comes before all of them', () => {
    const scene = assault(['f-i'])
    scene.dice(6, 6, 6, 6, 6, 6, 6, 6).act('by-the-book')
    expect(scene.seen('unit-disrupted')).toMatchObject([{ rule: '9.3.5.c', cause: 'elan' }])
    expect(scene.face('f-i')).toBe(1)
  })
})
