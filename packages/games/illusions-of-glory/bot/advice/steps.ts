/** The bot's answers from here on, until a roll or until another player is asked. */
import { sightIn } from '@sandtable/bots'
import { type Answer, isOffered } from '@sandtable/kernel'
import { LAYOUT } from '../../state.ts'
import type { Sight } from '../types.ts'

export interface Step {
  readonly sight: Sight
  readonly answer: Answer
}
type Answering = (sight: Sight) => Answer | undefined

/** A longer plan would not be read to its end. */
const MOST = 60

/** The answers one after the other; only the first if the position cannot be played on. */
export function stepsFrom(sight: Sight, answering: Answering): Step[] {
  const answer = answering(sight)
  if (!answer) return []
  const steps: Step[] = [{ sight, answer }]
  const play = sight.play?.fork()
  if (!play) return steps
  let given: Answer = answer
  for (let n = 0; n < MOST && isOffered(play.offered(sight.seat) ?? {}, given); n++) {
    const dice = play.umpire.chance.position
    play.answer(sight.seat, given)
    const next = play.umpire.chance.position === dice ? sightIn(play, sight.seat) : undefined
    const reply = next && next.prompt !== 'action' ? answering(next) : undefined
    if (!next || !reply) break
    steps.push({ sight: asItIs(next), answer: reply })
    given = reply
  }
  return steps
}

/** The imagined game goes on, but what is told about this moment must not change. */
function asItIs(sight: Sight): Sight {
  const state = LAYOUT.create()
  LAYOUT.restore(state, sight.state.words)
  return { ...sight, state }
}
