/** Amounts on a desk: picks by row, and halves as people write them. */
import type { DeskPick, DeskPurse, DeskSum } from '@sandtable/presentation'

export const amountOf = (picks: readonly DeskPick[], row: string): number =>
  picks.filter((pick) => pick.row === row).length

/** Without the last pick of a row. */
export function without(picks: readonly DeskPick[], row: string): readonly DeskPick[] {
  const last = picks.findLastIndex((pick) => pick.row === row)
  return picks.filter((_, at) => at !== last)
}

const MINUS = '−'

/** "4½", "−1" */
export function figure(amount: number): string {
  const [whole, isHalf] = [Math.floor(Math.abs(amount)), Math.abs(amount) % 1 !== 0]
  const digits = isHalf ? `${whole === 0 ? '' : whole}½` : String(whole)
  return amount < 0 ? `${MINUS}${digits}` : digits
}

export const sumOf = (sums: readonly DeskSum[]): number => sums.reduce((sum, { amount }) => sum + amount, 0)

/** How much of a purse is spent and left, in hundredths of what it held and was given. */
export function shareOf({ had, gained, spent }: DeskPurse): number {
  const all = had + Math.max(0, gained)
  return all === 0 ? 0 : Math.round((100 * (spent + Math.max(0, -gained))) / all)
}
