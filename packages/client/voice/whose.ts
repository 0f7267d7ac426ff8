/** Whose units are, in words: the eye sees it by their colour. */
import type { Stack } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'
import { voiceWords } from './words.ts'

type Seen = Pick<Table, 'language' | 'viewer'>

/** "Russia, enemy"; who plays both sides, or none, is told the side alone. */
export function whoseStack(table: Seen, { own, side = '', isNeutral }: Stack): string {
  const words = voiceWords(table.language())
  const isInvolved = table.viewer() !== undefined
  const stance = isNeutral === true ? words.neutral : !isInvolved ? '' : own ? words.own : words.enemy
  return words.side(side, stance)
}

/** Of a unit on the map; nothing is known of one that is not there. */
export function whoseUnit(table: Seen & Pick<Table, 'later'>, unit: number): string {
  const stack = table.later.stacks().find(({ counters }) => counters.some((each) => each.unit === unit))
  return stack ? whoseStack(table, stack) : ''
}
