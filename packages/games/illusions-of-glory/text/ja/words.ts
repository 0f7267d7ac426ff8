/** Words all Japanese sentences share. */
import type { Fact } from '@sandtable/kernel'
import { AP } from '../../sides.ts'
import { namer } from '../names.ts'

const MOST_NAMED = 5

/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join('、')}ほか${names.length - MOST_NAMED + 1}個`
  return names.length === 0 ? 'なし' : names.join('、')
}

export const { space, spaces, piece, pieces, card, cards, nation, pool } = namer('ja', list)

/** "連合国勢力" */
export const player = (side: Fact | undefined): string => (side === AP ? '連合国勢力' : '中欧列強')
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `-${-n}` : '±0')
