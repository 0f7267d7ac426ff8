/** Words all Japanese sentences share. */
import type { Fact } from '@sandtable/kernel'
import { AL } from '../../sides.ts'
import { namer } from '../shape.ts'

const MOST_NAMED = 5

/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join('、')}ほか${names.length - MOST_NAMED + 1}個`
  return names.length === 0 ? 'なし' : names.join('、')
}

export const { hex, hexes, piece, pieces } = namer('ja', list)

export const player = (side: Fact | undefined): string =>
  side === AL ? '連合軍プレイヤー' : 'ドイツ軍プレイヤー'
/** "連合軍", "ドイツ軍" */
export const army = (side: Fact | undefined): string => (side === AL ? '連合軍' : 'ドイツ軍')
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `-${-n}` : '±0')
