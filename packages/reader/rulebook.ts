import type { Language } from '@sandtable/kernel'
import type { Paragraph } from './markup.ts'

/** A file of a rulebook: its path is told where something in it is wrong. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Where something is written. */
export interface Place {
  readonly file: string
  readonly line: number
}

export const STATUSES = ['play', 'setup', 'optional', 'define', 'note', 'later'] as const
/**
 * What a rule is for: the first three have to be enforced, the next two define words or are remarks. The last belongs to
 * part two of a game that is not whole yet: it is told, and not enforced so far.
 */
export type Status = (typeof STATUSES)[number]

/** One rule in our own words. */
export interface Rule {
  readonly id: string
  /** the number as people say it, or a short word where the rulebook has no number */
  readonly label: string
  readonly title: string
  readonly status: Status
  readonly paragraphs: readonly Paragraph[]
  readonly place: Place
}

export interface Chapter {
  /** its number, or the name of its file if it has none */
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
  readonly place: Place
}

/** A ruling at length: what is unclear, what was decided, and why. */
export interface Ruling {
  readonly number: number
  readonly title: string
  /** the rules it is about, as it is written */
  readonly about: string
  /** question, decision, reason and more, each a line of Markdown */
  readonly lines: readonly string[]
  readonly place: Place
}

/** The rules of a game in one language, and what is wrong with their files. */
export interface Rulebook {
  readonly language: Language
  readonly chapters: readonly Chapter[]
  readonly rulings: readonly Ruling[]
  readonly problems: readonly string[]
}

export const rulesOf = ({ chapters }: Pick<Rulebook, 'chapters'>): Rule[] =>
  chapters.flatMap(({ rules }) => [...rules])

export const problemAt = ({ file, line }: Place, what: string): string => `${file}:${line}: ${what}`
