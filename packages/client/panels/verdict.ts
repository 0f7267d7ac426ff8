import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'

type Ended = Pick<Table, 'language' | 'outcome' | 'viewer' | 'seatTitle'>

/** How it ended for the viewer; for onlookers, who won. */
export function verdict(table: Ended): string {
  const words = wordsOf(table.language()).end
  const winners = table.outcome()?.winners ?? []
  const viewer = table.viewer()
  if (viewer === undefined || winners.length === 0) return winnersText(table)
  return winners.includes(viewer) ? words.youWin : words.youLose
}

export function winnersText(table: Ended): string {
  const words = wordsOf(table.language()).end
  const winners = table.outcome()?.winners ?? []
  return winners.length === 0
    ? words.draw
    : words.won(winners.map((seat) => table.seatTitle(seat)).join(' · '))
}
