/** Where an entry of the data comes from, and what entries have in common. */
import type { Basis, Names, Provenance } from '@sandtable/kernel/data'
import type { NationId } from '../sides.ts'

export type { Basis, Names, Provenance }

export interface Spaces extends Provenance {
  readonly spaces: readonly string[]
}
export interface Nations extends Provenance {
  readonly nations: readonly NationId[]
}
