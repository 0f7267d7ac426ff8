import type { Brook, RealLine, River } from '@sandtable/cartography'
import { brooksBeside } from '@sandtable/cartography/brooks'
import { DATA } from '../data/load.ts'

/** Real rivers where the game has none; the source calls those of the game by the game's names. */
export const brooksOf = (real: readonly RealLine[], rivers: readonly River[]): Brook[] =>
  brooksBeside(real, (name) => rivers[DATA.map.rivers.findIndex(({ id }) => id === name)])
