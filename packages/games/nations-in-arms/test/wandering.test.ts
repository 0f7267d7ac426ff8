/** Random players wander about until two armies meet: every position on the way keeps its promises. */
import { answersOf, Play, quickRandom, randomAnswer } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { nationsInArms } from '../game.ts'

const MOST_ANSWERS = 600
const WALKS = 8
/** of what has been told, so much is in the message */
const LAST = 12

/** scenarios that are decided by conditions have no end yet */
function endsHere(act: () => void): boolean {
  try {
    act()
    return false
  } catch (error) {
    if (error instanceof Error && error.message.includes('decided by conditions')) return true
    throw error
  }
}

/** How many answers were given before a battle or the end of the scenario. */
function walk(scenario: string, seed: number): number {
  const pick = quickRandom(seed)
  const told: string[] = []
  const play = Play.start(setupOf(nationsInArms, scenario, {}, `walk ${seed}`), (event) => {
    told.push(nationsInArms.text('en').event(event))
  })
  const fail = (n: number, what: string): never => {
    throw new Error(`${scenario}, seed ${seed}, after ${n}: ${what} ${told.slice(-LAST).join(' ')}`)
  }
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const [asked] = play.pending
    if (!asked || play.state.battleAt >= 0) return n
    const offer = play.offered(asked.seat) ?? {}
    if (answersOf(offer).length === 0) fail(n, `nothing is offered, ${asked.question.prompt}`)
    const answer = randomAnswer(offer, pick)
    told.push(`[${answer.verb} ${String(answer.arg ?? '')}]`)
    if (endsHere(() => play.answer(asked.seat, answer))) return n
    const problems = nationsInArms.invariants(play.state)
    if (problems.length > 0) fail(n, problems.join('; '))
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
