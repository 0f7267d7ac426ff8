/** Where an entry of the data comes from, and what entries have in common. */
import type { NationId } from '../sides.ts'

export type Basis = 'rulebook' | 'known-game' | 'history' | 'design'

export interface Provenance {
  readonly basis: Basis
  readonly confidence?: number
  readonly note?: string
}

export interface Names {
  readonly en: string
  readonly ja: string
}

export interface Spaces extends Provenance {
  readonly spaces: readonly string[]
}
export interface Nations extends Provenance {
  readonly nations: readonly NationId[]
}
