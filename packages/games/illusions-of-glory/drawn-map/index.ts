/** The map of Illusions of Glory, for the map builder. */
import type { DrawnMap } from '@sandtable/cartography'
import { describeItaly, describeMap } from './describe.ts'
import { HEIGHTS, INSET, ITALIAN_HEIGHTS } from './frame.ts'
import { UNMOVED } from './frontiers-1914.ts'
import { italianProjection, projection } from './places.ts'

/** Lakes that were there in 1914, by their names in the source; its reservoirs are younger. */
const LAKES: readonly string[] = [
  'Lake Ladoga',
  'Lake Peipus',
  'Pskoyskoye Ozero',
  "Lake Il'Men'",
  'Võrtsjärv',
  'Vänern',
  'Vättern',
  'Mälaren',
  'Hjälmaren',
  'Kaliningradskiy Zaliv',
  'Zalew Wislany',
  'Lake Balaton',
  'Lake Skadar',
  'Bodensee',
  'Lago di Garda',
  'Lago di Como',
  'CHIEMSEE',
  'Iznik Gl',
  'Ulubat Golu',
  'Kus Gl',
  'Limni Trikhonis',
]

const COUNTRY = { coast: true, lakes: LAKES, borders: UNMOVED } as const

const ITALY: DrawnMap = {
  source: { heights: ITALIAN_HEIGHTS, projection: italianProjection, ...COUNTRY },
  describe: describeItaly,
}

export const illusionsOfGloryMap: DrawnMap = {
  source: { heights: HEIGHTS, projection, ...COUNTRY },
  describe: describeMap,
  insets: [{ folder: 'italy', at: [INSET.left, INSET.top], map: ITALY }],
}
