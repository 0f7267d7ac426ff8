import { join } from 'node:path'
import type { DrawnMap, MapDescription } from '@sandtable/cartography'
import type { Point } from '@sandtable/cartography/geometry'
import type { Theme } from '@sandtable/presentation'
import sharp from 'sharp'
import { drawnMapOf, MAP_IDS } from '../atlas.ts'
import { keptCountry } from '../extract/keep.ts'
import { drawAll } from '../layers/all.ts'
import { drawingSvg, type Layer } from '../layers/layer.ts'
import { PALETTES, THEMES } from '../palette.ts'
import { buildGround, type Ground } from '../relief/ground.ts'
import { loadHeights } from '../relief/heights.ts'
import { GroundPainter } from '../relief/paint.ts'
import { shade } from '../relief/shading.ts'
import type { Window } from '../relief/window.ts'
import { foldersOf } from './folders.ts'

const METRES = 1000

interface Plate {
  readonly painter: GroundPainter
  readonly layers: readonly Layer[]
}

const plateOf = (map: MapDescription, ground: Ground, theme: Theme): Plate => ({
  painter: new GroundPainter(map, ground, PALETTES[theme]),
  layers: drawAll({ map, ground, palette: PALETTES[theme] }),
})

function drawing(
  map: MapDescription,
  layers: readonly Layer[],
  { scale, left, top, width, height }: Window,
): Buffer {
  const box = {
    left: left / scale,
    top: top / scale,
    right: (left + width) / scale,
    bottom: (top + height) / scale,
  }
  const view = [box.left, box.top, width / scale, height / scale].join(' ')
  const content = drawingSvg(layers, box, map.ground)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${content}</svg>`,
  )
}

/** A map ready to be printed, window by window. */
export class Press {
  readonly map: MapDescription
  private readonly ground: Ground
  private readonly insets: readonly PlacedPress[]
  private readonly plates: Readonly<Record<Theme, Plate>>

  private constructor(map: MapDescription, ground: Ground, insets: readonly PlacedPress[]) {
    this.map = map
    this.ground = ground
    this.insets = insets
    this.plates = { light: plateOf(map, ground, 'light'), dark: plateOf(map, ground, 'dark') }
  }

  /** Reads what the map keeps in `ground/`; `root` is the folder of this workspace. */
  static async open(id: string, root: string): Promise<Press> {
    const drawnMap = await drawnMapOf(id)
    if (!drawnMap) throw new Error(`no map ${id}; there are: ${MAP_IDS.join(', ')}`)
    const { drawn } = foldersOf(id, root)
    const insets: PlacedPress[] = []
    for (const { folder, at, map } of drawnMap.insets ?? [])
      insets.push({ at, press: await Press.of(map, join(drawn, folder), []) })
    return Press.of(drawnMap, join(drawn, 'ground'), insets)
  }

  private static async of(entry: DrawnMap, folder: string, insets: readonly PlacedPress[]): Promise<Press> {
    const map = entry.describe(keptCountry(folder))
    const heights = await loadHeights(entry.source.heights, join(folder, 'heights.png'))
    return new Press(map, buildGround(map, heights), insets)
  }

  /** RGB bytes of a window in each theme. The slow part, light and shadow, is the same in both. */
  async print(window: Window): Promise<Record<Theme, Buffer>> {
    const { relief, legend } = this.map
    const light = { metresPerUnit: legend.kilometresPerUnit * METRES, exaggeration: relief.exaggeration }
    const shading = shade(this.ground, window, light)
    const insets = await this.printInsets(window)
    const prints: [Theme, Buffer][] = []
    for (const theme of THEMES) {
      const { painter, layers } = this.plates[theme]
      const raw = { width: window.width, height: window.height, channels: 3 as const }
      const print = sharp(painter.paint(window, shading), { raw })
        .composite([
          { input: drawing(this.map, belowInsets(layers), window) },
          ...insets.map(({ prints: of, ...place }) => ({ input: of[theme], ...place })),
          { input: drawing(this.map, aboveInsets(layers), window) },
        ])
        .removeAlpha()
      prints.push([theme, await print.raw().toBuffer()])
    }
    return Object.fromEntries(prints) as Record<Theme, Buffer>
  }

  /** Of each inset the part that shows in a window, and where in it. */
  private async printInsets(window: Window) {
    const shown = this.insets.flatMap(({ at, press }) => {
      const part = partOf(window, at, press.map)
      return part ? [{ press, part }] : []
    })
    return Promise.all(
      shown.map(async ({ press, part: { own, left, top } }) => ({
        prints: await press.print(own),
        raw: { width: own.width, height: own.height, channels: 3 as const },
        left,
        top,
      })),
    )
  }
}

interface PlacedPress {
  readonly at: Point
  readonly press: Press
}

const aboveInsets = (layers: readonly Layer[]): Layer[] => layers.filter(({ overInsets }) => overInsets)
const belowInsets = (layers: readonly Layer[]): Layer[] => layers.filter(({ overInsets }) => !overInsets)

/** The pixels of a window that lie on an inset: as a window of the inset, and where they begin. */
function partOf({ scale, left, top, width, height }: Window, [x, y]: Point, inset: MapDescription) {
  const [right, bottom] = [(x + inset.width) * scale, (y + inset.height) * scale]
  const from = { x: Math.max(left, x * scale), y: Math.max(top, y * scale) }
  const to = { x: Math.min(left + width, right), y: Math.min(top + height, bottom) }
  if (to.x <= from.x || to.y <= from.y) return undefined
  const own: Window = {
    scale,
    left: from.x - x * scale,
    top: from.y - y * scale,
    width: to.x - from.x,
    height: to.y - from.y,
  }
  return { own, left: from.x - left, top: from.y - top }
}
