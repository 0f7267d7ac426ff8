import { join } from 'node:path'
import type { SourcePlan } from '@sandtable/cartography'
import sharp from 'sharp'
import { blur } from '../raster/blur.ts'
import { Field } from '../raster/field.ts'

/** The relief picture: cells a degree, and its corner. */
const CELLS = 30
const WEST = -25
const NORTH = 72

/** Grey value and height in metres, read off at known places; the scale is compressed. */
const SCALE: readonly (readonly [grey: number, metres: number])[] = [
  [100, 0],
  [107, 40],
  [118, 85],
  [139, 290],
  [158, 650],
  [186, 1500],
  [206, 3300],
  [219, 4700],
]

function metres(grey: number): number {
  const upper = SCALE.findIndex(([level], i) => i > 0 && grey <= level)
  const i = upper < 0 ? SCALE.length - 1 : upper
  const [[lowGrey, low], [highGrey, high]] = [SCALE[i - 1], SCALE[i]] as [
    (typeof SCALE)[0],
    (typeof SCALE)[0],
  ]
  return low + ((grey - lowGrey) / (highGrey - lowGrey)) * (high - low)
}

/** Heights in metres on the map's own grid. */
export async function extractHeights(geodata: string, { heights, projection }: SourcePlan): Promise<Field> {
  const path = join(geodata, 'relief', 'relief-2arcmin-8bit.png')
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
  const box = { left: 0, top: 0, right: info.width - 1, bottom: info.height - 1 }
  const grey = new Field(box, 1).map((_v, _x, _y, i) => data[i * info.channels] as number)
  const sampled = Field.of(heights.box, heights.step, (x, y) => {
    const [longitude, latitude] = projection.inverse([x, y])
    return metres(grey.smooth((longitude - WEST) * CELLS - 0.5, (NORTH - latitude) * CELLS - 0.5))
  })
  // the source was once a JPEG picture: its blocks must not become hills
  return blur(sampled, heights.step)
}
