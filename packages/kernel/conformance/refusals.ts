import type { GameTypes } from '../game-types.ts'
import type { Play } from '../play/play.ts'
import { submit } from '../play/submit.ts'
import { type BadAction, badActions } from './bad-actions.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import { flawInRefusal } from './sentence.ts'
import type { Trial } from './trial.ts'

/** What is not offered is refused, with a reason people can read, and changes nothing. */
export const refusals: Check = { name: 'refusals', isDear: true, atPosition }

function atPosition<T extends GameTypes>(trial: Trial<T>): Problem {
  const copy = trial.play.fork()
  const before = copy.hash()
  return firstProblem(badActions(trial), (bad) => {
    const problem = tryOut(trial, copy, bad)
    return problem ?? (copy.hash() === before ? undefined : `${said(bad)} was refused but changed the game`)
  })
}

const said = ({ what, action }: BadAction): string => `${what}, ${JSON.stringify(action)},`

function tryOut<T extends GameTypes>(trial: Trial<T>, copy: Play<T>, bad: BadAction): Problem {
  const refusal = submit(copy, bad.action)
  if (!refusal) return `${said(bad)} was accepted`
  trial.tally(`refusals: ${refusal.code}`)
  const flaw = flawInRefusal(trial.setup.game, refusal, trial.rules)
  return flaw && `${said(bad)} was refused badly: ${flaw}`
}
