import { Canvas, cut, wrap } from '@sandtable/presentation/terminal'
import { columnOf, EVERY_HEX, groundMark, isStarred, rowOf } from './ground.ts'
import type { MapView } from './view.ts'
import { wordsOf } from './words.ts'

const MARGIN = 3
/** two characters a hex where the screen has room for all columns */
const ROOMY = 2 * 84 + MARGIN

/** Open country must not look like nothing. */
const markFromAfar = (h: number): string => (groundMark(h) === ' ' ? '.' : groundMark(h))

/** The whole map, a line a row; on a narrow screen the right edge is left out. */
export function overview(view: MapView): string[] {
  const { style, language, width } = view
  const wide = width > ROOMY ? 2 : 1
  const canvas = new Canvas()
  for (const h of EVERY_HEX) {
    const [x, y] = [MARGIN + (columnOf(h) - 1) * wide, rowOf(h) - 1]
    if (x === MARGIN) canvas.put(0, y, String(rowOf(h)).padStart(2), style.dim)
    if (x + wide > width) continue
    const [first] = view.standing(h)
    if (first) canvas.put(x, y, cut(first.text, wide), first.paint)
    else canvas.put(x, y, markFromAfar(h), isStarred(h) ? style.yellow : style.dim)
  }
  return [...canvas.lines(), ...wrap(wordsOf(language).overview, width - 1).map(style.dim)]
}
