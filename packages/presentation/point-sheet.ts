/** A map of spaces joined by lines: each lies where it has room, and none touches another. */
import type { Point, SpaceShape } from './models.ts'
import type { Arrow, Place, Sheet, SheetData } from './sheet.ts'

export interface PointLayout {
  /** the game's spaces, in its order */
  readonly ids: readonly string[]
  /** are two spaces joined by a line? */
  readonly areJoined: (a: number, b: number) => boolean
  /** side of a space */
  readonly W: number
  /** width of a counter */
  readonly counter: number
}

/** of its corners, which are round */
const CORNER = 5
/** A finger or a pointer may miss a space by so much. */
const MISS = 3
const BAR_KILOMETRES = 100

export function pointSheet(data: SheetData, layout: PointLayout): Sheet {
  const { W } = layout
  const boxes = layout.ids.map((id) => boxOf(data, id, W))
  const spaces = boxes.map(shapeOf(W))
  const ways = spaces.map((_, space) => ARROWS.map((arrow) => nearestTowards(spaces, layout, space, arrow)))
  return {
    ...data,
    kind: 'points',
    spaces,
    outline: outlineOf({ width: W, height: W }),
    spaceWidth: W,
    counterWidth: layout.counter,
    arrows: { right: [0], down: [1], left: [2], up: [3] },
    spaceAt: finder(boxes),
    neighbour: (space, direction) => ways[space]?.[direction] ?? -1,
    measure: BAR_KILOMETRES / data.kilometresPerUnit,
    kilometresText: () => `${BAR_KILOMETRES} km`,
    quarterText: `${BAR_KILOMETRES / 4} km`,
  }
}

type Box = Required<Place>

function boxOf({ places = [] }: SheetData, id: string, W: number): Box {
  const place = places.find((each) => each.id === id)
  if (!place) throw new Error(`the map has no place for ${id}`)
  return { width: W, height: W, ...place }
}

const shapeOf =
  (W: number) =>
  ({ id, x, y, width, height }: Box): SpaceShape =>
    width === W && height === W ? { id, x, y } : { id, x, y, outline: outlineOf({ width, height }) }

/** Clockwise from the top; the corners are cut as far as they are round. */
function outlineOf({ width, height }: Pick<Box, 'width' | 'height'>): Point[] {
  const [x, y] = [width / 2, height / 2]
  const cut = CORNER * (1 - Math.SQRT1_2)
  const quarter = (right: number, down: number): Point[] => [
    { x: right * (x - CORNER), y: down * y },
    { x: right * (x - cut), y: down * (y - cut) },
    { x: right * x, y: down * (y - CORNER) },
  ]
  return [...quarter(1, -1), ...quarter(1, 1).reverse(), ...quarter(-1, 1), ...quarter(-1, -1).reverse()]
}

/** Side of the squares the sheet is divided into to find a space. */
const CELL = 128

const cellKey = (x: number, y: number): number => Math.floor(y / CELL) * 4096 + Math.floor(x / CELL)

/** Looks only at the spaces that reach into the square around the point. */
function finder(boxes: readonly Box[]): Sheet['spaceAt'] {
  const cells = new Map<number, number[]>()
  boxes.forEach((box, space) => {
    for (const key of cellsUnder(box)) cells.set(key, [...(cells.get(key) ?? []), space])
  })
  return (x, y) => cells.get(cellKey(x, y))?.find((space) => isOver(boxes[space], x, y)) ?? -1
}

function cellsUnder({ x, y, width, height }: Box): Set<number> {
  const [dx, dy] = [width / 2 + MISS, height / 2 + MISS]
  const keys = new Set<number>()
  for (let right = x - dx; right < x + dx + CELL; right += CELL)
    for (let down = y - dy; down < y + dy + CELL; down += CELL)
      keys.add(cellKey(Math.min(right, x + dx), Math.min(down, y + dy)))
  return keys
}

const isOver = (box: Box | undefined, x: number, y: number): boolean =>
  box !== undefined &&
  Math.abs(x - box.x) <= box.width / 2 + MISS &&
  Math.abs(y - box.y) <= box.height / 2 + MISS

const ARROWS: readonly Arrow[] = ['right', 'down', 'left', 'up']
const HEADINGS: Readonly<Record<Arrow, Point>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
}
/** Lines lead the keys: a space at the end of one counts as so much nearer. */
const JOINED = 0.6
/** What lies aside counts as farther. */
const ASIDE = 1.4

/** Of the spaces where an arrow points the nearest one; -1 at the edge. */
function nearestTowards(
  spaces: readonly SpaceShape[],
  { areJoined }: PointLayout,
  from: number,
  arrow: Arrow,
): number {
  const { x, y } = spaces[from] ?? { x: 0, y: 0 }
  const heading = HEADINGS[arrow]
  let [best, least] = [-1, Infinity]
  spaces.forEach((to, space) => {
    const [dx, dy] = [to.x - x, to.y - y]
    const ahead = dx * heading.x + dy * heading.y
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x)
    if (ahead <= 0 || aside > ahead) return
    const far = (ahead + ASIDE * aside) * (areJoined(from, space) ? JOINED : 1)
    if (far < least) [best, least] = [space, far]
  })
  return best
}
