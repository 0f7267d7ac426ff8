import { type Box, distance, type Point } from '@sandtable/cartography/geometry'

/** Something that has a place on the sheet and needs room. */
export interface Body {
  /** where it would lie by itself */
  readonly home: Point
  readonly width: number
  readonly height: number
  /** width of the name beneath it */
  readonly name: number
  /** those of different sheets do not meet */
  readonly sheet: string
  /** its middle stays inside; without room it stays where it is */
  readonly room?: Box
}

type Link = readonly [number, number]

interface Spot {
  x: number
  y: number
}

const ROUNDS = 700
/** Air between two spaces, between two names, and room for the name under a space. */
const AIR = 15
const NAME_AIR = 5
const NAME = 20
/** Lines keep this far from spaces they do not lead to. */
const CLEAR = 9
/** Shares of what is missing that are made up for in a round. */
const HOME = 0.02
const PUSH = 0.25
const SIDESTEP = 0.12
const YIELD = 0.06

/** Spreads spaces that lie too close, and takes them out of the way of lines; always with the same result. */
export function relaxed(bodies: readonly Body[], links: readonly Link[]): Point[] {
  const spots = bodies.map(({ home: [x, y] }): Spot => ({ x, y }))
  const shift = (i: number, dx: number, dy: number): void => {
    const [spot, room] = [spots[i] as Spot, bodies[i]?.room]
    if (!room) return
    spot.x = Math.min(room.right, Math.max(room.left, spot.x + dx))
    spot.y = Math.min(room.bottom, Math.max(room.top, spot.y + dy))
  }
  const scene: Scene = { bodies, spots, shift }
  for (let round = 0; round < ROUNDS; round++) {
    const pull = HOME * (1 - round / ROUNDS)
    bodies.forEach(({ home }, i) => {
      const { x, y } = spots[i] as Spot
      shift(i, (home[0] - x) * pull, (home[1] - y) * pull)
    })
    for (const link of links) clearLine(scene, link)
    for (let i = 0; i < bodies.length; i++) for (let j = i + 1; j < bodies.length; j++) part(scene, i, j)
  }
  return spots.map(({ x, y }): Point => [Math.round(x), Math.round(y)])
}

interface Scene {
  readonly bodies: readonly Body[]
  readonly spots: readonly Spot[]
  readonly shift: (i: number, dx: number, dy: number) => void
}

/** Two spaces that overlap, names included, go apart the shorter way. */
function part({ bodies, spots, shift }: Scene, i: number, j: number): void {
  const [a, b, p, q] = [bodies[i], bodies[j], spots[i], spots[j]] as [Body, Body, Spot, Spot]
  if (a.sheet !== b.sheet) return
  const [dx, dy] = [q.x - p.x, q.y - p.y]
  const half = (one: number, other: number): number => (one + other) / 2
  const wide = Math.max(
    half(a.width, b.width) + AIR,
    half(Math.max(a.width, a.name), Math.max(b.width, b.name)) + NAME_AIR,
  )
  const tall = half(a.height, b.height) + AIR + NAME
  const overX = wide - Math.abs(dx)
  const overY = tall - Math.abs(dy)
  if (overX <= 0 || overY <= 0) return
  const [stepX, stepY] =
    overX / wide < overY / tall
      ? [(Math.sign(dx) || 1) * overX * PUSH, 0]
      : [0, (Math.sign(dy) || 1) * overY * PUSH]
  shift(i, -stepX, -stepY)
  shift(j, stepX, stepY)
}

/** A space under a line it has nothing to do with steps aside, and so does the line. */
function clearLine({ bodies, spots, shift }: Scene, [i, j]: Link): void {
  const [p, q] = [spots[i], spots[j]] as [Spot, Spot]
  const length = distance([p.x, p.y], [q.x, q.y]) || 1
  const [ux, uy] = [(q.x - p.x) / length, (q.y - p.y) / length]
  bodies.forEach((body, k) => {
    const isOther = body.sheet !== bodies[i]?.sheet && body.sheet !== bodies[j]?.sheet
    if (k === i || k === j || isOther || !body.room) return
    const spot = spots[k] as Spot
    const along = (spot.x - p.x) * ux + (spot.y - p.y) * uy
    if (along < 0 || along > length) return
    const aside = (spot.y - p.y) * ux - (spot.x - p.x) * uy
    const reach = (Math.abs(uy) * body.width + Math.abs(ux) * body.height) / 2 + CLEAR
    const over = (reach - Math.abs(aside)) * (Math.sign(aside) || 1)
    if (Math.abs(aside) >= reach) return
    shift(k, -uy * over * SIDESTEP, ux * over * SIDESTEP)
    const share = along / length
    shift(i, uy * over * YIELD * (1 - share), -ux * over * YIELD * (1 - share))
    shift(j, uy * over * YIELD * share, -ux * over * YIELD * share)
  })
}
