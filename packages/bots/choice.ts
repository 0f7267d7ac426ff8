/** What a decision itself brought: the position it led to, less those the other answers lead to. */
import {
  type Answer,
  answersOf,
  type GameTypes,
  type Move,
  type Play,
  rerolled,
  seedFrom,
} from '@sandtable/kernel'
import { chancesOf } from './chances.ts'
import type { Mind } from './mind.ts'

/** so many other answers are tried at most, evenly spread */
const MOST = 12

const isSame = (a: Answer, b: Answer): boolean => a.verb === b.verb && a.arg === b.arg

/**
 * By seat, in chances to win. What comes by itself (reinforcements of the schedule, the other side's turn) comes whatever
 * is answered and is taken out. Nothing for an answer without another: there was no choice, or time only went by.
 */
export function choiceOfMove<T extends GameTypes>(
  mind: Mind<T>,
  behind: Play<T>,
  move: Move,
  after: Play<T>,
): number[] {
  const chances = chancesOf(mind, after)
  const isEnding = after.isOver || mind.tempo(after.state) !== mind.tempo(behind.state)
  const others = othersThan(move, behind, isEnding)
  if (others.length === 0) return chances.map(() => 0)
  const tried = others.map((answer, n) =>
    chancesOf(mind, rerolled(behind, { seat: move.seat, answer }, seedFrom(`otherwise ${n}`))),
  )
  return chances.map(
    (chance, seat) => chance - tried.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / tried.length,
  )
}

/** Whoever ends a stretch of play can be compared only with one who ended it in another way. */
function othersThan<T extends GameTypes>(
  { seat, answer }: Move,
  behind: Play<T>,
  isEnding: boolean,
): Answer[] {
  const all = answersOf(behind.offered(seat) ?? {}).filter(
    (each) => !isSame(each, answer) && (!isEnding || each.verb === answer.verb),
  )
  const step = Math.max(1, Math.ceil(all.length / MOST))
  return all.filter((_, i) => i % step === 0)
}
