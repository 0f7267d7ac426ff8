/** What may wait until people see the first page they asked for: the list of games, or a board with its counters. */
import { afterPaint } from './after-paint.ts'

const waiting: (() => void)[] = []
let isShown = false

/** To be told when a page stands; only the first time counts. */
export function pageStands(): void {
  if (isShown) return
  isShown = true
  afterPaint(() => waiting.splice(0).forEach((act) => act()))
}

/** Once, after the first page; it is asked for before there is one. */
export const afterFirstPage = (act: () => void): void => void waiting.push(act)
