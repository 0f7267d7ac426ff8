/** Previews of choices among units, and of places a unit may come to. */
import type { Preview } from '@sandtable/presentation'
import { pointsOfForce } from '../inspect/march.ts'
import { isHungry } from '../inspect/units.ts'
import { isFlipped } from '../state.ts'
import { isCorps, printedEffectiveness } from '../units.ts'
import { movers } from './question.ts'
import { nameOf, placeIn, type Scene, words } from './scene.ts'

/** §9.12 what the force has left with the unit, or without it */
export function takePreview(scene: Scene, u: number): Preview | undefined {
  const hand = movers(scene)
  if (hand.length === 0) return undefined
  const isIn = hand.includes(u)
  const units = isIn ? hand.filter((each) => each !== u) : [...hand, u]
  const w = words(scene).march
  const { now } = pointsOfForce(scene.state, units)
  return {
    title: (isIn ? w.without : w.with)(nameOf(scene, u)),
    lines: units.some(isCorps) ? [{ text: w.left(now), rules: ['9.12'] }] : [],
  }
}

/** §10.53 its effectiveness as it counts here */
export function losePreview(scene: Scene, u: number): Preview | undefined {
  const s = scene.state
  const w = words(scene)
  return {
    title: nameOf(scene, u),
    lines: [
      { text: w.counter.effectiveness(printedEffectiveness(u, isFlipped(s, u))), rules: ['10.53'] },
      ...(isHungry(s, u) ? [{ text: w.counter.out, rules: ['3.2'], tone: 'bad' } as const] : []),
    ],
  }
}

export const placePreview = (scene: Scene, place: number): Preview => ({
  title: placeIn(scene, place),
  lines: [{ text: words(scene).ground(place), rules: ['1.22'] }],
})
