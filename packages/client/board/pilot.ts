/**
 * Whatever moves the map without being told to does it here: never under a hand that is at work, and what is pressed
 * just then, for the map as it lay before, goes nowhere.
 */
import type { Point } from '@sandtable/presentation'
import type { Camera } from './camera.ts'
import { FLIGHT_MS, type View } from './create-view.ts'
import type { Hand, Minded } from './hand.ts'

/** One that moves the map: what it wants last is what it does. */
export interface Follower {
  /** moves the map, once the hand rests if that is minded */
  fly(act: () => void, minded?: Minded): void
  /** what has not been flown to yet does not matter any more */
  stay(): void
}

export interface Pilot {
  follower(): Follower
  /** the player moves the map: they look where they want to */
  giveWay(): void
  /** Was this press meant for what lay there before the map moved? `placeAt` says what lies at a point. */
  isStray(point: Point, placeAt: (camera: Camera, point: Point) => number | undefined): boolean
}

interface PilotParts {
  readonly view: Pick<View, 'camera' | 'isMoving'>
  readonly hand: Pick<Hand, 'whenAtRest'>
  /** milliseconds for which a press may still be meant for what was there before */
  pause(): number
  now?(): number
}

export function createPilot({ view, hand, pause, now = () => performance.now() }: PilotParts): Pilot {
  const followers: Follower[] = []
  let flown: { readonly from: Camera; readonly until: number } | undefined

  function move(act: () => void): void {
    const from = view.camera()
    act()
    if (view.isMoving()) flown = { from, until: now() + FLIGHT_MS }
    else if (view.camera() !== from) flown = { from, until: now() }
  }

  function follower(): Follower {
    let stay = (): void => undefined
    const made: Follower = {
      stay: () => stay(),
      fly: (act, minded) => {
        stay()
        if (minded === undefined) move(act)
        else stay = hand.whenAtRest(minded, () => move(act))
      },
    }
    followers.push(made)
    return made
  }

  return {
    follower,
    giveWay: () => {
      for (const each of followers) each.stay()
    },
    isStray: (point, placeAt) =>
      flown !== undefined &&
      now() < flown.until + pause() &&
      placeAt(flown.from, point) !== placeAt(view.camera(), point),
  }
}
