/** Words all English sentences share. */
import { englishList, type Fact } from '@sandtable/kernel'
import { AP } from '../../sides.ts'
import { namer } from '../names.ts'

export const { space, spaces, piece, pieces, card, cards, nation, pool } = namer('en', englishList)

/** "the Allied Powers" */
export const player = (side: Fact | undefined): string =>
  side === AP ? 'the Allied Powers' : 'the Central Powers'
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
/** "attacks" of one unit, "attack" of several */
export const does = (units: readonly unknown[], verb: string): string =>
  units.length === 1 ? `${verb}s` : verb
export const count = (n: Fact | undefined, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`
