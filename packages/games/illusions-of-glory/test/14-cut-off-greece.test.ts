/** §11.2.k spaces of a Greece at war that are cut off. */
import { expect, it } from 'vitest'
import { idOfSpace, NEIGHBOURS, space } from '../map.ts'
import type { SideId } from '../sides.ts'
import { StagedScene } from './scene.ts'

/** Larissa is the enemy's, empty, and all around it belongs to the side Greece has joined */
function cutOff(side: SideId, enemy: SideId, unit: string): StagedScene {
  const around = (NEIGHBOURS[space('Larissa')] ?? []).map((x): [string, SideId] => [idOfSpace(x), side])
  return new StagedScene({
    stage: 'attrition',
    round: 0,
    greece: side,
    status: { GR: 'at-war', BU: 'at-war' },
    pieces: { [unit]: 'Salonika' },
    control: { Larissa: enemy, ...Object.fromEntries(around) },
  })
}

it('§11.2.f §11.2.k no marker is laid on the ground of an ally, Greece not excepted', () => {
  for (const scene of [cutOff('AP', 'CP', 'BR_XII'), cutOff('CP', 'AP', 'BU_1stArmy')])
    expect(scene.marker('Larissa')).toBe('none')
  expect(cutOff('AP', 'CP', 'BR_XII').control('Larissa')).toBe('AP')
})

it('§14.3.2.c §26.3.1.d neutral Greek spaces are nobody’s when their units have starved; the cities stay', () => {
  const scene = new StagedScene({
    stage: 'attrition',
    round: 0,
    flags: ['blockade'],
    pieces: { AH_I: { at: 'Athens', reduced: true }, AH_II: { at: 'Larissa', reduced: true } },
    control: { Salonika: 'AP' },
  })
  expect(['AH_I', 'AH_II'].map((id) => scene.where(id))).toEqual(['eliminated', 'eliminated'])
  expect(['Athens', 'Larissa'].map((id) => scene.control(id))).toEqual(['CP', 'none'])
})
