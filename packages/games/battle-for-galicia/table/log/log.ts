/** The log as prose: grouped by phase, marches and attacks each told as one. */
import type { Language } from '@sandtable/kernel'
import type { LogGroup, LogLine } from '@sandtable/presentation'
import { battleForGalicia } from '../../index.ts'
import type { Told } from '../scene.ts'
import { tellAttack } from './attack.ts'
import { type Chapter, chapters } from './chapters.ts'
import { type Teller, tellerOf } from './teller.ts'
import { tellWay } from './ways.ts'

export function log(told: readonly Told[], language: Language): LogGroup[] {
  const teller = tellerOf(battleForGalicia.text(language), language)
  return chapters(told, language).flatMap((chapter) => groupOf(chapter, teller))
}

interface Telling {
  readonly title: string
  readonly told: readonly Told[]
  readonly groups: LogGroup[]
}

/** The very same events: another pair of eyes has been told others. */
const isSame = (a: readonly Told[], b: readonly Told[]): boolean =>
  a.length === b.length && a.every(({ event }, i) => event === b[i]?.event)

/** Chapters told before: only the last one grows. The title tells the languages apart. */
const tellings = new WeakMap<Told['event'], Telling>()

function groupOf(chapter: Chapter, teller: Teller): LogGroup[] {
  const { title, nation, at, told } = chapter
  const [first] = told
  if (!first) return []
  const known = tellings.get(first.event)
  if (known?.title === title && isSame(known.told, told)) return known.groups
  const groups = [{ title, nation, at, lines: linesOf(told, teller) }]
  tellings.set(first.event, { title, told, groups })
  return groups
}

/** Goes through the events; each teller takes as many as belong together. */
function linesOf(told: readonly Told[], teller: Teller): LogLine[] {
  const lines: LogLine[] = []
  for (let i = 0; i < told.length; ) {
    const rest = told.slice(i)
    const { lines: more, taken } = tellAttack(rest, teller) ?? tellWay(rest, teller) ?? tellOne(rest, teller)
    lines.push(...more)
    i += taken
  }
  return lines
}

/** Whatever belongs to nothing else, in the game's own words. */
function tellOne([first]: readonly Told[], teller: Teller): { lines: LogLine[]; taken: number } {
  return { lines: first ? [teller.plain(first)] : [], taken: 1 }
}
