import type { Country, Nation } from '@sandtable/cartography'
import {
  between,
  chain,
  contains,
  fillet,
  hexOutline,
  hexside,
  type Polygon,
  type Polyline,
  type Segment,
} from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { frame, HEX } from './frame.ts'
import { around, areaOf, HEXES, isLand, isSea, ownerOf, type Pair, pairKey, PAIRS, pairsIn } from './hexes.ts'

/** Corners only just rounded: every hexside stays a side of the frontier. */
const rounded = (line: Polyline): Polyline => fillet(line, () => HEX / 5)

const barred = new Set(
  [...pairsIn(DATA.map.impassable), ...DATA.map.straits.flatMap(({ side }) => pairsIn(side))].map(pairKey),
)

/** A side that runs through water is no frontier. */
const SHARES = [0.2, 0.5, 0.8]
const isAshore = ([a, b]: Segment, land: readonly Polygon[]): boolean =>
  SHARES.some((share) => land.some((outline) => contains(outline, between(a, b, share))))

const linesBetween = (pairs: readonly Pair[], land?: readonly Polygon[]): Polyline[] =>
  chain(
    pairs.map(([a, b]) => hexside(frame, a, b)).filter((side) => land === undefined || isAshore(side, land)),
  ).map(rounded)

const onLand = PAIRS.filter((pair) => pair.every(isLand) && !barred.has(pairKey(pair)))

/** §1.2(4) the borders of 1792 */
export const frontiers = (land: readonly Polygon[]): Polyline[] =>
  linesBetween(
    onLand.filter(([a, b]) => ownerOf(a) !== ownerOf(b)),
    land,
  )

/** §1.2(5) provinces of the same country */
export const provinceBorders = (land: readonly Polygon[]): Polyline[] =>
  linesBetween(
    onLand.filter(([a, b]) => ownerOf(a) === ownerOf(b) && areaOf(a) !== areaOf(b)),
    land,
  )

export const zoneBorders = (): Polyline[] =>
  linesBetween(PAIRS.filter(([a, b]) => isSea(a) && isSea(b) && areaOf(a) !== areaOf(b)))

const MAJORS: Readonly<Record<string, Nation>> = {
  france: 'france',
  britain: 'britain',
  russia: 'russia',
  austria: 'austria-hungary',
  prussia: 'prussia',
  spain: 'spain',
  turkey: 'ottoman',
  sweden: 'sweden',
  denmark: 'denmark',
}
const MINORS: readonly Nation[] = ['minor-a', 'minor-b', 'minor-c', 'minor-d']

/** Which countries of the data touch which. */
function neighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const id of HEXES) {
    const own = ownerOf(id)
    if (own === undefined) continue
    const others = found.get(own) ?? new Set()
    found.set(own, others)
    for (const other of around(id).map(ownerOf)) if (other !== undefined && other !== own) others.add(other)
  }
  return found
}

/** A colour for each: minor countries that touch differ in theirs. */
function colours(): ReadonlyMap<string, Nation> {
  const chosen = new Map(Object.entries(MAJORS))
  const touching = [...neighbours()].sort(([, a], [, b]) => b.size - a.size)
  for (const [country, others] of touching) {
    if (chosen.has(country)) continue
    const taken = new Set([...others].map((other) => chosen.get(other)))
    chosen.set(country, MINORS.find((colour) => !taken.has(colour)) ?? 'minor-a')
  }
  return chosen
}

/** Of a sea hex the country whose coast reaches into it. */
const coastOf = (id: string): string | undefined =>
  around(id)
    .map(ownerOf)
    .find((owner) => owner !== undefined)

/** The land of each country, hex by hex; what of it is sea is painted over. Countries of one colour go together. */
export function countries(): Country[] {
  const colourOf = colours()
  const byColour = new Map<Nation, Polygon[]>()
  for (const id of HEXES) {
    const colour = colourOf.get(ownerOf(id) ?? (isLand(id) ? undefined : coastOf(id)) ?? '')
    if (colour) byColour.set(colour, [...(byColour.get(colour) ?? []), hexOutline(frame, id)])
  }
  return [...byColour].flatMap(([nation, [outline, ...others]]) =>
    outline ? [{ nation, outline, others }] : [],
  )
}
