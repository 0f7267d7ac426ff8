/** The map of Battle for Galicia as a sheet, without tiles and names. */
import { DATA } from '@sandtable/battle-for-galicia/data'
import { hexSheet, type Point, type Sheet } from '@sandtable/presentation'

const W = 72

export const centre = (row: number, column: number): Point => ({
  x: (27.2 - column - (row % 2 === 1 ? 0 : 0.5)) * W,
  y: (17.35 - (row * Math.sqrt(3)) / 2) * W,
})

const text = { en: '', ja: '' }

export const battleForGaliciaSheet: Sheet = hexSheet(
  {
    id: 'test',
    width: 1936,
    height: 1336,
    tileSize: 512,
    levels: [
      { level: 0, scale: 0.5, columns: 2, rows: 2 },
      { level: 1, scale: 1, columns: 4, rows: 3 },
      { level: 2, scale: 2, columns: 8, rows: 6 },
    ],
    labels: [],
    north: -28,
    kilometresPerUnit: 11.95 / W,
    title: text,
    subtitle: text,
    cartouche: { x: 0, y: 0 },
    credits: [],
  },
  DATA.map.hexes.map(({ id, row, col }) => ({ id, ...centre(row, col) })),
  { origin: centre(1, 1), W },
)

export const at = (id: string): number => battleForGaliciaSheet.spaces.findIndex((space) => space.id === id)
