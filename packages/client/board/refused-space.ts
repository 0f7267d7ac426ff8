/** Where the sign of no entry lies. */
import type { Table } from '../table/table.ts'

/** A question back is no refusal, and what lies in the hand was not refused. */
export function refusedSpace({ whyNot, glow }: Pick<Table, 'whyNot' | 'glow'>): number | undefined {
  const said = whyNot()
  if (said?.space === undefined || said.offer || said.choices) return undefined
  return glow().heldSpaces.has(said.space) ? undefined : said.space
}
