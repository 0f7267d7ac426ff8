/** The tab says what is waited for: people look at something else while the computer plays. */
import { createEffect, onCleanup } from 'solid-js'
import { seenWords } from '../seen/words.ts'
import type { Table } from '../table/table.ts'

export function followTitle(table: Table): void {
  const before = document.title
  createEffect(() => {
    const { game } = table.titles()
    const news = newsFor(table)
    document.title = news === undefined ? `${game} · Sandtable` : `${news} · ${game}`
  })
  onCleanup(() => {
    document.title = before
  })
}

/** What a person has to do; nothing while somebody else decides. */
export function newsFor(
  table: Pick<Table, 'language' | 'prompt' | 'outcome' | 'isLive'> & {
    readonly seen: Pick<Table['seen'], 'hold'>
  },
): string | undefined {
  const words = seenWords(table.language())
  if (table.seen.hold() === 'result') return `◆ ${words.resultWaits}`
  if (table.outcome() || !table.isLive()) return undefined
  return table.prompt().yours || table.seen.hold() !== undefined ? `● ${words.yourTurn}` : undefined
}
