/** Where the hexes lie on the screen, and bringing them into sight by hand. */
import { sheet as battleForGalicia } from '@sandtable/battle-for-galicia/sheet'
import type { Point, Sheet } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { drag } from '../frames.ts'

interface Spot extends Point {
  /** nothing lies over it */
  readonly isFree: boolean
  /** a stack is spread over it, and goes when nobody points there */
  readonly isUnderFan: boolean
  /** the window onto the map */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export function spotOf(page: Page, hex: number, sheet: Sheet = battleForGalicia): Promise<Spot> {
  const { x, y } = sheet.spaces[hex] as Point
  return page.evaluate(findSpot, { x, y, width: sheet.width })
}

/** Runs in the page. What a decision changes beside the map follows a frame later, and may move the map. */
async function findSpot(map: Point & { readonly width: number }): Promise<Spot> {
  for (let frames = 0; frames < 3; frames++) await new Promise((done) => requestAnimationFrame(done))
  const rectOf = (selector: string): DOMRect =>
    (document.querySelector(selector) as Element).getBoundingClientRect()
  const layer = rectOf('.board-layer')
  const { x: left, y: top, width, height } = rectOf('.board-view')
  const k = layer.width / map.width
  const [x, y] = [layer.x + map.x * k, layer.y + map.y * k]
  const found = document.elementFromPoint(x, y)
  const isFree = found?.closest('.board-view') != null
  const isUnderFan = found?.closest('.fan') != null
  return { x, y, isFree, isUnderFan, window: { x: left, y: top, width, height } }
}

const TRIES = 8
/** how long a stack stays spread after the pointer has left */
const FAN_MS = 450

/** A point of the hex that can be pointed at: what covers it goes, or the map is dragged. */
export async function reach(page: Page, hex: number, sheet: Sheet = battleForGalicia): Promise<Point> {
  for (let tries = 0; tries < TRIES; tries++) {
    const spot = await spotOf(page, hex, sheet)
    if (spot.isFree) return spot
    if (spot.isUnderFan || (tries === 0 && isInWindow(spot))) await pointAway(page)
    else await dragTowards(page, spot)
  }
  throw new Error(`hex ${sheet.spaces[hex]?.id ?? hex} cannot be brought into sight`)
}

const isInWindow = ({ x, y, window: w }: Spot): boolean =>
  x > w.x && y > w.y && x < w.x + w.width && y < w.y + w.height

async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForTimeout(FAN_MS)
}

/** As far towards the middle as one stroke of the hand takes it; it begins on the map, not on what lies over it. */
async function dragTowards(page: Page, { x, y, window: w }: Spot): Promise<void> {
  const middle = { x: w.x + w.width / 2, y: w.y + w.height / 2 }
  const stroke = (way: number, room: number): number => Math.max(-room, Math.min(room, way)) / 2
  const [dx, dy] = [stroke(middle.x - x, w.width * 0.6), stroke(middle.y - y, w.height * 0.6)]
  const starts = ASIDE.map((aside) => ({ x: middle.x - dx + aside, y: middle.y - dy }))
  const from = starts[await page.evaluate(firstOnMap, starts)] ?? middle
  await drag(page, from, { x: from.x + 2 * dx, y: from.y + 2 * dy }, 4)
}

/** where else a stroke may begin, in pixels */
const ASIDE = [0, -60, 60, -120, 120, -240, 240]

/** Runs in the page: the first of these points that lies on the map itself, and on no counter: that would be dragged. */
function firstOnMap(points: readonly Point[]): number {
  const counters = [...document.querySelectorAll('.pieces > *')].map((piece) => piece.getBoundingClientRect())
  const isOnCounter = ({ x, y }: Point): boolean =>
    counters.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  return points.findIndex(
    (point) =>
      !isOnCounter(point) && document.elementFromPoint(point.x, point.y)?.closest('.board-view') != null,
  )
}
