/** Chapters of a log that have been told before: only the last one grows. */
import type { GameTypes, Language } from '@sandtable/kernel'
import type { LogGroup, LogLine } from './models.ts'
import type { Told } from './scene.ts'

/** A stretch of what was told that the log puts under one heading. */
export interface Chapter<T extends GameTypes> {
  readonly title: string
  readonly nation: string | undefined
  readonly at: number
  readonly told: readonly Told<T>[]
}

interface Telling<T extends GameTypes> {
  readonly language: Language
  readonly title: string
  readonly told: readonly Told<T>[]
  readonly group: LogGroup
}

/** The very same events: another pair of eyes has been told others. */
const isSame = <T extends GameTypes>(a: readonly Told<T>[], b: readonly Told<T>[]): boolean =>
  a.length === b.length && a.every(({ event }, i) => event === b[i]?.event)

/** Makes groups of chapters; a chapter that has not changed is not told again. */
export function createTellings<T extends GameTypes>(): (
  chapters: readonly Chapter<T>[],
  language: Language,
  linesOf: (chapter: Chapter<T>) => readonly LogLine[],
) => LogGroup[] {
  const tellings = new WeakMap<Told<T>['event'], Telling<T>>()
  return (chapters, language, linesOf) =>
    chapters.flatMap((chapter) => {
      const { title, nation, at, told } = chapter
      const [first] = told
      if (!first) return []
      const known = tellings.get(first.event)
      if (known?.language === language && known.title === title && isSame(known.told, told))
        return [known.group]
      const group = { title, ...(nation === undefined ? {} : { nation }), at, lines: linesOf(chapter) }
      tellings.set(first.event, { language, title, told, group })
      return [group]
    })
}
