import { Canvas, spotOf, wrap } from '@sandtable/presentation/terminal'
import { GRID, HEXES, hexData } from '../map.ts'
import { groundMark, isGoal } from './ground.ts'
import { SIDE_IDS, SIDES } from '../sides.ts'
import { pointsOf } from '../state.ts'
import type { MapScene } from './scene.ts'
import { type SeenUnit, seenByHex } from './seen.ts'
import { battleForGaliciaWords } from './words.ts'

/** Characters for half a hex; a whole one has room for "A3" and a gap. */
const HALF = 1.5
const MARGIN = 3

const SPOTS = Array.from({ length: HEXES }, (_, hex) => spotOf(GRID, hex))
const LEFT = Math.min(...SPOTS.map(({ x }) => x))
const TOP = Math.min(...SPOTS.map(({ y }) => y))
const across = (x: number): number => Math.round((x - LEFT) * HALF)
const WIDTH = MARGIN + 2 + Math.max(...SPOTS.map(({ x }) => across(x)))

/** The whole map, a line a row; on a narrow screen the left edge is left out. */
export function overview(scene: MapScene): string[] {
  const { style, state, language, width } = scene
  const units = seenByHex(scene)
  const canvas = new Canvas()
  const hidden = Math.max(0, WIDTH - width)
  SPOTS.forEach(({ x, y }, hex) => {
    canvas.put(0, y - TOP, String(hexData(hex).row).padStart(2), style.dim)
    if (across(x) >= hidden) drawSmall(canvas, scene, hex, units, MARGIN + across(x) - hidden, y - TOP)
  })
  const points = SIDES.map((side) => `${SIDE_IDS[side]} ${pointsOf(state, side)}`)
  const words = battleForGaliciaWords(language)
  const legend = wrap(`${words.points}: ${points.join(', ')}. ${words.overview}`, width - 1)
  return [...canvas.lines(), ...legend.map(style.dim)]
}

function drawSmall(
  canvas: Canvas,
  { style, choices }: MapScene,
  hex: number,
  units: ReadonlyMap<string, readonly SeenUnit[]>,
  x: number,
  y: number,
): void {
  const data = hexData(hex)
  const here = units.get(data.id)
  const [top] = here ?? []
  if (!here || !top) {
    const ground = groundMark(data)
    canvas.put(x, y, ground === ' ' ? '.' : ground, isGoal(data) ? style.yellow : style.dim)
    return
  }
  const more = here.some(({ stacked }) => stacked) ? '+' : String(here.length)
  const enemy = choices.has(data.id) ? style.cyan : style.red
  canvas.put(x, y, `${top.data.side.slice(0, 1)}${more}`, top.isOwn ? style.green : enemy)
}
