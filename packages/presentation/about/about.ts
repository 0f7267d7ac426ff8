/** What the about page of a game is made of. */
import type { Language } from '@sandtable/kernel'
import type { Basis } from '@sandtable/kernel/data'
import type { Credit, WorkId } from './works.ts'

/** How many entries of a data file rest on what. */
export interface Count {
  readonly title: string
  readonly counts: Readonly<Record<Basis, number>>
}

export interface Source {
  readonly basis: Basis
  /** 0 to 1 */
  readonly confidence?: number
  readonly note?: string
}

/** A value, with its own source where that differs from the entry's. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly source?: Source
}

/** One entry of the data: a hex or a unit. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly facts: readonly Fact[]
  readonly source: Source
}

/** What the page of each game says. */
export interface AboutWords {
  readonly title: string
  /** the printed game, and what is taken from it */
  readonly printed: readonly string[]
  readonly law: readonly string[]
  /** examples of what can be looked up */
  readonly lookUpHint: string
  /** works it has used for something of its own */
  readonly uses: Readonly<Partial<Record<WorkId, string>>>
}

interface AboutText extends Omit<AboutWords, 'uses'> {
  readonly lawTitle: string
  readonly creditsTitle: string
  readonly credits: readonly Credit[]
}

/** One game's about page. */
export interface About {
  text(language: Language): AboutText
  counts(language: Language): readonly Count[]
  /** names and numbers that fit what was typed, the best first */
  find(query: string, language: Language): readonly { readonly id: string; readonly title: string }[]
  entry(id: string, language: Language): Entry | undefined
  /** shown before anything is typed */
  readonly examples: readonly string[]
}
