import type { Country, Nation } from '@sandtable/cartography'
import {
  between,
  chain,
  contains,
  fillet,
  hexOutline,
  hexside,
  nodeKey,
  midpoint,
  type Polygon,
  type Polyline,
  type Segment,
} from '@sandtable/cartography/geometry'
import { frame, HEX } from './frame.ts'
import { HEXES, isSea, ownerOf, pairKey, PAIRS, sidesOfKind } from './hexes.ts'

const NATIONS: Readonly<Record<string, Nation>> = {
  DE: 'germany',
  AH: 'austria-hungary',
  FR: 'france',
  GB: 'britain',
  RU: 'russia',
  BE: 'belgium',
  NL: 'netherlands',
  LU: 'luxembourg',
  CH: 'switzerland',
  DK: 'denmark',
  NO: 'norway',
  SE: 'sweden',
  IT: 'italy',
  RO: 'romania',
}

/** Corners only just rounded: every hexside stays a side of the frontier. */
const rounded = (line: Polyline): Polyline => fillet(line, () => HEX / 5)

const parts = (a: string, b: string): boolean => ownerOf(a) !== ownerOf(b)

const straits = new Set(sidesOfKind('all-water').map(pairKey))
const isStrait = (a: string, b: string): boolean => straits.has(pairKey([a, b]))

/** A side that runs through water is no frontier. */
const SHARES = [0.2, 0.5, 0.8]
const isAshore = ([a, b]: Segment, land: readonly Polygon[]): boolean =>
  SHARES.some((share) => land.some((outline) => contains(outline, between(a, b, share))))

/** Between two countries, where both sides are land. */
export const frontiers = (land: readonly Polygon[]): Polyline[] =>
  chain(
    PAIRS.filter(([a, b]) => !isSea(a) && !isSea(b) && parts(a, b) && !isStrait(a, b))
      .map(([a, b]) => hexside(frame, a, b))
      .filter((side) => isAshore(side, land)),
  ).map(rounded)

/** The sides of some hexes that belong to one of them only. */
function edges(hexes: readonly string[]): Segment[] {
  const sides = new Map<string, Segment[]>()
  for (const id of hexes) {
    const outline = hexOutline(frame, id)
    outline.forEach((corner, i) => {
      const side: Segment = [corner, outline[(i + 1) % outline.length] as Segment[0]]
      const key = nodeKey(midpoint(...side))
      sides.set(key, [...(sides.get(key) ?? []), side])
    })
  }
  return [...sides.values()].flatMap((same) => (same.length === 1 ? same : []))
}

/** The land of each nation; what of it is sea is painted over. */
export const countries = (): Country[] =>
  Object.entries(NATIONS).flatMap(([id, nation]) =>
    chain(edges(HEXES.filter((hex) => ownerOf(hex) === id && !isSea(hex)))).map((outline) => ({
      nation,
      outline: rounded(outline),
    })),
  )
