/** Words all Japanese sentences share. */
import type { Fact } from '@sandtable/kernel'
import { AP } from '../../sides.ts'
import { namer } from '../names.ts'

const MOST_NAMED = 5

/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[], counter: string): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join('、')}ほか${names.length - MOST_NAMED + 1}${counter}`
  return names.length === 0 ? 'なし' : names.join('、')
}

/** units, places and cards are counted by different words */
export const { piece, pieces, nation, pool } = namer('ja', (names) => list(names, 'ユニット'))
export const { space, spaces } = namer('ja', (names) => list(names, 'か所'))
const quoted = (name: string): string => `「${name}」`
export const { card, cards } = namer('ja', (names) => list(names.map(quoted), '枚'))

/** "連合国勢力" */
export const player = (side: Fact | undefined): string => (side === AP ? '連合国勢力' : '中欧列強')
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
