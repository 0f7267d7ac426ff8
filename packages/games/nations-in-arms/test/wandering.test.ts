/** Random players wander about until two armies meet: every position on the way keeps its promises. */
import { answersOf, Play, quickRandom, randomAnswer } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { nationsInArms } from '../game.ts'

const MOST_ANSWERS = 1500
const LAST = 12
/** chapter 8 ends a walk: it has no rules yet */
const isMeeting = (error: unknown): boolean =>
  error instanceof Error && /stage battle|decided by conditions/.test(error.message)

/** How many answers were given before a battle. */
function walk(scenario: string, seed: number): number {
  const pick = quickRandom(seed)
  const told: string[] = []
  const play = Play.start(setupOf(nationsInArms, scenario, {}, `walk ${seed}`), (event) => {
    told.push(nationsInArms.text('en').event(event))
  })
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const [asked] = play.pending
    if (!asked) return n
    const offer = play.offered(asked.seat)
    if (!offer || answersOf(offer).length === 0)
      throw new Error(
        `${scenario}, seed ${seed}, after ${n}: nothing is offered, ${asked.question.prompt}: ${told.slice(-LAST).join(' ')}`,
      )
    try {
      play.answer(asked.seat, randomAnswer(offer, pick))
    } catch (error) {
      if (isMeeting(error)) return n
      throw error
    }
    const problems = nationsInArms.invariants(play.state)
    if (problems.length > 0)
      throw new Error(
        `${scenario}, seed ${seed}, after ${n}: ${problems.join('; ')} ${told.slice(-LAST).join(' ')}`,
      )
  }
  return MOST_ANSWERS
}

describe('random walks', () => {
  it.each(['marengo', '1805-ulm', '1806-jena', '1809-danube', '1812-russia', '1813-saxony'])(
    'in %s',
    (id) => {
      let answers = 0
      for (let seed = 1; seed <= WALKS; seed++) answers += walk(id, seed)
      expect(answers).toBeGreaterThan(WALKS)
    },
  )
})
const WALKS = 12
