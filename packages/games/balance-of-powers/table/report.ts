/** The inspector: a place and its units in words and numbers. */
import type { SpaceReport, UnitRow } from '@sandtable/presentation'
import { pointsOfForce } from '../inspect/march.ts'
import { NOBODY } from '../nations.ts'
import { idOf, ownerOf, townName } from '../places.ts'
import { isCorps, printedEffectiveness } from '../units.ts'
import { held, movers } from './question.ts'
import { railFact } from './by-rail.ts'
import { factsOf } from './report-facts.ts'
import { unitRow } from './report-units.ts'
import { nationIn, placeIn, type Scene, viewerSide, words } from './scene.ts'
import { heapsAt } from './seen-units.ts'

export function report(scene: Scene, space: number): SpaceReport {
  const own = viewerSide(scene)
  const units = [...heapsAt(scene.state, space)]
    .sort((a, b) => Number(b.side === own) - Number(a.side === own))
    .flatMap((heap) => heap.units)
  const meant = new Set(held(scene).units)
  const chosen = units.filter((u) => meant.has(u))
  const hand = new Set(movers(scene))
  const w = words(scene).units
  const mark = chosen.length === units.length ? undefined : hand.size > 0 ? w.inHand : w.chosen
  const rows = [...chosen, ...units.filter((u) => !meant.has(u))].map(
    (u): UnitRow => unitRow(scene, u, meant.has(u) ? mark : undefined),
  )
  return {
    title: titleOf(scene, space),
    id: idOf(space),
    ...(chosen.length === 0 ? {} : { chip: w.chip(chosen.length, units.length) }),
    facts: [...(chosen.some((u) => hand.has(u)) ? railFact(scene) : []), ...factsOf(scene, space)],
    units: rows,
    sums: sumsOf(scene, hand.size > 0 ? chosen : units),
  }
}

/** Where nothing stands it is called after whose it was in 1914. */
function titleOf(scene: Scene, space: number): string {
  const owner = ownerOf(space)
  const isNamed = townName(space) !== undefined || owner === NOBODY
  return isNamed ? placeIn(scene, space) : nationIn(scene, owner)
}

/** §9.0 what the force comes to */
function sumsOf(scene: Scene, units: readonly number[]): SpaceReport['sums'] {
  const s = scene.state
  const corps = units.filter(isCorps)
  if (corps.length === 0) return []
  const { sums: w } = words(scene).units
  const best = Math.max(...corps.map((u) => printedEffectiveness(u, s.flipped.get(u) === 1)))
  return [
    { label: w.corps, value: String(corps.length) },
    { label: w.best, value: String(best) },
    { label: w.points, value: String(pointsOfForce(s, corps).now) },
  ]
}
