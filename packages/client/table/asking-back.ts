/** A click that dice follow at once is asked back: a slip of the hand must not roll them. */
import { type Answer, answersOf, isSameAnswer } from '@sandtable/kernel'
import type { Presentation, Scene } from '@sandtable/presentation'

export interface AskingBack {
  /** must the player choose this again before it is done? Choosing it again too soon is part of the first click */
  asks(scene: Scene, answer: Answer): boolean
  /** something else was said or done: what was asked back is asked anew */
  forget(): void
}

interface AskingParts {
  readonly presentation: Pick<Presentation, 'isCombat'>
  /** milliseconds */
  now(): number
  /** so long a second click belongs to the first */
  patience(): number
}

export function createAskingBack({ presentation, now, patience }: AskingParts): AskingBack {
  let asked: { readonly scene: Scene; readonly answer: Answer; readonly at: number } | undefined
  const isConfirmed = (scene: Scene, answer: Answer): boolean =>
    asked?.scene === scene && isSameAnswer(asked.answer, answer) && now() - asked.at >= patience()
  return {
    asks: (scene, answer) => {
      if (!isRisky(presentation, scene, answer) || isConfirmed(scene, answer)) return false
      if (asked?.scene !== scene || !isSameAnswer(asked.answer, answer)) asked = { scene, answer, at: now() }
      return true
    },
    forget: () => (asked = undefined),
  }
}

/** Who points at an enemy means to fight; where there is no choice, there is no slip. */
const isRisky = (presentation: Pick<Presentation, 'isCombat'>, scene: Scene, answer: Answer): boolean =>
  !presentation.isCombat(answer.verb) && answersOf(scene.offer ?? {}).length > 1 && scene.commits(answer)
