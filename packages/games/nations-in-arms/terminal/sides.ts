/** What lies on the sides of a hex, in words and in one character. */
import type { Language } from '@sandtable/kernel'
import { DATA } from '../data/load.ts'
import { GRID, sidesIn } from '../map.ts'
import { ON, SIDES } from '../terrain.ts'
import { wordsOf } from './words.ts'

const DIRECTIONS = [0, 1, 2, 3, 4, 5]

const key = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join('/')
const riverOf = new Map(
  DATA.map.rivers.flatMap(({ name, sides }) => sidesIn(sides).map(([a, b]) => [key(a, b), name] as const)),
)

function sideWords(h: number, d: number, language: Language): string[] {
  const to = GRID.neighbour(h, d)
  if (to < 0) return []
  const words = wordsOf(language)
  const id = GRID.idOf(to)
  const river = riverOf.get(key(h, to))?.[language]
  const crossing = SIDES.has(h, d, ON.bridge) ? words.bridge : words.river
  return [
    ...(river === undefined ? [] : [crossing(river, id)]),
    ...(SIDES.has(h, d, ON.pass) ? [words.pass(id)] : []),
    ...(SIDES.has(h, d, ON.strait) ? [words.strait(id)] : []),
    ...(SIDES.has(h, d, ON.impassable) ? [words.barred(id)] : []),
  ]
}

/** Rivers, bridges, ways over passes and straits around a hex. */
export const sidesTold = (h: number, language: Language): string[] =>
  DIRECTIONS.flatMap((d) => sideWords(h, d, language))

/** Clockwise from the top: ".=+.)." for a river, a bridge and a pass route. */
export const sideMarks = (h: number): string =>
  DIRECTIONS.map((d) => {
    if (SIDES.has(h, d, ON.bridge)) return '+'
    if (SIDES.has(h, d, ON.river)) return '='
    if (SIDES.has(h, d, ON.impassable)) return 'x'
    return SIDES.has(h, d, ON.pass | ON.strait) ? ')' : '.'
  }).join('')
