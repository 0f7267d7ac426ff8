import { Canvas, wrap } from '@sandtable/presentation/terminal'
import { isInPlay } from '../scenarios.ts'
import { isLand, PLANE } from '../places.ts'
import { SIDE_IDS, SIDES } from '../nations.ts'
import { scoresOf } from '../rules/12-scenarios/end.ts'
import { heapsOf } from '../table/seen-units.ts'
import { viewerSide } from '../table/scene.ts'
import { isCorps } from '../units.ts'
import { columnOf, groundMark, isChip, rowOf } from './ground.ts'
import type { MapScene } from './scene.ts'
import { sideLetter } from './units-mark.ts'
import { wordsOf } from './words.ts'

/** columns of characters of a hex: a letter and a figure */
const WIDE = 2
const MARGIN = 3

/** The maps in play, a line a row; on a narrow screen the right edge is left out. */
export function overview(scene: MapScene): string[] {
  const { style, state, language, width } = scene
  const hexes = Array.from({ length: PLANE.size }, (_, p) => p).filter((p) => isInPlay(state.scenario, p))
  const left = Math.min(...hexes.map(columnOf))
  const top = Math.min(...hexes.map(rowOf))
  const canvas = new Canvas()
  for (const p of hexes) {
    const [x, y] = [MARGIN + (columnOf(p) - left) * WIDE, rowOf(p) - top]
    if (x === MARGIN) canvas.put(0, y, String(rowOf(p)).padStart(2), style.dim)
    if (x + WIDE <= width) drawSmall(canvas, scene, p, x, y)
  }
  const scores = scoresOf(state)
  const words = wordsOf(language)
  const line = SIDES.map((side) => `${SIDE_IDS[side]} ${scores[side] ?? 0}`).join(', ')
  const legend = wrap(`${words.score}: ${line}. ${words.overview}`, width - 1)
  return [...canvas.lines(), ...legend.map(style.dim)]
}

function drawSmall(canvas: Canvas, scene: MapScene, p: number, x: number, y: number): void {
  const { style, state } = scene
  const heap = heapsOf(state).find(({ space, units }) => space === p && units.some(isCorps))
  if (heap) {
    const mark = `${sideLetter(heap)}${heap.units.filter(isCorps).length}`
    canvas.put(x, y, mark, heap.side === viewerSide(scene) ? style.green : style.red)
    return
  }
  const mark = groundMark(state, p)
  canvas.put(x, y, mark === ' ' && isLand(p) ? '.' : mark, isChip(p) ? style.yellow : style.dim)
}
