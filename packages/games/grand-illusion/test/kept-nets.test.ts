/** What is kept of a position says the same as what is worked out of its words, whatever was asked before. */
import { Play, quickRandom, randomAnswer } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { HEXES } from '../map.ts'
import { isFort, PIECES } from '../pieces.ts'
import { distanceToSupply, netOf, ordinaryNet } from '../rules/08-action/supply-nets.ts'
import { railGoals } from '../rules/10-strategic/rail.ts'
import { ALL_NATIONS, BRITISH } from '../sides.ts'
import { isOnMap, LAYOUT, type State } from '../state.ts'

const STEPS = 400

const start = (id: string): Play<GrandIllusionTypes> =>
  Play.start(setupOf(grandIllusion, id, {}, `kept nets ${id}`))

function goOn(play: Play<GrandIllusionTypes>, pick: (n: number) => number): void {
  const seat = play.pending.find((each) => play.asked(each.seat) === each)?.seat
  const offer = seat === undefined ? undefined : play.offered(seat)
  if (seat !== undefined && offer) play.answer(seat, randomAnswer(offer, pick))
}

/** games of all scenarios by turns, and forks of them that go their own way */
function* positions(): Generator<State> {
  const pick = quickRandom(1914)
  const plays = grandIllusion.scenarios.map(({ id }) => start(id))
  for (let step = 0; step < STEPS; step++)
    for (const play of plays) {
      goOn(play, pick)
      if (step % 4 !== 0) continue
      const fork = play.fork()
      goOn(fork, pick)
      yield fork.state
      yield play.state
    }
}

const everywhere = Array.from({ length: HEXES }, (_, h) => h)
/** some of them: each looks at the net of its side */
const pieces = Array.from({ length: PIECES }, (_, p) => p).filter((p) => p % 12 === 0)

const supplyIn = (s: State): unknown => [
  ALL_NATIONS.map((nation) => everywhere.map((h) => netOf(s, nation).has(h))),
  ALL_NATIONS.map((nation) => everywhere.map((h) => distanceToSupply(s, nation, h))),
  everywhere.map((h) => distanceToSupply(s, BRITISH, h, true)),
  everywhere.map((h) => ordinaryNet(s).has(h)),
]
const railsIn = (s: State): unknown =>
  pieces.filter((p) => !isFort(p) && isOnMap(s, p)).map((p) => railGoals(s, p))

function fresh(s: State): State {
  const state = LAYOUT.create()
  LAYOUT.restore(state, s.words)
  return state
}

describe('nets kept along', () => {
  it.each([
    ['§8.4.3.a of supply', supplyIn],
    ['§10.2 of railways', railsIn],
  ])('%s are those of the position', (_, read) => {
    for (const s of positions()) expect(read(s)).toEqual(read(fresh(s)))
  })
})
