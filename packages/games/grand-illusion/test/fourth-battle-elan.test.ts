import { expect, it } from 'vitest'
import { fight, PLAIN } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const corps = ['f-i', 'f-ii', 'f-iii', 'f-x']
const riders = ['g-2c', 'g-4c', 'g-9c', 'g-5c']
const inMetz = (ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, '86']))

const MISSES = Array.from({ length: 8 }, () => 6)

/** Four corps attack Metz as a Plan XVII battle; four spaces of cavalry leave its forts off the board, and all ride away. */
function chase(): StagedScene {
  const scene = fight({
    hex: '86',
    attackers: corps,
    turn: 3,
    mandated: { AL: 1 },
    pieces: inMetz([...corps, ...riders, 'fort-metz-5', 'fort-metz-3']),
  })
  scene.act('battle', '86')
  scene.dice(...PLAIN, ...MISSES).act('yes')
  while (scene.can('alone')) scene.act('alone')
  scene.act('by-the-book')
  while (scene.prompt === 'withdraw-cavalry') scene.act('yes')
  return scene
}

it('§9.3.5.c §9.2.6 attackers who only chased cavalry have lost nothing: the German strikes one of them', () => {
  const scene = chase()
  expect(scene.seen('fired')).toHaveLength(0)
  expect([scene.asked, scene.prompt]).toEqual(['GE', 'elan-loss'])
  expect(scene.offers('strike')).toEqual([...corps].sort())
  scene.act('strike', 'f-iii')
  expect(scene.face('f-iii')).toBe(1)
  expect(scene.seen('mandated-fought')).toHaveLength(1)
})
