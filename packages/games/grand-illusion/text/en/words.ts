/** Words all English sentences share. */
import type { Fact } from '@sandtable/kernel'
import { AL } from '../../sides.ts'
import { namer } from '../shape.ts'

const MOST_NAMED = 5

/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} others`
  return names.length < 2
    ? (names[0] ?? 'nobody')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

export const { hex, hexes, piece, pieces } = namer('en', list)

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
