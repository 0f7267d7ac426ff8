/** Whatever is asked is in view: what may be chosen, and what the question is about. */
import type { Point } from '@sandtable/presentation'
import { createEffect, createMemo, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { type Camera, centredOn, meanOf } from './camera.ts'
import type { View } from './create-view.ts'
import type { Follower } from './pilot.ts'
import { centreOf } from './shapes.ts'
import { densest } from './showing.ts'
import { roomFor } from './window-room.ts'

/** pixels a map unit: below this figures on counters cannot be read */
const LEGIBLE = 0.62

/** So many answers are shown together, even if that is a little far off. */
const FEW = 12
/** and so many even if the same was asked before */
const HANDFUL = 6
/** of the window: the rest is the margin around what is shown */
const INNER = 0.76
const FAR = 0.36

interface Asked {
  readonly prompt: string
  readonly lit: readonly number[]
  readonly about: readonly number[]
  /** something was taken up from a place that is still in the hand */
  readonly isInHand: boolean
}

function askedAt(table: Table): Asked | undefined {
  const { spaces, heldSpaces, aimed } = table.later.glow()
  const about = [...new Set([...heldSpaces, ...aimed])]
  if (!table.later.isLive() || spaces.size + about.length === 0) return undefined
  return { prompt: table.question(), lit: [...spaces], about, isInHand: table.canPutBack() }
}

/** Does the player go on with what they are doing, where they look? Then the map stays under the hand. */
export function staysPut(before: Asked | undefined, now: Asked, isSeen: (space: number) => boolean): boolean {
  const isAgain = before?.prompt === now.prompt
  // Of a few answers, as of a retreat, none is overlooked; among the many of a march one finds one's way.
  const isEach = !now.isInHand && now.lit.length <= HANDFUL
  const isLitSeen = isEach ? now.lit.every(isSeen) : now.lit.length === 0 || now.lit.some(isSeen)
  return (isAgain || now.isInHand) && now.about.every(isSeen) && isLitSeen
}

export function followQuestion(table: Table, view: View, follower: Follower): void {
  const { sheet } = table.presentation
  const at = (space: number): Point => centreOf(sheet, space)
  const isSeen = (space: number): boolean => view.isInSight([at(space)])
  const asked = createMemo(() => askedAt(table))
  /** the last question that is in view */
  let before: Asked | undefined
  let far: Far | undefined
  createEffect(
    on([asked, view.isPlaced, () => roomFor(view.window()).height], ([now, isPlaced]) => {
      if (!isPlaced) return
      follower.stay()
      if (!now) return
      const isFirst = before === undefined
      // The plan that was asked for says where to look.
      const stays = staysPut(before, now, isSeen) || table.advice() !== undefined
      const show = (): void => {
        before = now
        if (!stays) showAsked(now, isFirst)
      }
      // Where something can be chosen already, the rest is shown when the hand has done what it is about to do.
      if (stays) show()
      else follower.fly(show, !isFirst && isAnySeen(now) ? 'moves' : undefined)
    }),
  )

  const isAnySeen = ({ lit, about }: Asked): boolean => (lit.length > 0 ? lit : about).some(isSeen)

  /** All of it, if it can be read then; else where most of it lies. Nobody has chosen the scale a game opens at. */
  function showAsked(now: Asked, isFirst: boolean): void {
    const { lit, about } = now
    const all = [...lit, ...about].map(at)
    const { k } = view.camera()
    const isTooFar = isFirst || (far !== undefined && isSame(k, far.k))
    const isChosen = k >= LEGIBLE || !isTooFar
    if (isChosen && view.isInSight(all)) return
    const camera = view.cameraOn(all)
    if (camera.k >= leastScale(lit, isChosen ? k : LEGIBLE)) {
      const to = isChosen ? view.show(all) : comeNearer(camera, all)
      far = to && to.k < LEGIBLE ? { k: to.k, was: far?.was ?? k } : undefined
      return
    }
    far = undefined
    if (!isChosen || !isMostlySeen(now)) view.flyTo(view.cameraOn(mostOf(now)))
  }

  function isMostlySeen({ lit, about }: Asked): boolean {
    return view.camera().k >= LEGIBLE * 0.8 && lit.some(isSeen) && about.every(isSeen)
  }

  /** What the question is about, or where most of the answers lie. */
  function mostOf({ lit, about }: Asked): readonly Point[] {
    if (about.length > 0) return about.map(at)
    const { width, height } = roomFor(view.window())
    return densest(lit.map(at), (width * INNER) / LEGIBLE, (height * INNER) / LEGIBLE)
  }

  /** Not nearer than the player had it. */
  function comeNearer(camera: Camera, points: readonly Point[]): Camera {
    const most = far?.was ?? camera.k
    const to = camera.k > most ? centredOn(meanOf(points), most, view.window()) : camera
    view.flyTo(to)
    return to
  }
}

const leastScale = (lit: readonly number[], now: number): number =>
  lit.length <= FEW ? FAR : Math.min(LEGIBLE, now)

/** The scale that was brought about to show answers far apart: it is left as soon as counters can be read again. */
interface Far {
  readonly k: number
  /** the scale before */
  readonly was: number
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005
