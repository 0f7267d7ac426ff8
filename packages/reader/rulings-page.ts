/** All rulings of a game on one page, put together from the rules they stand at. */
import { withoutLinks } from './markup.ts'
import type { Ruling } from './rulebook.ts'
import { numbersIn } from './ruling-numbers.ts'

/** A line of the frame that stands for rulings: "*Rulings 1-35, 174*". */
const STAND_IN = /^\*Rulings? ([\d, -]+)\*$/

/** The rulings the frame of the page asks for, in its order. */
export const rulingsOnPage = (frame: string): number[] =>
  frame.split('\n').flatMap((line) => numbersIn(STAND_IN.exec(line)?.[1] ?? ''))

/** The page of a game. `frame` is the page without its rulings: introduction, index and headings. */
export function rulingsPage(game: string, frame: string, rulings: readonly Ruling[]): string {
  const found = new Map(rulings.map((ruling) => [ruling.number, ruling]))
  const sections = frame.split('\n').map((line) => {
    const numbers = STAND_IN.exec(line)?.[1]
    if (numbers === undefined) return line
    return numbersIn(numbers)
      .flatMap((number) => found.get(number) ?? [])
      .map(entry)
      .join('\n\n')
  })
  const note = `<!-- Made from packages/games/${game}/rulebook by "npx sandtable rulebook ${game} --write": make changes there. -->`
  return [note, ...sections].join('\n')
}

const entry = ({ number, title, about, lines }: Ruling): string =>
  withoutLinks([`### ${number}. ${title} (${about})`, ...lines].join('\n'))
