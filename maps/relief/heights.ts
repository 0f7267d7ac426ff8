import type { HeightsFile } from '@sandtable/cartography'
import sharp from 'sharp'
import { Field } from '../raster/field.ts'

/** Heights are kept as 16-bit grey: decimetres above a level well below the sea. */
const LOWEST = -200
const PER_METRE = 10

export async function saveHeights(field: Field, path: string): Promise<void> {
  const grey = Uint16Array.from(field.values, (metres) => Math.round((metres - LOWEST) * PER_METRE))
  const raw = { width: field.columns, height: field.rows, channels: 1 as const }
  await sharp(grey, { raw }).toColourspace('grey16').png({ compressionLevel: 9 }).toFile(path)
}

export async function loadHeights({ box, step }: HeightsFile, path: string): Promise<Field> {
  const { data, info } = await sharp(path).toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer({
    resolveWithObject: true,
  })
  const grey = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const field = new Field(box, step)
  if (info.width !== field.columns || info.height !== field.rows)
    throw new Error(`${path} does not fit the map: extract it again`)
  return field.map((_v, _x, _y, i) => (grey[i * info.channels] as number) / PER_METRE + LOWEST)
}
