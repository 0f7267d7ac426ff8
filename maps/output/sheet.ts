import type { MapLabel, SheetData } from '../../packages/client/board/sheet.ts'
import type { MapDescription } from '../description.ts'
import { levelsOf, TILE } from './tiles.ts'

const sheetOf = (map: MapDescription): SheetData => ({
  id: map.id,
  width: map.width,
  height: map.height,
  tileSize: TILE,
  levels: levelsOf(map),
  labels: map.labels,
  ...map.legend,
  ...(map.marks.numbers.length > 0 ? { hasNumbers: true as const } : {}),
})

const lines = (labels: readonly MapLabel[]): string =>
  labels.map((label) => `    ${JSON.stringify(label)}`).join(',\n')

/** One label a line: changes can be read. */
export function sheetText(map: MapDescription): string {
  const { labels, ...rest } = sheetOf(map)
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  return `${head},\n  "labels": [\n${lines(labels)}\n  ]\n}\n`
}
