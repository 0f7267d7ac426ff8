import { join } from 'node:path'
import type { DrawnMap, MapDescription } from '@sandtable/cartography'
import { coverOf, overlap } from '@sandtable/cartography/labels'
import type { MapLabel } from '@sandtable/presentation'
import { keptCountry } from '../extract/keep.ts'
import { foldersOf } from '../output/folders.ts'
import { ROOT } from './printed.ts'

/** The map of a game as the builder sees it, with the country it keeps. */
export const described = (id: string, map: DrawnMap): MapDescription =>
  map.describe(keptCountry(join(foldersOf(id, ROOT).drawn, 'ground')))

/** Names that are set over each other. */
export function clashesOf(labels: readonly MapLabel[]): string[] {
  const covers = labels.map(coverOf)
  return labels.flatMap((label, i) =>
    covers.slice(i + 1).flatMap((other, k) => {
      const shared = overlap(covers[i] ?? [], other)
      return shared > 1 ? [`${label.text.en} and ${labels[i + 1 + k]?.text.en ?? ''}: ${shared}`] : []
    }),
  )
}

/** Two spaces side by side, whichever is named first. */
export const pairKey = (a: string, b: string): string => [a, b].sort().join(' ')
