import { Bot, finish, sightOf } from '@sandtable/bots'
import { quickRandom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'
import { recall } from '../bot/remember.ts'
import { battleForGalicia } from '../game.ts'
import { invariants } from '../invariants.ts'
import { permuteSecrets } from '../secrets.ts'
import { hexOf, isOnMap } from '../state.ts'
import { eyesAt, knowledgeAt, type Moment, moments } from './bot-games.ts'

const view = (state: Moment['match']['play']['state'], seat: number): string =>
  JSON.stringify(battleForGalicia.view(state, eyesAt(seat)))

/** what was found out in one game of easy bots, now and then disturbed by random answers */
interface Findings {
  /** positions imagined that the seat would tell from the real one */
  unlike: number
  /** positions imagined that cannot be */
  impossible: string[]
  /** questions where two guesses differed */
  differing: number
  /** enemy units, and those remembered where they are */
  units: number
  right: number
}

function findOut(): Findings {
  const found: Findings = { unlike: 0, impossible: [], differing: 0, units: 0, right: 0 }
  let n = 0
  for (const moment of moments(1, 'easy', 9)) if (n++ % 19 === 0) look(moment, found)
  return found
}

function look({ match, seat, known }: Moment, found: Findings): void {
  const { state, isAtCheckpoint } = match.play
  const guesses = [1, 2].map((guess) => sightOf(MIND, known, guess).state)
  for (const guess of guesses) {
    if (view(guess, seat) !== view(state, seat)) found.unlike++
    if (isAtCheckpoint) found.impossible.push(...invariants(guess))
  }
  if (guesses[0]?.where.toArray().join() !== guesses[1]?.where.toArray().join()) found.differing++
  recall(known.memory).trails.forEach((trail, u) => {
    if (!trail || !isOnMap(state, u)) return
    found.units++
    if (trail.hex === hexOf(state, u)) found.right++
  })
}

describe('what a bot imagines (§5.4)', () => {
  const found = findOut()

  it('looks the same as what its seat sees, whatever it guesses', () => {
    expect(found.unlike).toBe(0)
  })

  it('is a possible position', () => {
    expect(found.impossible).toEqual([])
  })

  it('differs from guess to guess where stacks hide units', () => {
    expect(found.differing).toBeGreaterThan(10)
  })

  it('rests on a memory that knows where most enemies are', () => {
    expect(found.right / found.units).toBeGreaterThan(0.8)
  })

  it('depends on nothing the seat cannot see, and neither does its choice', () => {
    const random = quickRandom(3)
    let compared = 0
    let n = 0
    for (const { match, seat, known } of moments(3, 'easy', 7)) {
      if (n++ % 17 > 0 || !match.play.isAtCheckpoint) continue
      const other = match.play.imagine((state) => permuteSecrets(state, eyesAt(seat), random))
      const alike = knowledgeAt(other, seat, match.story(seat))
      expect(alike).toEqual(known)
      if (compared++ % 12 > 0) continue
      const choices = [known, alike].map((each) => finish(new Bot(MIND, 'normal', 4).think(each)))
      expect(choices[1]).toEqual(choices[0])
    }
    expect(compared).toBeGreaterThan(30)
  })
})
