import { BASES, type Basis } from '@sandtable/kernel/data'

/** How many entries rest on what. */
export function countBases(entries: readonly { readonly basis: Basis }[]): Record<Basis, number> {
  const of = (basis: Basis): number => entries.filter((entry) => entry.basis === basis).length
  return Object.fromEntries(BASES.map((basis) => [basis, of(basis)])) as Record<Basis, number>
}
