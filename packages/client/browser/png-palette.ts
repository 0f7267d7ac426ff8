/** Pictures of the screen with 256 colours: a third of the bytes, and nobody sees the difference. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

interface Picture {
  readonly width: number
  readonly height: number
  /** bytes of a pixel: red, green, blue and perhaps opacity */
  readonly depth: number
  readonly bytes: Uint8Array
}

const SIGNATURE = 8
const COLOURS = 256
const PLAIN = 2
const INDEXED = 3

export function withPalette(png: Buffer): Buffer {
  const picture = decode(png)
  const buckets = bucketsOf(picture)
  const boxes = cut([...buckets.values()])
  const indexOf = new Uint8Array(1 << 15)
  for (const [index, box] of boxes.entries()) for (const { key } of box) indexOf[key] = index
  return encode(png, picture, boxes.map(meanOf), indexOf)
}

interface Bucket {
  readonly key: number
  count: number
  readonly sums: [number, number, number]
}

const keyOf = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) >> 3) << 10) | (((bytes[at + 1] ?? 0) >> 3) << 5) | ((bytes[at + 2] ?? 0) >> 3)

/** Colours that are nearly the same, counted together. */
function bucketsOf({ bytes, depth }: Picture): Map<number, Bucket> {
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at < bytes.length; at += depth) {
    const key = keyOf(bytes, at)
    const bucket = buckets.get(key) ?? { key, count: 0, sums: [0, 0, 0] }
    buckets.set(key, bucket)
    bucket.count++
    for (const channel of [0, 1, 2] as const) bucket.sums[channel] += bytes[at + channel] ?? 0
  }
  return buckets
}

const sizeOf = (box: readonly Bucket[]): number => box.reduce((sum, { count }) => sum + count, 0)
const meanOf = (box: readonly Bucket[]): number[] =>
  [0, 1, 2].map((channel) =>
    Math.round(box.reduce((sum, { sums }) => sum + (sums[channel] ?? 0), 0) / sizeOf(box)),
  )

const levelOf = ({ sums, count }: Bucket, channel: number): number => (sums[channel] ?? 0) / count

/** The channel in which a box is widest, and how wide. */
function widest(box: readonly Bucket[]): { readonly channel: number; readonly range: number } {
  const ranges = [0, 1, 2].map((channel) => {
    const levels = box.map((bucket) => levelOf(bucket, channel))
    return { channel, range: Math.max(...levels) - Math.min(...levels) }
  })
  return ranges.reduce((best, each) => (each.range > best.range ? each : best))
}

/** Halves the box that matters most, until there is one for each colour. */
function cut(all: Bucket[]): Bucket[][] {
  const boxes = [all]
  while (boxes.length < COLOURS) {
    const weights = boxes.map((box) => (box.length < 2 ? 0 : widest(box).range * Math.sqrt(sizeOf(box))))
    const most = Math.max(...weights)
    const [box] = most > 0 ? boxes.splice(weights.indexOf(most), 1) : []
    if (!box) break
    boxes.push(...halves(box))
  }
  return boxes
}

function halves(box: Bucket[]): [Bucket[], Bucket[]] {
  const { channel } = widest(box)
  const sorted = box.toSorted((a, b) => levelOf(a, channel) - levelOf(b, channel))
  const half = sizeOf(box) / 2
  let [at, seen] = [0, 0]
  while (at < sorted.length - 1 && (at === 0 || seen < half)) seen += sorted[at++]?.count ?? 0
  return [sorted.slice(0, at), sorted.slice(at)]
}

function decode(png: Buffer): Picture {
  const parts: Buffer[] = []
  let at = SIGNATURE
  while (at < png.length) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const depth = png[25] === PLAIN ? 3 : 4
  return { width, height, depth, bytes: unfiltered(inflateSync(Buffer.concat(parts)), width * depth, depth) }
}

/** Every row is stored as a difference from what lies left of and above it. */
function unfiltered(rows: Uint8Array, stride: number, depth: number): Uint8Array {
  const height = rows.length / (stride + 1)
  const bytes = new Uint8Array(height * stride)
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (stride + 1)] ?? 0
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i
      const left = i >= depth ? (bytes[at - depth] ?? 0) : 0
      const up = row > 0 ? (bytes[at - stride] ?? 0) : 0
      const corner = row > 0 && i >= depth ? (bytes[at - stride - depth] ?? 0) : 0
      bytes[at] = (rows[row * (stride + 1) + 1 + i] ?? 0) + guess(filter, left, up, corner)
    }
  }
  return bytes
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 4) {
    const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
      number,
      number,
      number,
    ]
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
  return [0, left, up, (left + up) >> 1][filter] ?? 0
}

function encode(
  png: Buffer,
  { width, height, depth, bytes }: Picture,
  palette: number[][],
  indexOf: Uint8Array,
): Buffer {
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf[keyOf(bytes, (y * width + x) * depth)] ?? 0
  const head = Buffer.from(png.subarray(16, 29))
  head[9] = INDEXED
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
