import type { Style } from '@sandtable/presentation/terminal'
import { groupBy } from '../group-by.ts'
import { inColumns } from '../terminal/columns.ts'
import type { Choice } from './menu.ts'
import type { Words } from './words-shape.ts'

export interface MenuLook {
  readonly words: Words
  readonly style: Style
  readonly width: number
  /** a verb in words */
  readonly verb: (verb: string) => string
  /** a few words behind a choice */
  readonly note: (name: string) => string | undefined
  /** lines to show of each verb's choices */
  readonly most: number
}

/** Choices in groups by verb, in columns; long groups are cut and say how to see the rest. */
export function menuLines(menu: readonly Choice[], look: MenuLook): string[] {
  const lists = menu.filter(({ name }) => name !== undefined)
  const bare = menu.filter(({ name }) => name === undefined)
  const groups = [...groupBy(lists, ({ verb }) => verb)]
  return [
    ...groups.flatMap(([verb, choices]) => groupLines(verb, choices, look)),
    ...bare.map(({ number, verb }) => `${numbered(number, look)} ${inWords(verb, look)}`),
  ]
}

function groupLines(verb: string, choices: readonly Choice[], look: MenuLook): string[] {
  const { style, width, words, most } = look
  const lines = inColumns(
    choices.map((choice) => cellOf(choice, look)),
    width,
  )
  const isCut = lines.length > most
  return [
    `     ${inWords(verb, look)}`,
    ...lines.slice(0, most),
    ...(isCut ? [`     ${style.dim(words.more(choices.length, `list ${verb}`))}`] : []),
  ]
}

/** "March to [march]": for people, and to be typed. */
const inWords = (verb: string, { style, ...look }: MenuLook): string =>
  `${style.bold(look.verb(verb))} ${style.dim(`[${verb}]`)}`

function cellOf({ number, title, name = '' }: Choice, look: MenuLook): string {
  const note = look.note(name)
  return `${numbered(number, look)} ${title}${note === undefined ? '' : ` ${look.style.dim(note)}`}`
}

const numbered = (number: number, { style }: MenuLook): string => style.cyan(String(number).padStart(4))
