import { padTo, type Style, widthOf } from '@sandtable/presentation/terminal'
import { groupBy } from '../group-by.ts'
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

const GAP = 2

/** Cells side by side, in reading order. A cell too wide for half a line takes two places. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...cells.map(widthOf)) + GAP
  const slot = widest * 2 > width ? Math.floor(width / 2) : widest
  const places = Math.max(1, Math.floor(width / slot))
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const cell of cells) {
    const needs = widthOf(cell) < slot ? 1 : 2
    if (used > 0 && used + needs > places) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += padTo(cell, needs * slot)
    used += needs
  }
  return used > 0 ? [...lines, line.trimEnd()] : lines
}
