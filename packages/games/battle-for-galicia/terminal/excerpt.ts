import { drawHexes, HALF, type HexFace, type Painted, wrap } from '@sandtable/presentation/terminal'
import { GRID, hexData } from '../map.ts'
import { around, groundMark, isGoal, sideMark } from './ground.ts'
import type { MapScene } from './scene.ts'
import { type SeenUnit, seenByHex } from './seen.ts'
import { unitsMark } from './units-mark.ts'
import { battleForGaliciaWords } from './words.ts'

const ROWS = 2
const MOST_COLUMNS = 5

/** The hexes around a place, three lines each. */
export function excerpt(scene: MapScene, places: readonly string[]): string[] {
  const { style, width } = scene
  const columns = Math.min(MOST_COLUMNS, Math.floor((width / (2 * HALF) - 1.6) / 2))
  const units = seenByHex(scene)
  const focus = new Set(places)
  const lines = drawHexes({
    grid: GRID,
    hexes: around(
      places.map((id) => GRID.indexOf(id)),
      ROWS,
      columns,
    ),
    face: (hex) => faceOf(scene, hex, units, focus),
    side: (hex, direction) => {
      const char = sideMark(hex, direction)
      return char === undefined ? undefined : { char, paint: char === '^' ? style.yellow : style.blue }
    },
    line: style.dim,
  })
  return [...lines, ...wrap(battleForGaliciaWords(scene.language).legend, width - 1).map(style.dim)]
}

function faceOf(
  scene: MapScene,
  hex: number,
  units: ReadonlyMap<string, readonly SeenUnit[]>,
  focus: ReadonlySet<string>,
): HexFace {
  const { style, choices, language } = scene
  const data = hexData(hex)
  const choice = choices.get(data.id)
  const isFocus = focus.has(data.id)
  const name: Painted = { text: isFocus ? `>${data.id}` : data.id, paint: isFocus ? style.bold : style.dim }
  const ground: Painted = { text: groundMark(data), paint: isGoal(data) ? style.yellow : style.dim }
  const number: Painted = { text: choice === undefined ? '' : `#${choice}`, paint: style.cyan }
  const here = units.get(data.id)
  return {
    upper: [name, ground, number],
    lower: here ? [unitsLabel(scene, here)] : [{ text: data.town?.[language] ?? '', paint: style.dim }],
  }
}

const unitsLabel = ({ style }: MapScene, units: readonly SeenUnit[]): Painted => ({
  text: unitsMark(units),
  paint: units[0]?.isOwn === true ? style.green : style.red,
})
