/** What page and worker say to each other about a finished game. */
import type { Findings } from './study.ts'

/** The worker is sent away where it is not needed any more: nothing else has to be said to it. */
export interface Commission {
  readonly game: string
  /** the whole record, as a file */
  readonly record: string
}

export type FromAnalyst =
  | { readonly progress: number }
  | { readonly findings: Findings }
  | { readonly trouble: string }
