/** Taking back and doing again; and the questions that leave no choice, which answer themselves. */
import { type Answer, isOffered, isSameAnswer, type Move, type Refusal } from '@sandtable/kernel'
import { sceneOf } from '@sandtable/presentation'
import type { DecidingParts } from './deciding-parts.ts'
import type { sentencesOf } from './sentences.ts'

interface TakingBack {
  canUndo(): boolean
  canRedo(): boolean
  undo(): void
  redo(): void
  /** gives the answer to a question that leaves no choice; false if there is none */
  answerSettled(): boolean
  /** one of several answers that are given in turn; nothing is shown yet */
  give(seat: number, answer: Answer): Refusal | undefined
}

interface TakingBackParts
  extends Pick<
    DecidingParts,
    'game' | 'position' | 'changed' | 'guide' | 'isFollowing' | 'standing' | 'takenBack'
  > {
  /** a lesson is under way */
  isGuided(): boolean
  sayNotNow(): void
  say(title: string, text: string): void
  words(): ReturnType<typeof sentencesOf>
}

export function createTakingBack(parts: TakingBackParts): TakingBack {
  const {
    game,
    position,
    changed,
    guide,
    isFollowing,
    standing,
    takenBack,
    isGuided,
    sayNotNow,
    say,
    words,
  } = parts
  const { match, presentation } = game
  const { isLive } = position

  /** the seat that may take back; in a lesson only where it is part of it */
  const mover = (): number | undefined => {
    position.version()
    // After the end everything is open to see: nobody goes back with that knowledge, except alone.
    const isClosed = match.play.isOver && !game.seating.solo
    const isFree = isLive() && !isClosed && !isFollowing()
    return isFree && guide()?.mayUndo() !== false ? position.screen.seat() : undefined
  }
  const canUndo = (): boolean => match.canUndo(mover() ?? -1) && mover() !== undefined
  const canRedo = (): boolean => match.canRedo(mover() ?? -1) && mover() !== undefined
  function undo(): void {
    if (canUndo() && takeBack(mover() ?? -1)) changed()
    else if (isFollowing()) sayNotNow()
    else say(words().noUndo, match.length === 0 ? words().nothingDone : words().noUndoHow)
  }
  /** Goes back behind questions that leave no choice, too: they would be answered again at once. */
  function takeBack(seat: number): boolean {
    const end = match.length
    do if (!match.undo(seat)) break
    while (settledAnswer() ?? settledAnswer(true))
    if (match.length < end) takenBack?.()
    return match.length < end
  }
  function redo(): void {
    if (canRedo() && match.redo(mover() ?? -1)) changed()
    else if (isFollowing()) sayNotNow()
    else say(words().noRedo, words().noRedoHow)
  }

  /** The answer to the question on the table, where it leaves a person no choice. */
  function settledAnswer(isSecret = false): Move | undefined {
    const seat = game.toDecide
    const isOthers = seat === undefined || !game.isHuman(seat) || isFollowing()
    if (isOthers || isGuided()) return undefined
    const shown = sceneOf(match.play, { eyes: game.eyes(seat), seat, language: 'en' })
    const isUnseen = game.seating.solo || game.people.length === 1
    const answer = isSecret ? isUnseen && presentation.settledUnseen?.(shown) : presentation.settled?.(shown)
    return answer && isOffered(shown.offer ?? {}, answer) ? { seat, answer } : undefined
  }

  function answerSettled(): boolean {
    const move = settledAnswer() ?? standing?.() ?? settledAnswer(true)
    if (!move) return false
    const again = match.nextAgain
    const isAgain = again?.seat === move.seat && isSameAnswer(again.answer, move.answer)
    return isAgain ? match.redo(move.seat) : match.take(move) === undefined
  }
  function give(seat: number, answer: Answer): Refusal | undefined {
    const refusal = game.take(seat, answer)
    if (!refusal) while (answerSettled());
    return refusal
  }

  return { canUndo, canRedo, undo, redo, answerSettled, give }
}
