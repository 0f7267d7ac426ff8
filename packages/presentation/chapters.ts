/** The log of a game: cut into chapters and told as prose. It is built on as the story goes on, never made anew. */
import type { GameTypes, Language } from '@sandtable/kernel'
import type { LogGroup, LogLine } from './models.ts'
import { perStory, sameUpTo } from './same-story.ts'
import type { Told } from './scene.ts'

/** A stretch of what was told that the log puts under one heading, or a part of it. */
export interface Chapter<T extends GameTypes> {
  readonly nation: string | undefined
  readonly told: readonly Told<T>[]
}

/** How a game tells its log. `Place`: where in the sequence of play we are. */
export interface LogPlan<T extends GameTypes, Place> {
  readonly start: Place
  /** the place an event opens; undefined if it goes on where we are */
  opens(told: Told<T>, now: Place): Place | undefined
  /** it only opens a chapter and says nothing itself */
  isHeading(told: Told<T>): boolean
  title(place: Place, language: Language): string
  /** palette key of the side whose chapter it is */
  nation(place: Place): string | undefined
  /** the prose of what belongs together */
  lines(chapter: Chapter<T>, language: Language): readonly LogLine[]
  /** may prose begin anew with this event, whatever else follows? A long chapter is told in parts, and only the last one again. */
  mayPart?(told: Told<T>, before: Told<T>): boolean
}

/** so many events are told together at least, if the chapter has as many */
const PART = 32

interface Part<T extends GameTypes> {
  readonly told: Told<T>[]
  /** as it was told last; undefined if it has changed since */
  prose: In<readonly LogLine[]> | undefined
}

/** Something in a language. */
interface In<X> {
  readonly language: Language
  readonly said: X
}

interface Written<T extends GameTypes, Place> {
  readonly place: Place
  readonly opening: Told<T>
  readonly parts: Part<T>[]
  /** as it was told last; undefined if it has changed since. A chapter of headings alone makes no group. */
  group: In<LogGroup | undefined> | undefined
}

interface Book<T extends GameTypes, Place> {
  read: readonly Told<T>[]
  readonly chapters: Written<T, Place>[]
}

export type TellLog<T extends GameTypes> = (told: readonly Told<T>[], language: Language) => LogGroup[]

export function createLog<T extends GameTypes, Place>(plan: LogPlan<T, Place>): TellLog<T> {
  const bookOf = perStory<T, Book<T, Place>>(() => ({ read: [], chapters: [] }))
  return (told, language) => {
    const book = bookOf(told)
    const same = sameUpTo(book.read, told)
    for (let i = book.read.length - 1; i >= same; i--) takeOut(book, book.read[i] as Told<T>)
    for (let i = same; i < told.length; i++) putIn(plan, book, told[i] as Told<T>)
    book.read = told
    return book.chapters.flatMap((chapter) => groupOf(plan, chapter, language) ?? [])
  }
}

function putIn<T extends GameTypes, Place>(
  plan: LogPlan<T, Place>,
  { chapters }: Book<T, Place>,
  each: Told<T>,
): void {
  const before = chapters.at(-1)?.place ?? plan.start
  const place = plan.opens(each, before)
  if (place !== undefined || chapters.length === 0)
    chapters.push({ place: place ?? before, opening: each, parts: [], group: undefined })
  if (!plan.isHeading(each)) writeDown(plan, chapters.at(-1) as Written<T, Place>, each)
}

function writeDown<T extends GameTypes, Place>(
  plan: LogPlan<T, Place>,
  chapter: Written<T, Place>,
  each: Told<T>,
): void {
  const part = chapter.parts.at(-1)
  chapter.group = undefined
  if (!part || isFull(plan, part, each)) {
    chapter.parts.push({ told: [each], prose: undefined })
    return
  }
  part.told.push(each)
  part.prose = undefined
}

function isFull<T extends GameTypes, Place>(
  plan: LogPlan<T, Place>,
  { told }: Part<T>,
  next: Told<T>,
): boolean {
  const before = told.at(-1)
  return told.length >= PART && before !== undefined && plan.mayPart?.(next, before) === true
}

/** The last event goes: what it opened goes with it. */
function takeOut<T extends GameTypes, Place>({ chapters }: Book<T, Place>, each: Told<T>): void {
  const chapter = chapters.at(-1)
  const part = chapter?.parts.at(-1)
  if (chapter && part?.told.at(-1) === each) {
    chapter.group = undefined
    part.prose = undefined
    part.told.pop()
    if (part.told.length === 0) chapter.parts.pop()
  }
  if (chapter?.opening === each) chapters.pop()
}

function groupOf<T extends GameTypes, Place>(
  plan: LogPlan<T, Place>,
  chapter: Written<T, Place>,
  language: Language,
): LogGroup | undefined {
  if (chapter.group?.language !== language) chapter.group = { language, said: told(plan, chapter, language) }
  return chapter.group.said
}

function told<T extends GameTypes, Place>(
  plan: LogPlan<T, Place>,
  { place, opening, parts }: Written<T, Place>,
  language: Language,
): LogGroup | undefined {
  if (parts.length === 0) return undefined
  const nation = plan.nation(place)
  return {
    title: plan.title(place, language),
    ...(nation === undefined ? {} : { nation }),
    at: opening.at,
    lines: parts.flatMap((part) => proseOf(plan, part, nation, language)),
  }
}

function proseOf<T extends GameTypes, Place>(
  plan: LogPlan<T, Place>,
  part: Part<T>,
  nation: string | undefined,
  language: Language,
): readonly LogLine[] {
  if (part.prose?.language !== language)
    part.prose = { language, said: plan.lines({ nation, told: part.told }, language) }
  return part.prose.said
}
