/** What there is to say about a place. */
import type { Line, SpaceReport } from '@sandtable/presentation'
import {
  LAST_BARRED_TURN,
  railUse,
  stackWeight,
  unitsEnemySees,
  groundOf,
  type HexsideFeature,
} from '../inspect/index.ts'
import { EDGE_SOURCES, FORTRESS, isBarredHex, isNextToFortress, RAILS, TOWNS, townAt } from '../map.ts'
import { enemyOf } from '../sides.ts'
import { isInEnemyZone } from '../state.ts'
import { nameOf, type Scene, viewerSide, words } from './scene.ts'
import { supplyFact } from './supply-words.ts'
import type { SeenUnit } from './seen-units.ts'

type SpaceFact = SpaceReport['facts'][number]

export function factsOf(scene: Scene, space: number, units: readonly SeenUnit[]): SpaceFact[] {
  const w = words(scene).report
  const [first] = units
  const ofUnits =
    first === undefined ? [] : first.isOwn ? ownFacts(scene, space, units) : enemyFacts(scene, first)
  return [
    { label: w.terrain, line: { text: terrainText(scene, space) } },
    ...townFacts(scene, space),
    ...ofUnits,
    ...zoneFacts(scene, space),
    ...railFacts(scene, space),
    ...specialFacts(scene, space),
  ]
}

function ownFacts(scene: Scene, space: number, units: readonly SeenUnit[]): SpaceFact[] {
  const w = words(scene).report
  const s = scene.state
  const side = (units[0] as SeenUnit).side
  const { steps, limit, over } = stackWeight(s, side, space)
  const weight: Line =
    over > 0
      ? { text: w.overWeight(steps, limit, over), rules: ['5.1', '5.2'], tone: 'warn' }
      : { text: w.weight(steps, limit), rules: ['5.1'] }
  const top = unitsEnemySees(s, side).find((u) => units.some(({ unit }) => unit === u))
  return [
    { label: w.supply, line: supplyFact(scene, s, units) },
    { label: w.stacking, line: weight },
    ...(top === undefined
      ? []
      : [{ label: w.sees, line: { text: w.seesTop(nameOf(scene, top), units.length > 1), rules: ['5.4'] } }]),
  ]
}

/** §5.4 */
function enemyFacts(scene: Scene, { stacked }: SeenUnit): SpaceFact[] {
  const w = words(scene).report
  return [{ label: w.youSee, line: { text: stacked === true ? w.topOnly : w.topAlone, rules: ['5.4'] } }]
}

/** §15.1.2 */
function townFacts(scene: Scene, space: number): SpaceFact[] {
  const town = TOWNS[townAt(space)]
  if (!town) return []
  const s = scene.state
  const w = words(scene)
  const [side, holder] = [w.armies[town.side] as string, w.armies[s.holder.get(townAt(space))] as string]
  const text =
    s.captured.get(townAt(space)) === 1
      ? w.report.taken(town.occupy, side, holder)
      : w.report.town_(town.capture, town.occupy, side, holder)
  return [{ label: w.report.town, line: { text, rules: ['15.1.2'] } }]
}

/** §6.0 */
function zoneFacts(scene: Scene, space: number): SpaceFact[] {
  const s = scene.state
  const side = viewerSide(scene)
  if (!isInEnemyZone(s, side, space)) return []
  const w = words(scene).report
  const isBoth = isInEnemyZone(s, enemyOf(side), space)
  return [{ label: w.zone, line: { text: isBoth ? w.inBoth : w.inZone, rules: ['6.0'] } }]
}

/** §11.2 */
function railFacts(scene: Scene, space: number): SpaceFact[] {
  if (RAILS.neighbour(space, 0) < 0) return []
  const { linked, cut } = railUse(scene.state, viewerSide(scene))
  if (!linked.includes(space) && !cut.includes(space)) return []
  const w = words(scene)
  const army = w.armies[viewerSide(scene)] as string
  const line: Line = linked.includes(space)
    ? { text: w.report.railOpen(army), rules: ['11.2'] }
    : { text: w.report.railCut(army), rules: ['11.2'], tone: 'warn' }
  return [{ label: w.report.rail, line }]
}

/** §4.5 §11.2 §13.0 */
function specialFacts(scene: Scene, space: number): SpaceFact[] {
  const w = words(scene).report
  const isClosed = scene.state.turn <= LAST_BARRED_TURN
  const fact = (text: string, rule: string): SpaceFact => ({ label: w.rule, line: { text, rules: [rule] } })
  return [
    ...(space === FORTRESS ? [fact(w.fortress, '13.0')] : []),
    ...(isNextToFortress(space) ? [fact(w.besideFortress, '13.0.c')] : []),
    ...(isBarredHex(space) ? [fact((isClosed ? w.barred : w.unbarred)(LAST_BARRED_TURN), '4.5')] : []),
    ...((EDGE_SOURCES[viewerSide(scene)] as readonly number[]).includes(space)
      ? [fact(w.source, '11.2')]
      : []),
  ]
}

/** A hex's ground in words: "Clear · ridge to the south and southwest · San to the north". */
function terrainText(scene: Scene, space: number): string {
  const { terrain, sides } = groundOf(space)
  const w = words(scene)
  const kinds = new Map<string, HexsideFeature[]>()
  for (const side of sides) {
    const key = side.kind === 'ridge' ? 'ridge' : `river ${side.river?.en ?? ''}`
    kinds.set(key, [...(kinds.get(key) ?? []), side])
  }
  return [w.terrain[terrain], ...[...kinds.values()].map((each) => sideText(scene, each))].join(w.dot)
}

/** One river or ridge, and the sides it runs along. */
function sideText(scene: Scene, sides: readonly HexsideFeature[]): string {
  const { compass, hexside } = words(scene)
  const [first] = sides
  const where = (kind: HexsideFeature['kind']): string[] =>
    sides.filter((side) => side.kind === kind).map(({ direction }) => compass[direction] ?? '')
  if (!first || first.kind === 'ridge') return hexside.ridge(where('ridge'))
  return hexside.river(first.river?.[scene.language] ?? hexside.aRiver, where('river'), where('bridge'))
}
