import { Canvas, cut, type Paint, wrap } from '@sandtable/presentation/terminal'
import { idOf, placeNamed, townName } from '../places.ts'
import { describe } from './describe.ts'
import { around, columnOf, groundMark, isChip, isLow, rowOf } from './ground.ts'
import type { MapScene } from './scene.ts'
import { heapMark, heapsAt } from './units-mark.ts'
import { viewerSide } from '../table/scene.ts'
import { wordsOf } from './words.ts'

const ROWS = 2
const MOST_COLUMNS = 4
/** columns of characters of a hex, and its lines */
const WIDE = 11
const HIGH = 4
const HALF = HIGH / 2
const MARK = WIDE - 1

/** The hexes around the first of these places; what is in them for boxes of the sea chart. */
export function excerpt(scene: MapScene, places: readonly string[]): string[] {
  const { style, width, language } = scene
  const focus = places.map(placeNamed).filter((p) => p >= 0)
  const [middle] = focus
  if (middle === undefined) return []
  const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.floor((width / WIDE - 1) / 2)))
  const hexes = around(middle, columns, ROWS)
  if (hexes.length === 0) return places.flatMap((id) => describe(scene, id))
  const left = Math.min(...hexes.map(columnOf))
  const top = Math.min(...hexes.map(rowOf))
  const canvas = new Canvas()
  for (const p of hexes) {
    const y = (rowOf(p) - top) * HIGH + (isLow(p) ? HALF : 0)
    drawHex(canvas, scene, p, (columnOf(p) - left) * WIDE, y, focus.includes(p))
  }
  return [...canvas.lines(), ...wrap(wordsOf(language).legend, width - 1).map(style.dim)]
}

/** Number and ground; who stands there; what the town is called. */
function drawHex(canvas: Canvas, scene: MapScene, p: number, x: number, y: number, isFocus: boolean): void {
  const { style, choices, state, language } = scene
  const choice = choices.get(idOf(p))
  const put = (line: number, at: number, text: string, paint: Paint): void => {
    canvas.put(x + at, y + line, cut(text, MARK - at), paint)
  }
  put(0, 0, `${isFocus ? '>' : ' '}${idOf(p)}${groundMark(state, p)}`, isFocus ? style.bold : style.dim)
  if (choice !== undefined) put(0, 7, `#${choice}`, style.cyan)
  heapsAt(state, p).forEach((heap, i) => {
    const isOwn = heap.side === viewerSide(scene)
    put(1 + i, 1, heapMark(state, heap), isOwn ? style.green : style.red)
  })
  const town = townName(p)?.[language]
  if (town !== undefined) put(2, 1, town, isChip(p) ? style.yellow : style.dim)
}
