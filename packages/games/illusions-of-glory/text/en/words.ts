/** Words all English sentences share. */
import type { Fact } from '@sandtable/kernel'
import { AP } from '../../sides.ts'
import { namer } from '../names.ts'

const MOST_NAMED = 5

/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} others`
  return names.length < 2
    ? (names[0] ?? 'nobody')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

export const { space, spaces, piece, pieces, card, cards, nation, pool } = namer('en', list)

/** "the Allied Powers" */
export const player = (side: Fact | undefined): string =>
  side === AP ? 'the Allied Powers' : 'the Central Powers'
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
/** "attacks" of one unit, "attack" of several */
export const does = (units: readonly unknown[], verb: string): string =>
  units.length === 1 ? `${verb}s` : verb
export const count = (n: Fact | undefined, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`
