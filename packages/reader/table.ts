import { BASES, type Basis } from '@sandtable/kernel/data'

/** A table of the game as rows of text, with where its figures come from. */
export interface ReaderTable {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** columns of words; the others hold figures */
  readonly words: readonly number[]
  /** the lowest standing of any of its entries */
  readonly basis: Basis
}

/** What a table as a whole can claim: no more than its weakest entry. */
export const weakest = (entries: readonly { readonly basis: Basis }[]): Basis =>
  BASES[Math.max(...entries.map(({ basis }) => BASES.indexOf(basis)))] ?? 'design'

/** with a typographic minus */
export const figure = (text: string | number): string => String(text).replaceAll('-', '−')
export const signed = (n: number): string => (n < 0 ? figure(n) : `+${n}`)

/** Rows that count from a threshold to the next one, as "3–5", "14+". */
export function span(from: number | null, next: number | null | undefined): string {
  if (next === undefined || next === null) return from === null ? '' : `${from}+`
  if (from === null) return `≤ ${next - 1}`
  return from === next - 1 ? String(from) : `${from}–${next - 1}`
}
