import { join } from 'node:path'
import sharp from 'sharp'
import type { Theme } from '../../packages/client/board/sheet.ts'
import { ATLAS } from '../atlas.ts'
import type { MapDescription } from '../description.ts'
import { keptCountry } from '../extract/keep.ts'
import { drawAll } from '../layers/all.ts'
import { drawingSvg, type Layer } from '../layers/layer.ts'
import { PALETTES, THEMES } from '../palette.ts'
import { buildGround, type Ground } from '../relief/ground.ts'
import { loadHeights } from '../relief/heights.ts'
import { GroundPainter } from '../relief/paint.ts'
import { shade } from '../relief/shading.ts'
import type { Window } from '../relief/window.ts'

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
  private readonly plates: Readonly<Record<Theme, Plate>>

  private constructor(map: MapDescription, ground: Ground) {
    this.map = map
    this.ground = ground
    this.plates = { light: plateOf(map, ground, 'light'), dark: plateOf(map, ground, 'dark') }
  }

  /** Reads what the map keeps in `ground/`; `root` is the folder of this workspace. */
  static async open(id: string, root: string): Promise<Press> {
    const map = describeMap(id, root)
    const entry = ATLAS[id] as (typeof ATLAS)[string]
    const heights = await loadHeights(entry.source.heights, join(root, id, 'ground', 'heights.png'))
    return new Press(map, buildGround(map, heights))
  }

  /** RGB bytes of a window in each theme. The slow part, light and shadow, is the same in both. */
  async print(window: Window): Promise<Record<Theme, Buffer>> {
    const { relief, legend } = this.map
    const light = { metresPerUnit: legend.kilometresPerUnit * METRES, exaggeration: relief.exaggeration }
    const shading = shade(this.ground, window, light)
    const prints: [Theme, Buffer][] = []
    for (const theme of THEMES) {
      const { painter, layers } = this.plates[theme]
      const raw = { width: window.width, height: window.height, channels: 3 as const }
      const print = sharp(painter.paint(window, shading), { raw })
        .composite([{ input: drawing(this.map, layers, window) }])
        .removeAlpha()
      prints.push([theme, await print.raw().toBuffer()])
    }
    return Object.fromEntries(prints) as Record<Theme, Buffer>
  }
}

export function describeMap(id: string, root: string): MapDescription {
  const entry = ATLAS[id]
  if (!entry) throw new Error(`no map ${id}; there are: ${Object.keys(ATLAS).join(', ')}`)
  return entry.describe(keptCountry(join(root, id, 'ground')))
}
