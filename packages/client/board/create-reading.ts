/** What is read out of the place the keys have reached: by itself while walking, and more when asked. */
import type { Preview } from '@sandtable/presentation'
import { type Accessor, createComputed, createMemo, createSignal, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { voiceWords } from '../voice/words.ts'
import type { Cursor } from './create-cursor.ts'
import { describeAround, describeSpace, describeWhole } from './describe.ts'

export type Reading = 'here' | 'around' | 'whole'

export interface Reader {
  readonly text: Accessor<string>
  read(what: Reading): void
}

const READERS: Readonly<Record<Reading, (table: Table, space: number) => string>> = {
  here: (table, space) =>
    [describeSpace(table, space), ...warnings(table, space)].join(voiceWords(table.language()).stop),
  around: describeAround,
  whole: describeWhole,
}

export function createReading(table: Table, cursor: Cursor, hasKeys: Accessor<boolean>): Reader {
  const [asked, setAsked] = createSignal<{ readonly what: Reading; readonly isAgain: boolean }>(HERE)
  // A step or a decision, and it is the place itself that is read.
  createComputed(
    on([cursor.space, table.later.length, table.later.cursor, table.purpose], () => setAsked(HERE), {
      defer: true,
    }),
  )
  const text = createMemo(() => {
    const space = cursor.space()
    const { what, isAgain } = asked()
    if (!hasKeys() || space === undefined) return ''
    // The same words are said again only if they are not quite the same.
    return READERS[what](table, space) + (isAgain ? '\u00a0' : '')
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
