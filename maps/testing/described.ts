import { join } from 'node:path'
import type { DrawnMap, MapDescription } from '@sandtable/cartography'
import { keptCountry } from '../extract/keep.ts'
import { foldersOf } from '../output/folders.ts'
import { ROOT } from './printed.ts'

/** The map of a game as the builder sees it, with the country it keeps. */
export const described = (id: string, map: DrawnMap): MapDescription =>
  map.describe(keptCountry(join(foldersOf(id, ROOT).drawn, 'ground')))
