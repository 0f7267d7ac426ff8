import type { Answer, Asked, Game, Offer } from '../index.ts'
import { toy } from './toy-game.ts'
import type { Toy, ToyTypes } from './toy-types.ts'

type ToyGame = Game<ToyTypes>

/** Where a toy can be bent: at the entry of a phase, at its questions, at the answers. */
export interface Bend {
  readonly entered?: (g: Toy, phase: string) => void
  readonly asked?: (asked: Asked, g: Toy) => Asked
  readonly answered?: (answers: readonly Answer[], g: Toy) => void
}

/** The toy with something wrong in its rules. */
export function bent({ entered, asked, answered }: Bend): ToyGame {
  return {
    ...toy,
    *stage(name, g, arg) {
      entered?.(g, name)
      const inner = toy.stage(name, g, arg)
      let turn = inner.next()
      while (!turn.done) {
        const answers = yield turn.value.map((each) => asked?.(each, g) ?? each)
        answered?.(answers as readonly Answer[], g)
        turn = inner.next(answers)
      }
      return turn.value
    },
  }
}

/** The toy with other offers. */
export const offering = (change: (offer: Offer, g: Toy) => Offer): ToyGame =>
  bent({
    asked: (asked, g) => ({
      ...asked,
      question: { ...asked.question, choose: () => change(asked.question.choose(), g) },
    }),
  })

/** The toy with something wrong that comes with hiring. */
export const onHiring = (act: (g: Toy) => void): ToyGame =>
  bent({
    answered: ([answer], g) => {
      if (answer?.verb === 'hire') act(g)
    },
  })

/** The toy with other questions. */
export const asking = (
  change: (question: Asked['question'], g: Toy) => Partial<Asked['question']>,
): ToyGame =>
  bent({ asked: (asked, g) => ({ ...asked, question: { ...asked.question, ...change(asked.question, g) } }) })

/** The toy with words changed in one language. */
export const saying = (language: 'en' | 'ja', change: Partial<ReturnType<ToyGame['text']>>): ToyGame => ({
  ...toy,
  text: (spoken) => ({ ...toy.text(spoken), ...(spoken === language ? change : {}) }),
})
