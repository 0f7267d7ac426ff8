import { Canvas, cut, type Paint, wrap } from '@sandtable/presentation/terminal'
import { GRID, hexNamed } from '../map.ts'
import { NONE } from '../nations.ts'
import { placeAt, placeData } from '../places.ts'
import { around, columnOf, groundMark, isLow, isStarred, isWater, rowOf } from './ground.ts'
import { sideMarks } from './sides.ts'
import type { MapView } from './view.ts'
import { wordsOf } from './words.ts'

const ROWS = 2
const MOST_COLUMNS = 4
/** columns of characters of a hex, and its lines */
const WIDE = 12
const HIGH = 4
const HALF = HIGH / 2
const MARK = WIDE - 1
const CHOICE = 8
const PLAIN = '......'

/** The hexes around the first of these. */
export function excerpt(view: MapView, ids: readonly string[]): string[] {
  const { style, width, language } = view
  const focus = ids.map(hexNamed).filter((h) => h >= 0)
  const [middle] = focus
  if (middle === undefined) return []
  const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.floor((width / WIDE - 1) / 2)))
  const hexes = around(middle, columns, ROWS)
  const left = Math.min(...hexes.map(columnOf))
  const top = Math.min(...hexes.map(rowOf))
  const canvas = new Canvas()
  for (const h of hexes) {
    const y = (rowOf(h) - top) * HIGH + (isLow(h) ? HALF : 0)
    drawHex(canvas, view, h, (columnOf(h) - left) * WIDE, y, focus.includes(h))
  }
  return [...canvas.lines(), ...wrap(wordsOf(language).legend, width - 1).map(style.dim)]
}

/** Number and ground; rivers and passes on its sides, or who stands there; what the city is called. */
function drawHex(canvas: Canvas, view: MapView, h: number, x: number, y: number, isFocus: boolean): void {
  const { style, choices, language } = view
  const id = GRID.idOf(h)
  const put = (line: number, at: number, text: string, paint?: Paint): void => {
    canvas.put(x + at, y + line, cut(text, MARK - at), paint)
  }
  const head = isWater(h) && !isFocus ? '  ~' : `${isFocus ? '>' : ' '}${id} ${groundMark(h)}`
  put(0, 0, head, isFocus ? style.bold : style.dim)
  const choice = choices.get(id)
  if (choice !== undefined) put(0, CHOICE, `#${choice}`, style.cyan)
  const standing = view.standing(h)
  standing.slice(0, 2).forEach(({ text, paint }, i) => put(1 + i, 1, text, paint))
  const sides = sideMarks(h)
  if (standing.length === 0 && sides !== PLAIN) put(1, 1, sides, style.blue)
  const p = placeAt(h)
  if (p !== NONE && standing.length < 2)
    put(2, 1, placeData(p).name[language], isStarred(h) ? style.yellow : style.dim)
}
