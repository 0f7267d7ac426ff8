import type { MapDescription, PointSpace } from '@sandtable/cartography'
import type { Place, SheetData } from '@sandtable/presentation'
import { levelsOf, TILE } from './tiles.ts'

const sheetOf = (map: MapDescription): SheetData => ({
  id: map.id,
  width: map.width,
  height: map.height,
  tileSize: TILE,
  levels: levelsOf(map),
  labels: map.labels,
  ...map.legend,
  ...(map.points ? { places: map.points.spaces.map(placeOf) } : {}),
  ...(map.marks.numbers.length > 0 ? { hasNumbers: true as const } : {}),
})

/** Only spaces larger than the others say how large they are. */
const placeOf = ({ id, at: [x, y], width, height, isRegion }: PointSpace): Place => ({
  id,
  x,
  y,
  ...(isRegion ? { width, height } : {}),
})

const lines = (name: string, list: readonly unknown[]): string =>
  `  "${name}": [\n${list.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`

/** One label or place a line: changes can be read. */
export function sheetText(map: MapDescription): string {
  const { labels, places, ...rest } = sheetOf(map)
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lists = [...(places ? [lines('places', places)] : []), lines('labels', labels)]
  return `${head},\n${lists.join(',\n')}\n}\n`
}
