/** Buttons that stand for several answers, and taking one choice back out of several. */
import type { Answer } from '@sandtable/kernel'
import type { Button } from '@sandtable/presentation'
import { createSignal } from 'solid-js'
import type { Deciding } from './deciding.ts'
import type { Hearing } from './hearing.ts'
import type { Table } from './table.ts'

interface Purposes {
  /** rises with every change of the game */
  version(): number
  purpose(): string | undefined
  setPurpose(verb: string | undefined): void
}

interface Warned {
  readonly answer: Answer
  readonly text: string
  /** the version of the game */
  readonly at: number
  /** is a press still part of the one that was warned of? */
  isTooSoon(): boolean
}

export interface Pressing extends Pick<Table, 'press' | 'unchoose' | 'warning'> {
  /** the answer of the button that was pressed and has warned */
  warnedOf(): Answer | undefined
  /** it is not meant any more; false if nothing was */
  putOff(): boolean
}

export function createPressing(
  { act, undo, canUndo }: Pick<Deciding, 'act' | 'undo' | 'canUndo'>,
  { version, purpose, setPurpose }: Purposes,
  isOffered: (answer: Answer) => boolean,
  isHeld: (unit: number) => boolean,
  hearing: Pick<Hearing, 'isDeafTo' | 'secondHalf' | 'byPress'>,
  /** what would be left undone if the player ended now, beside what the game itself says */
  unfinished: () => string | undefined = () => undefined,
): Pressing {
  const [warned, setWarned] = createSignal<Warned>()
  /** gone as soon as anything else is done */
  const pending = (): Warned | undefined => {
    const last = warned()
    return last?.at === version() ? last : undefined
  }
  const warning = (): string | undefined => pending()?.text
  const giveAll = (answers: readonly Answer[]): void => {
    for (const answer of answers) if (isOffered(answer)) act(answer)
  }
  return {
    warning,
    warnedOf: () => pending()?.answer,
    putOff: () => {
      const isPending = pending() !== undefined
      setWarned(undefined)
      return isPending
    },
    press: (button) => {
      const { answer, then = [], aims } = button
      const text =
        [button.warning, ends(button) ? unfinished() : undefined].filter(Boolean).join(' ') || undefined
      if (hearing.isDeafTo(button)) return
      if (aims === true) {
        setPurpose(purpose() === answer.verb ? undefined : answer.verb)
        return
      }
      if (text !== undefined && warning() !== text) {
        setWarned({ answer, text, at: version(), isTooSoon: hearing.secondHalf() })
        return
      }
      // Nobody has read what has only just come up.
      if (text !== undefined && warned()?.isTooSoon() === true) return
      hearing.byPress(() => {
        act(answer)
        giveAll(then)
      })
    },
    unchoose: ({ unit, again }) => {
      while (isHeld(unit) && canUndo()) undo()
      // Where nothing can be taken back, that is what is said.
      if (isHeld(unit)) undo()
      else giveAll(again)
    },
  }
}

/** the button that is done with a question, rather than with one thing of several */
const ends = ({ answer, tone }: Button): boolean => tone === 'primary' && answer.arg === undefined
