/** The last act of a turn is looked at before the other side goes on, unless it was a button that says itself that it ends something. */
import { type Button, type Crumb, type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import { type Accessor, createSignal } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'

export interface HandOver {
  /** the seat that decides next, as long as it waits */
  readonly to: Accessor<number | undefined>
  /** what is done in here does not say that the player's part ends */
  byHand<T>(act: () => T): T
  /** the game has changed */
  notice(): void
  /** the game has become what was stored of it elsewhere */
  recall(): void
  goOn(): void
}

interface HandOverParts {
  /** the player would rather have it handed over at once */
  isOff(): boolean
  /** the game is played elsewhere, and handed over there */
  isFollowing(): boolean
  /** to be stored: whoever opens the game again finds it waiting */
  changed(): void
}

export function createHandOver(game: LocalGame, { isOff, isFollowing, changed }: HandOverParts): HandOver {
  const stored = (): number | undefined =>
    game.isHandedOverNext && !isOff() && isLastOfTurn(game) ? game.toDecide : undefined
  const [to, setTo] = createSignal(stored())
  const waitFor = (seat: number | undefined): void => {
    game.isHandedOverNext = seat !== undefined
    setTo(seat)
  }
  let isByHand = false
  return {
    to: () => (isFollowing() ? undefined : to()),
    byHand: (act) => {
      isByHand = true
      try {
        return act()
      } finally {
        isByHand = false
      }
    },
    notice: () => waitFor(isByHand && !isOff() && isLastOfTurn(game) ? game.toDecide : undefined),
    recall: () => waitFor(stored()),
    goOn: () => {
      waitFor(undefined)
      changed()
    },
  }
}

/** With the last action a person's part of the turn ended, somebody else decides next, and it can still be taken back. */
function isLastOfTurn(game: LocalGame): boolean {
  const { match, toDecide, seating } = game
  const seat = match.moveAt(match.length)?.seat
  if (seat === undefined || toDecide === undefined || toDecide === seat) return false
  if (seating.solo || !game.isHuman(seat) || !match.canUndo(seat)) return false
  const [before, now] = [sceneAt(game, seat, match.length - 1), sceneAt(game, seat, match.length)]
  const { crumbs } = game.presentation
  return !isFighting(game, now) && !isWithin(crumbs(before), crumbs(now))
}

function sceneAt(game: LocalGame, seat: number, count: number): Scene {
  const eyes = game.eyes(seat)
  return sceneOf(game.match.at(count), { eyes, seat, told: game.told(eyes, count), language: 'en' })
}

/** In a fight one side answers the other. */
function isFighting({ presentation }: LocalGame, scene: Scene): boolean {
  const fight = presentation.fight(scene, undefined, undefined)
  return fight !== undefined && fight.isOver !== true
}

/** A question in the midst of the other side's part, such as a reaction, ends no part when it is answered. */
export function isWithin(before: readonly Crumb[], now: readonly Crumb[]): boolean {
  const texts = (crumbs: readonly Crumb[], which: Crumb['state']): string[] =>
    crumbs.filter(({ state }) => state === which).map(({ text }) => text)
  const [inner, outer] = [texts(before, 'now'), texts(now, 'now')]
  const isSamePart = String(texts(before, 'done')) === String(texts(now, 'done'))
  return isSamePart && outer.every((text, i) => text === inner[i])
}

/** Does the button say itself that the player's part ends? It has no argument then, and stands for one answer. */
export const saysEnd = (presentation: Presentation, scene: Scene, { answer, then, aims }: Button): boolean =>
  answer.arg === undefined &&
  then === undefined &&
  aims !== true &&
  presentation.endsPart?.(scene, answer) !== false
