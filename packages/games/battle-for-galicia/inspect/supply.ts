/** Chapter 11: the supply line of a hex as things stand, and where it is weakest. */
import { Trace } from '@sandtable/board'
import { DATA } from '../data/load.ts'
import { EDGE_SOURCES, GRID, HEXES } from '../map.ts'
import { groundOf, OPEN_ZONES_ALLOWED, supplyGrade, supplyRules, supplySources } from '../rules/11-supply.ts'
import { enemyOf, type Side } from '../sides.ts'
import type { State } from '../state.ts'
import { railRoute } from './rail-route.ts'

export interface SupplyLine {
  readonly hex: number
  /** in supply, low, out (§11.4) */
  readonly grade: number
  /** hexes to the source; -1 if no line can be traced at all */
  readonly length: number
  readonly limits: { readonly in: number; readonly low: number }
  readonly source: number | undefined
  /** §11.2 the map edge itself, or a railway linked to it */
  readonly kind: 'edge' | 'rail' | undefined
  /** from the hex to the source, both included; for a broken line the best one that fails */
  readonly path: readonly number[]
  /** §11.2 along the railway from the source to the map edge */
  readonly rail: readonly number[]
  /** §11.3 hexes of the path in enemy zones that no friend negates; one is allowed */
  readonly zones: readonly number[]
  readonly trouble: 'none' | 'too-far' | 'zones' | 'surrounded'
  readonly weakest: WeakLink | undefined
}

/** Where the enemy would cut the line. */
export interface WeakLink {
  readonly hex: number
  /** nearest enemy that can be seen, and how far away */
  readonly enemy: number
  readonly distance: number
  readonly inZone: boolean
}

const { inSupply, lowSupply } = DATA.tables.supply
const lawful = new Trace(GRID, OPEN_ZONES_ALLOWED)
/** how many zones a line would pass if that were allowed */
const ANY_ZONES = 12
const unlawful = new Trace(GRID, ANY_ZONES)

export function supplyLine(s: State, side: Side, h: number): SupplyLine {
  const rules = supplyRules(s, side)
  const sources = supplySources(s, side)
  lawful.run(sources, HEXES, rules, OPEN_ZONES_ALLOWED, [h])
  const length = lawful.distance(h)
  if (length < 0) unlawful.run(sources, HEXES, rules, ANY_ZONES, [h])
  const path = length < 0 ? pathOf(unlawful, h) : pathOf(lawful, h)
  const source = path.at(-1)
  const grade = supplyGrade(length)
  const { isOpenZone } = groundOf(s, side)
  const zones = path.filter(isOpenZone)
  const kind = source === undefined ? undefined : kindOf(side, source)
  const rail = kind === 'rail' ? railRoute(s, side, source as number) : []
  return {
    hex: h,
    grade,
    length,
    limits: { in: inSupply, low: lowSupply },
    source,
    kind,
    path,
    rail,
    zones,
    trouble: troubleOf(length, path),
    weakest: weakestOf(s, side, [...path.slice(1), ...rail.slice(1)], isOpenZone),
  }
}

const pathOf = (trace: Trace, h: number): number[] => (trace.distance(h) < 0 ? [] : [h, ...trace.pathFrom(h)])

const kindOf = (side: Side, source: number): 'edge' | 'rail' =>
  (EDGE_SOURCES[side] as readonly number[]).includes(source) ? 'edge' : 'rail'

function troubleOf(length: number, path: readonly number[]): SupplyLine['trouble'] {
  if (length < 0) return path.length > 0 ? 'zones' : 'surrounded'
  return length > lowSupply ? 'too-far' : 'none'
}

/** the hex of the line nearest to an enemy; one in an enemy zone before all others */
function weakestOf(
  s: State,
  side: Side,
  line: readonly number[],
  isOpenZone: (h: number) => boolean,
): WeakLink | undefined {
  const enemies = enemyHexes(s, side)
  const links = line.flatMap((hex): WeakLink[] => {
    const enemy = nearest(hex, enemies)
    if (enemy === undefined) return []
    return [{ hex, enemy, distance: GRID.distance(hex, enemy), inZone: isOpenZone(hex) }]
  })
  const risk = ({ inZone, distance }: WeakLink): number => (inZone ? 0 : distance)
  return links.reduce<WeakLink | undefined>(
    (worst, link) => (worst && risk(worst) <= risk(link) ? worst : link),
    undefined,
  )
}

function enemyHexes(s: State, side: Side): number[] {
  const stacks = s.derived.stacks[enemyOf(side)]
  const hexes: number[] = []
  for (let h = 0; h < HEXES; h++) if (stacks.isOccupied(h)) hexes.push(h)
  return hexes
}

const nearest = (h: number, hexes: readonly number[]): number | undefined =>
  hexes.reduce<number | undefined>(
    (best, each) => (best !== undefined && GRID.distance(h, best) <= GRID.distance(h, each) ? best : each),
    undefined,
  )
