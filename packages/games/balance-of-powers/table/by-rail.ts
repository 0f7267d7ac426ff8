/** §9.2 Whether the force in the hand could go by rail: to a place, or at all, and why not. */
import { type Line, refusalSentence, type SpaceReport } from '@sandtable/presentation'
import { forceOf } from '../inspect/march.ts'
import { majorData } from '../nations.ts'
import {
  payers,
  railDestinations,
  railDistance,
  railPrice,
  whyNotRailTo,
} from '../rules/09-land-movement/rail.ts'
import { movers } from './question.ts'
import { nationIn, type Scene, words } from './scene.ts'

/** What a place beyond a march is by rail. */
export function railLines(scene: Scene, units: readonly number[], goal: number): Line[] {
  if (units.length === 0 || goal < 0) return []
  const s = scene.state
  const force = forceOf(s, units)
  const w = words(scene).march
  const why = whyNotRailTo(s, force, goal)
  if (why)
    return [
      {
        text: w.notByRail(refusalSentence(scene, why, words(scene).refusal)),
        rules: [why.rule],
        tone: 'faint',
      },
    ]
  const hexes = railDistance(s, force, goal)
  return [{ text: w.byRail(hexes, railPrice(s, force, hexes)), rules: ['9.21'], tone: 'good' }]
}

/** Of the force in the hand: what the railways still carry, or why they do not carry it. */
export function railFact(scene: Scene): SpaceReport['facts'] {
  const units = movers(scene)
  if (units.length === 0) return []
  const s = scene.state
  const force = forceOf(s, units)
  const w = words(scene)
  const reached = railDestinations(s, force).length
  const why = reached > 0 ? undefined : whyNotRailTo(s, force, force.from)
  const line: Line = why
    ? { text: refusalSentence(scene, why, w.refusal), rules: [why.rule], tone: 'warn' }
    : {
        text: w.march.railTo(reached, w.and(payers(s, units).map((n) => capacityOf(scene, n)))),
        rules: ['9.24'],
      }
  return [{ label: w.report.byRail, line }]
}

const capacityOf = (scene: Scene, n: number): string => {
  const { rail } = majorData(n)
  return words(scene).panels.legend.capacity(nationIn(scene, n), rail - scene.state.railed.get(n), rail)
}
