/** Buttons that stand for several answers, and taking one choice back out of several. */
import type { Answer } from '@sandtable/kernel'
import type { Deciding } from './deciding.ts'
import type { Table } from './table.ts'

interface Purposes {
  purpose(): string | undefined
  setPurpose(verb: string | undefined): void
}

export function createPressing(
  { act, undo, canUndo }: Pick<Deciding, 'act' | 'undo' | 'canUndo'>,
  { purpose, setPurpose }: Purposes,
  isOffered: (answer: Answer) => boolean,
  isHeld: (unit: number) => boolean,
): Pick<Table, 'press' | 'unchoose'> {
  const giveAll = (answers: readonly Answer[]): void => {
    for (const answer of answers) if (isOffered(answer)) act(answer)
  }
  return {
    press: ({ answer, then = [], aims }) => {
      if (aims === true) {
        setPurpose(purpose() === answer.verb ? undefined : answer.verb)
        return
      }
      act(answer)
      giveAll(then)
    },
    unchoose: ({ unit, again }) => {
      while (isHeld(unit) && canUndo()) undo()
      // Where nothing can be taken back, that is what is said.
      if (isHeld(unit)) undo()
      else giveAll(again)
    },
  }
}
