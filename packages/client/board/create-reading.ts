/** What is read out of the place the keys have reached: by itself while walking, and more when asked. */
import type { Preview } from '@sandtable/presentation'
import { type Accessor, createComputed, createMemo, createSignal, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { voiceWords } from '../voice/words.ts'
import type { Cursor } from './create-cursor.ts'
import { describeAround, describeWhole, partsOf } from './describe.ts'
import { changedParts, type SpokenPart, spokenText } from './spoken-parts.ts'

export type Reading = 'here' | 'around' | 'whole'

export interface Reader {
  readonly text: Accessor<string>
  read(what: Reading): void
}

/** Read only when asked for. */
const READERS: Readonly<Record<Exclude<Reading, 'here'>, (table: Table, space: number) => string>> = {
  around: describeAround,
  whole: describeWhole,
}

/** The place where the keys are, as it was when something was decided last. */
interface Told {
  readonly moment: string
  readonly space: number
  readonly parts: readonly SpokenPart[]
  /** before what was decided last; undefined where the keys have only just come */
  readonly before: readonly SpokenPart[] | undefined
}

const read = (table: Table, space: number): readonly SpokenPart[] => [
  ...partsOf(table, space),
  ...warnings(table, space).map((text) => ({ text, items: [] })),
]

export function createReading(table: Table, cursor: Cursor, hasKeys: Accessor<boolean>): Reader {
  const [asked, setAsked] = createSignal<{ readonly what: Reading; readonly isAgain: boolean }>(HERE)
  // A step or a decision, and it is the place itself that is read.
  createComputed(
    on([cursor.space, table.later.length, table.later.cursor, table.purpose], () => setAsked(HERE), {
      defer: true,
    }),
  )
  const moment = (): string =>
    [table.later.length(), table.later.cursor(), table.purpose(), table.language()].map(String).join(' ')
  const told = createMemo((last: Told | undefined): Told | undefined => {
    const [space, now] = [cursor.space(), moment()]
    if (!hasKeys() || space === undefined) return undefined
    const isHere = last?.space === space
    const before = isHere ? (last.moment === now ? last.before : last.parts) : undefined
    return { moment: now, space, parts: read(table, space), before }
  }, undefined)
  const text = createMemo(() => {
    const place = told()
    const { what, isAgain } = asked()
    if (!place) return ''
    const { space, parts, before } = place
    const words = voiceWords(table.language())
    // The same words are said again only if they are not quite the same.
    if (what !== 'here') return READERS[what](table, space) + (isAgain ? '\u00a0' : '')
    return spokenText(before ? changedParts(before, parts) : parts, words)
  })
  return {
    text,
    read: (what) => setAsked((before) => ({ what, isAgain: before.what === what && !before.isAgain })),
  }
}

const HERE = { what: 'here', isAgain: false } as const

/** What going there would bring upon oneself, with its figures. */
function warnings(table: Table, space: number): string[] {
  if (table.hovered() !== space) return []
  const takesUp = table.takesUp()
  if (takesUp) return [takesUp.title, ...takesUp.lines.map(({ text }) => text)]
  const preview = table.preview()
  return preview ? warningsIn(preview, voiceWords(table.language()).way) : []
}

/** With what is hoped for where it has a figure: a chance to lose says nothing without the one to win. */
export function warningsIn(
  { lines, note }: Pick<Preview, 'lines' | 'note'>,
  joined: (text: string, value: string) => string,
): string[] {
  const warned = lines.filter(
    ({ tone, value }) => tone === 'warn' || tone === 'bad' || (tone === 'good' && value !== undefined),
  )
  const told = warned.map(({ text, value }) => (value === undefined ? text : joined(text, value)))
  return note === undefined ? told : [...told, note]
}
