/** Words all English sentences share. */
import { englishList, type Fact } from '@sandtable/kernel'
import { AL } from '../../sides.ts'
import { namer } from '../shape.ts'

export const { hex, hexes, piece, pieces } = namer('en', englishList)

/** "the Allied player" */
export const player = (side: Fact | undefined): string =>
  side === AL ? 'the Allied player' : 'the German player'
export const Player = (side: Fact | undefined): string =>
  side === AL ? 'The Allied player' : 'The German player'
/** "Allied", "German" */
export const adjective = (side: Fact | undefined): string => (side === AL ? 'Allied' : 'German')
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
export const count = (n: Fact | undefined, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`
