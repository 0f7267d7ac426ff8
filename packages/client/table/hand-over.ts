/** The last act of a turn, given by a click on the map or in a list, is looked at before the other side goes on. */
import { type Crumb, sceneOf } from '@sandtable/presentation'
import { type Accessor, createSignal } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'

export interface HandOver {
  /** the seat that decides next, as long as it waits */
  readonly to: Accessor<number | undefined>
  /** what is done in here was pointed at, not said by a button of its own */
  byHand<T>(act: () => T): T
  /** the game has changed */
  notice(): void
  goOn(): void
}

interface HandOverParts {
  /** the player would rather have it handed over at once */
  isOff(): boolean
}

export function createHandOver(game: LocalGame, { isOff }: HandOverParts): HandOver {
  const [to, setTo] = createSignal<number>()
  let isByHand = false
  return {
    to,
    byHand: (act) => {
      isByHand = true
      try {
        return act()
      } finally {
        isByHand = false
      }
    },
    notice: () => void setTo(isByHand && !isOff() && isLastOfTurn(game) ? game.toDecide : undefined),
    goOn: () => {
      setTo(undefined)
    },
  }
}

/** With the last action a person's part of the turn ended, somebody else decides next, and it can still be taken back. */
function isLastOfTurn(game: LocalGame): boolean {
  const { match, toDecide, seating } = game
  const seat = match.moveAt(match.length)?.seat
  if (seat === undefined || toDecide === undefined || toDecide === seat) return false
  if (seating.solo || !game.isHuman(seat) || !match.canUndo(seat)) return false
  const [before, now] = [match.length - 1, match.length].map((count) => partAt(game, seat, count))
  return before !== undefined && now !== undefined && !isWithin(before, now)
}

/** Where a seat is in the sequence of play; undefined in a fight, in which one side answers the other. */
function partAt(game: LocalGame, seat: number, count: number): readonly Crumb[] | undefined {
  const { match, presentation } = game
  const eyes = game.eyes(seat)
  const scene = sceneOf(match.at(count), { eyes, seat, told: game.told(eyes, count), language: 'en' })
  const fight = presentation.fight(scene, undefined, undefined)
  return fight && fight.isOver !== true ? undefined : presentation.crumbs(scene)
}

/** A question in the midst of the other side's part, such as a reaction, ends no part when it is answered. */
export function isWithin(before: readonly Crumb[], now: readonly Crumb[]): boolean {
  const texts = (crumbs: readonly Crumb[], which: Crumb['state']): string[] =>
    crumbs.filter(({ state }) => state === which).map(({ text }) => text)
  const [inner, outer] = [texts(before, 'now'), texts(now, 'now')]
  const isSamePart = String(texts(before, 'done')) === String(texts(now, 'done'))
  return isSamePart && outer.every((text, i) => text === inner[i])
}
