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

/** every so-manieth question of a game */
function* some(seed: number, every: number, wild: number): Generator<Moment> {
  let n = 0
  for (const moment of moments(seed, 'easy', wild)) if (n++ % every === 0) yield moment
}

describe('what a bot imagines (§5.4)', () => {
  it('looks the same as what its seat sees, whatever it guesses', () => {
    for (const { match, seat, known } of some(1, 23, 9))
      for (const guess of [1, 2])
        expect(view(sightOf(MIND, known, guess).state, seat)).toBe(view(match.play.state, seat))
  })

  it('is a possible position', () => {
    for (const { match, known } of some(2, 31, 9)) {
      if (!match.play.isAtCheckpoint) continue
      expect(invariants(sightOf(MIND, known, 7).state)).toEqual([])
    }
  })

  it('depends on nothing the seat cannot see, and neither does its choice', () => {
    const random = quickRandom(3)
    let compared = 0
    for (const { match, seat, known } of some(3, 17, 7)) {
      if (!match.play.isAtCheckpoint) continue
      const other = match.play.imagine((state) => permuteSecrets(state, eyesAt(seat), random))
      const alike = knowledgeAt(other, seat, match.story(seat))
      expect(alike).toEqual(known)
      compared++
      if (compared % 8 > 0) continue
      const choices = [known, alike].map((each) => finish(new Bot(MIND, 'normal', 4).think(each)))
      expect(choices[1]).toEqual(choices[0])
    }
    expect(compared).toBeGreaterThan(30)
  })

  it('differs from guess to guess where stacks hide units', () => {
    const differing = [...some(4, 200, 0)].filter(({ known }) => {
      const [a, b] = [1, 2].map((guess) => sightOf(MIND, known, guess).state.where.join())
      return a !== b
    })
    expect(differing.length).toBeGreaterThan(0)
  })
})

describe('what a bot remembers', () => {
  it('finds units shown or moved in the open where they are', () => {
    let right = 0
    let all = 0
    for (const { match, seat, known } of some(5, 97, 0)) {
      const { state } = match.play
      recall(known.memory).trails.forEach((trail, u) => {
        if (!trail || !isOnMap(state, u)) return
        all++
        if (trail.hex === hexOf(state, u)) right++
      })
      expect(seat).toBeLessThan(2)
    }
    expect(right / all).toBeGreaterThan(0.8)
  })
})
