/** Previews of taking a force up, of its march and of its journey by rail. */
import type { Line, Preview } from '@sandtable/presentation'
import { hungryAfter } from '../inspect/arriving.ts'
import { forceOf, pointsOfForce, reachOf, type Reached, stepsTo } from '../inspect/march.ts'
import { isHungry } from '../inspect/units.ts'
import { ON } from '../crossings.ts'
import { enemyOf } from '../nations.ts'
import { corpsAt } from '../rules/02-concepts/control.ts'
import { corpsLimit } from '../rules/02-concepts/stacking.ts'
import { isBesideEnemy, payers, railDistance, railPrice } from '../rules/09-land-movement/rail.ts'
import { mayBegin } from '../rules/09-land-movement/ready.ts'
import { allegianceAt, isFlipped } from '../state.ts'
import { ARMP, CROSSINGS, marchCost } from '../terrain.ts'
import { isCorps, isLandLeader } from '../units.ts'
import { movers, reach } from './question.ts'
import { fewNames, nationIn, placeIn, type Scene, words } from './scene.ts'

/** §9.1 the way with what it has cost so far, and what holds at its end */
export function marchPreview(scene: Scene, to: number): Preview | undefined {
  const units = movers(scene)
  const reached = reach(scene).get(to)
  if (!reached) return undefined
  const s = scene.state
  const { now } = pointsOfForce(s, units)
  const steps = stepsTo(reached)
  const { from } = forceOf(s, units)
  const w = words(scene).march
  return {
    path: [{ space: from }, ...steps.map(({ space, spent }) => ({ space, cost: spent }))],
    title: w.title(reached.spent, now, placeIn(scene, from), placeIn(scene, to)),
    lines: [...groundLines(scene, steps), ...endLines(scene, units, steps)],
    note: now - reached.spent > 0 ? w.left(now - reached.spent) : w.stops,
  }
}

/** §9.13 why a step costs all there is */
export function groundLines(scene: Scene, steps: readonly Reached[]): Line[] {
  const w = words(scene)
  return steps.flatMap(({ space, via, cost }): Line[] => {
    if (!via) return []
    const c = CROSSINGS.between(via.space, space)
    if (marchCost(c) !== ARMP) return []
    const why = CROSSINGS.has(c, ON.alpinePass) ? w.report.signs.alpinePass : w.ground(space)
    return [{ text: w.march.all(placeIn(scene, space), why, cost), rules: ['9.13'], tone: 'warn' }]
  })
}

/** §3.1 §2.62 §2.53 supply, room, and whose land is taken */
export function endLines(scene: Scene, units: readonly number[], steps: readonly Reached[]): Line[] {
  const s = scene.state
  const end = steps.at(-1)?.space
  if (end === undefined) return []
  const { side } = forceOf(s, units)
  const w = words(scene).march
  const taken = steps.map(({ space }) => space).filter((p) => allegianceAt(s, p) === enemyOf(side))
  return [
    ...supplyLines(scene, units, steps),
    {
      text: w.room(corpsAt(s, side, end) + units.filter(isCorps).length, corpsLimit(s, end)),
      rules: ['2.62'],
      tone: 'faint',
    },
    ...(taken.length > 0
      ? [{ text: w.takes(words(scene).and(taken.map((p) => placeIn(scene, p)))), rules: ['2.53'] }]
      : []),
    ...(isBesideEnemy(s, side, end) ? [{ text: w.beside, rules: ['9.14'], tone: 'faint' } as const] : []),
  ]
}

/** §3.1 as it will be when the force is there */
function supplyLines(scene: Scene, units: readonly number[], steps: readonly Reached[]): Line[] {
  const w = words(scene).march
  const places = steps.filter(({ leg }) => leg === 0).map(({ space }) => space)
  const hungry = hungryAfter(scene.state, units, places)
  return hungry.length > 0
    ? [{ text: w.unsupplied(fewNames(scene, hungry)), rules: ['3.2'], tone: 'bad' }]
    : [{ text: w.supplied, rules: ['3.1'], tone: 'good' }]
}

/** §9.2 hexes, movement points, the resource point and who pays it */
export function railPreview(scene: Scene, to: number): Preview | undefined {
  const s = scene.state
  const force = forceOf(s, movers(scene))
  if (force.units.length === 0) return undefined
  const hexes = railDistance(s, force, to)
  if (hexes === 0) return undefined
  const price = railPrice(s, force, hexes)
  const w = words(scene).march
  const able = payers(s, force.units)
  const isPaid = s.railPayer >= 0
  const risen = force.units.filter((u) => isCorps(u) && isFlipped(s, u))
  return {
    path: [{ space: force.from }, { space: to, cost: price }],
    title: w.railTitle(hexes, price, placeIn(scene, to)),
    lines: [
      isPaid
        ? { text: w.railPaid, rules: ['9.21'], tone: 'faint' }
        : {
            text: w.railCost(words(scene).and(able.map((n) => nationIn(scene, n)))),
            rules: ['9.21'],
            tone: 'warn',
          },
      ...(risen.length > 0
        ? [{ text: w.railRises(fewNames(scene, risen)), rules: ['9.23'], tone: 'warn' } as const]
        : []),
      ...(isBesideEnemy(s, force.side, to)
        ? [{ text: w.railBeside, rules: ['9.32'], tone: 'warn' } as const]
        : []),
    ],
  }
}

/** all that can move from there */
export function stackPreview(scene: Scene, space: number): Preview | undefined {
  const s = scene.state
  const side = s.phasing
  const units = s.derived.presence.unitsAt(space, side).filter((u) => isLandLeader(u) || mayBegin(s, side, u))
  return units.some(isCorps) ? forcePreview(scene, units) : undefined
}
export const unitPreview = (scene: Scene, u: number): Preview => forcePreview(scene, [u])

function forcePreview(scene: Scene, units: readonly number[]): Preview {
  const s = scene.state
  const { now } = pointsOfForce(s, units)
  const w = words(scene).march
  const hungry = units.filter((u) => isHungry(s, u))
  return {
    title: fewNames(scene, units),
    lines: [
      { text: w.choose(now, reachOf(s, units).size), rules: ['9.0'] },
      ...(hungry.length > 0
        ? [{ text: w.hungry(fewNames(scene, hungry)), rules: ['3.2'], tone: 'bad' } as const]
        : []),
    ],
  }
}
