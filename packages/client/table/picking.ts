/** Clicks that stand for several answers, or take one back: all of a stack at once, a second click on what was picked. */
import { type Answer, isOffered, type Offer } from '@sandtable/kernel'
import type { Presentation, Preview, Scene } from '@sandtable/presentation'
import type { Click } from './candidates.ts'

interface PickingParts {
  readonly presentation: Presentation
  scene(): Scene
  offer(): Offer | undefined
  /** rises with every change of the game */
  version(): number
  act(answer: Answer): void
  undo(): void
  canUndo(): boolean
  /** milliseconds */
  now(): number
  /** so long a second click belongs to the first */
  patience(): number
}

export interface Picking {
  /** the answers a click on a space stands for; false if it stands for none */
  giveAtOnce(space: number): boolean
  /** puts back what was picked here; false if nothing was, or it cannot be */
  unpick(click: Click): boolean
  /** puts back what was picked last */
  stepBack(): boolean
  /** what is to be said before the answer is given; nothing the second time, once it could be read */
  caution(answer: Answer): Preview | undefined
  /** something else was said: a caution is said anew */
  forget(): void
}

const isSame = (a: Answer, b: Answer): boolean => a.verb === b.verb && a.arg === b.arg

export function createPicking(parts: PickingParts): Picking {
  const { presentation, scene, offer, version, act, undo, canUndo, now, patience } = parts
  let warned: { readonly answer: Answer; readonly at: number; readonly when: number } | undefined
  const picked = (): readonly Answer[] => (offer() ? (presentation.picked?.(scene()) ?? []) : [])
  const isPicked = (answer: Answer): boolean => picked().some((each) => isSame(each, answer))
  const giveAll = (answers: readonly Answer[]): void => {
    for (const answer of answers) if (isOffered(offer() ?? {}, answer)) act(answer)
  }

  /** Back to before it was picked, then the others again. */
  function putBack(answer: Answer): boolean {
    const picks = picked()
    for (let n = 0; n < picks.length && isPicked(answer) && canUndo(); n++) undo()
    if (isPicked(answer)) return false
    giveAll(picks.filter((each) => !isSame(each, answer)))
    return true
  }

  return {
    giveAtOnce: (space) => {
      const answers = presentation.atOnce?.(scene()).get(space) ?? []
      giveAll(answers)
      return answers.length > 0
    },
    unpick: ({ space, unit }) => {
      const here = picked().find(({ verb, arg }) => {
        const place = presentation.placeOf(verb)
        return (place === 'space' && arg === space) || (place === 'unit' && arg === unit)
      })
      return here !== undefined && canUndo() && putBack(here)
    },
    stepBack: () => {
      const can = picked().length > 0 && canUndo()
      if (can) undo()
      return can
    },
    caution: (answer) => {
      const before = warned?.at === version() && isSame(warned.answer, answer) ? warned : undefined
      // The second half of a double click has read nothing.
      const isHeeded = before !== undefined && now() - before.when >= patience()
      const said = isHeeded ? undefined : presentation.caution?.(scene(), answer)
      if (said && !before) warned = { answer, at: version(), when: parts.now() }
      return said
    },
    forget: () => (warned = undefined),
  }
}
