/** The map of Illusions of Glory as the board needs it. */
import { pointSheet, type Sheet, type SheetData } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { areConnected } from '../map.ts'
import data from './sheet.json' with { type: 'json' }

/** Side of a space and of a counter in map units, as the map is drawn. */
const SPACE = 54
const COUNTER = 46

export const sheet: Sheet = pointSheet(data as SheetData, {
  ids: DATA.map.spaces.map(({ id }) => id),
  areJoined: areConnected,
  W: SPACE,
  counter: COUNTER,
})
