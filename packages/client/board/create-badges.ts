/** Badges instead of counters: from afar by themselves, or as somebody wants. */
import type { Badge, Point } from '@sandtable/presentation'
import { type Accessor, createEffect, createMemo } from 'solid-js'
import type { Table } from '../table/table.ts'
import { BADGE, type PlacedBadge, laidOut } from './badge-layout.ts'
import { meanOf, type Size } from './camera.ts'
import { centreOf } from './shapes.ts'

/** pixels a space: below this figures on counters say nothing */
const FAR = 30
/** times their own area */
const ROOM = 4

export interface Badges {
  /** in pixels of the whole map */
  readonly placed: Accessor<readonly PlacedBadge[]>
  readonly scale: Accessor<number>
  /** the badge at a point of the map */
  under(at: Point): Badge | undefined
}

export const isFarOff = (scale: number, spaceWidth: number): boolean => scale * spaceWidth < FAR

/** So many badges would hide the whole of a small map, as on a phone. */
export const hasRoom = (badges: number, { width, height }: Size): boolean =>
  badges * BADGE.width * BADGE.height * ROOM <= width * height

export function createBadges(table: Table, scale: Accessor<number>): Badges {
  const { sheet } = table.presentation
  const map = (): Size => ({ width: sheet.width * scale(), height: sheet.height * scale() })
  createEffect(() =>
    table.badges.setFarOff(isFarOff(scale(), sheet.spaceWidth) && hasRoom(table.badges.list().length, map())),
  )
  /** the scale at which badges lie: at another one they are laid out anew */
  let laidAt: number | undefined
  const placed = createMemo((before: readonly PlacedBadge[]): readonly PlacedBadge[] => {
    if (!table.badges.areShown()) return []
    const k = scale()
    const kept = laidAt === k ? before : []
    laidAt = k
    const anchored = table.badges.list().map((badge) => {
      const { x, y } = meanOf(badge.spaces.map((space) => centreOf(sheet, space)))
      return { badge, anchor: { x: x * k, y: y * k } }
    })
    return laidOut(anchored, map(), kept)
  }, [])
  return {
    placed,
    scale,
    under: ({ x, y }) => {
      const at = { x: x * scale(), y: y * scale() }
      return placed().find(({ rect }) => isIn(rect, at))?.badge
    },
  }
}

const isIn = ({ x, y, width, height }: PlacedBadge['rect'], at: Point): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height
