/** §8.2.2 Sending units of an activated hex somewhere, over several activations if need be. */
import type { Answer, Refusal } from '@sandtable/kernel'
import { inLegs, type Line, marchOn, type Orders, takeUp, type Way } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { gather, journeyTo, marchTo, movableUnits, whyNotMarch } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { hexOf, phasing } from '../state.ts'
import { dangerLines, gainLines } from './preview-marches.ts'
import { marching } from './question.ts'
import { askedOf, optionsOf, placeName, type Scene, words } from './scene.ts'

/** §8.7 in a withdrawal everybody goes home the shortest way */
const MANNER = 'activation'

export const orders: Orders<GrandIllusionTypes> = {
  ready,
  spaceOf: ({ state }, unit) => hexOf(state, unit),
  way,
  next,
}

function ready(scene: Scene): readonly number[] | undefined {
  const asked = askedOf(scene)
  if (scene.state.withdrawing >= 0) return undefined
  if (asked?.prompt === 'activation') return movable(scene)
  if (asked?.prompt !== 'march') return undefined
  const after = scene.after({ verb: 'halt' })
  const others = after && askedOf(after)?.prompt === 'activation' ? movable(after) : []
  return [...new Set([...marching(scene), ...others])]
}

function movable(scene: Scene): readonly number[] {
  const { state: s } = scene
  const offer = askedOf(scene)?.offer
  const isStack = optionsOf(offer, 'stack').length > 0
  return isStack ? movableUnits(s, phasing(s), s.activeHex, MANNER) : optionsOf(offer, 'unit')
}

function way(scene: Scene, units: readonly number[], goal: number): Way | Refusal {
  const s = scene.state
  const journey = journeyTo(s, units, MANNER, goal)
  if (!journey) return whyNotMarch(s, gather(s, units, MANNER), goal)
  const { from, now, later, stepsNow, isHeld } = journey
  const { orders: w } = words(scene)
  const steps = journey.steps.map(({ hex, cost }) => ({
    space: hex,
    cost,
    at: GRID.idOf(hex),
    text: placeName(scene, hex),
  }))
  const first = steps.slice(0, stepsNow)
  const rest = inLegs(steps.slice(stepsNow), 0, later, w.when).slice(1)
  const held: Line = { text: w.held(placeName(scene, goal)), rules: ['9.1.2.a'], tone: 'warn' }
  const estimate: Line = { text: w.estimate, rules: ['8.4.3.a'], tone: 'faint' }
  return {
    from,
    legs: [{ when: w.when(0), steps: first }, ...rest],
    cost: Math.min(
      now,
      first.reduce((sum, { cost }) => sum + cost, 0),
    ),
    budget: now,
    lines: [
      ...stopLines(scene, units, first.at(-1)?.space),
      ...(isHeld ? [held] : []),
      ...(rest.length > 0 ? [estimate] : []),
    ],
  }
}

/** what comes of the march that is made now */
function stopLines(scene: Scene, units: readonly number[], stop: number | undefined): Line[] {
  const march = stop === undefined ? undefined : marchTo(scene.state, units, MANNER, stop)
  return march ? [...dangerLines(scene, march), ...gainLines(scene, march)] : []
}

/** §8.4 taken up together, with those left behind who are not sent; then as far as they get; then halted */
function next(scene: Scene, units: readonly number[], goal: number): Answer | undefined {
  const asked = askedOf(scene)
  const [first] = units
  if (!asked || first === undefined) return undefined
  if (asked.prompt === 'march') return marchOn(marching(scene), units, () => stopFor(scene, units, goal))
  if (asked.prompt !== 'activation' || stopFor(scene, units, goal) === undefined) return undefined
  return takeUp(asked.offer, units, hexOf(scene.state, first))
}

function stopFor({ state: s }: Scene, units: readonly number[], goal: number): number | undefined {
  const journey = journeyTo(s, units, MANNER, goal)
  return journey?.steps[journey.stepsNow - 1]?.hex
}
