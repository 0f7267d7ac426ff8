/** Where badges lie: near the middle of their sector, on the side away from the enemy, never on one another. */
import type { Badge, Point } from '@sandtable/presentation'
import type { Rect, Size } from './camera.ts'
import { overlap } from './placing.ts'

export const BADGE: Size = { width: 104, height: 33 }

export interface PlacedBadge {
  readonly badge: Badge
  /** middle of the sector */
  readonly anchor: Point
  /** the badge, around its middle */
  readonly rect: Rect
}

/** a sector with its middle, in pixels of the whole map */
export interface Anchored {
  readonly badge: Badge
  readonly anchor: Point
}

const GAP = 4
/** how far from its sector a badge may lie, and in how many directions it is tried */
const DISTANCES = [46, 64, 84, 110, 140, 176]
const HOMEWARD = [0, 25, -25, 50, -50, 80, -80]
/** only where there is no room on its own side, near or far, and then not deep among the enemy */
const FORWARD = [115, -115, 150, -150, 180]
const FORWARD_DISTANCES = [46, 64, 84]

const tried = (turns: readonly number[], distances: readonly number[]) =>
  distances.flatMap((distance) => turns.map((turn) => ({ distance, turn })))
const TRIED = [...tried(HOMEWARD, DISTANCES), ...tried(FORWARD, FORWARD_DISTANCES)]

/**
 * Along the map from top to bottom, so that leads cross as little as may be. A badge that lay on this map before stays
 * where it was, beside its sector, as long as it covers nothing there: whoever looks for it finds it again.
 */
export function laidOut(
  sectors: readonly Anchored[],
  map: Size,
  before: readonly PlacedBadge[] = [],
): PlacedBadge[] {
  const placed: PlacedBadge[] = []
  const anchors = sectors.map(({ anchor }) => around(anchor, { width: 8, height: 8 }))
  const fallen: Anchored[] = []
  for (const sector of sectors) {
    const rect = rectBefore(sector, before)
    if (
      rect &&
      isWithin(rect, map) &&
      coveredBy(rect, [...placed.map((each) => each.rect), ...anchors]) === 0
    )
      placed.push({ ...sector, rect })
    else fallen.push(sector)
  }
  for (const sector of fallen.sort((a, b) => a.anchor.y - b.anchor.y)) {
    const taken = [...placed.map(({ rect }) => rect), ...anchors]
    placed.push({ ...sector, rect: freeRect(sector, away(sector, sectors), taken, map) })
  }
  return placed
}

/** As far beside its sector as the badge lay before; undefined where it is new. */
function rectBefore({ badge, anchor }: Anchored, before: readonly PlacedBadge[]): Rect | undefined {
  const old = before.find((each) => each.badge.id === badge.id)
  if (!old) return undefined
  const [x, y] = [old.rect.x + (anchor.x - old.anchor.x), old.rect.y + (anchor.y - old.anchor.y)]
  return { ...old.rect, x, y }
}

const around = ({ x, y }: Point, { width, height }: Size): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The direction away from the other side, its nearest sectors above all. */
function away({ badge, anchor }: Anchored, sectors: readonly Anchored[]): number {
  const pushes = sectors
    .filter((other) => other.badge.own !== badge.own)
    .map((other) => {
      const [x, y] = [anchor.x - other.anchor.x, anchor.y - other.anchor.y]
      const weight = 1 / Math.max(1, Math.hypot(x, y)) ** 2
      return { x: x * weight, y: y * weight }
    })
  const sum = (of: 'x' | 'y'): number => pushes.reduce((all, push) => all + push[of], 0)
  return Math.atan2(sum('y'), sum('x'))
}

const RADIANS = Math.PI / 180

/** The first place that is free; where there is none, the one that covers least. */
function freeRect({ anchor }: Anchored, direction: number, taken: readonly Rect[], map: Size): Rect {
  let best = around(anchor, BADGE)
  let least = Infinity
  for (const { distance, turn } of TRIED) {
    const angle = direction + turn * RADIANS
    const rect = around(
      { x: anchor.x + Math.cos(angle) * distance * 1.4, y: anchor.y + Math.sin(angle) * distance },
      BADGE,
    )
    const covered = isWithin(rect, map) ? coveredBy(rect, taken) : Infinity
    if (covered === 0) return rect
    if (covered < least) [best, least] = [rect, covered]
  }
  return best
}

const isWithin = ({ x, y, width, height }: Rect, map: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= map.width && y + height <= map.height

function coveredBy({ x, y, width, height }: Rect, taken: readonly Rect[]): number {
  const wide = { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP }
  return taken.reduce((sum, rect) => sum + overlap(wide, rect), 0)
}
