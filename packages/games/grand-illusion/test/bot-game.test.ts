import { Bot, contest, knowledgeOf, type Mind, sightIn } from '@sandtable/bots'
import { type Answer, isOffered, Play, quickRandom, randomAnswer, seedFrom } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'
import type { Plan } from '../bot/plan.ts'
import type { Sight } from '../bot/types.ts'
import { grandIllusion } from '../game.ts'
import type { GrandIllusionTypes } from '../grand-illusion.ts'

/** The mind, with a note of every answer that was not offered. */
function watched(slips: string[]): Mind<GrandIllusionTypes, Plan> {
  const note = (sight: Sight, answer: Answer): Answer => {
    if (!isOffered(sight.offer, answer)) slips.push(`${sight.prompt}: ${answer.verb} ${answer.arg ?? ''}`)
    return answer
  }
  return {
    ...MIND,
    habit: (sight, random) => note(sight, MIND.habit(sight, random)),
    answer: (sight, random) => note(sight, MIND.answer(sight, random)),
  }
}

describe('games of bots', () => {
  it.each(['marne', 'campaign', 'what-if'])(
    'easy against easy comes to an end: %s',
    (id) => {
      const slips: string[] = []
      const mind = watched(slips)
      const setup = setupOf(grandIllusion, id, {}, 'easy')
      const game = contest(mind, setup, [new Bot(mind, 'easy', 1), new Bot(mind, 'easy', 2)])
      let step = game.next()
      while (!step.done) step = game.next()
      expect(step.value.isFinished).toBe(true)
      expect(step.value.winners).toHaveLength(1)
      expect(slips).toEqual([])
    },
    20_000,
  )

  it('careful answers are offered wherever a random game leads', () => {
    const slips: string[] = []
    const mind = watched(slips)
    for (let game = 1; game <= 3; game++) {
      const play = Play.start(setupOf(grandIllusion, 'marne', {}, `answers ${game}`))
      const random = quickRandom(game)
      while (!play.isOver) {
        const seat = play.pending[0]?.seat ?? -1
        const sight = sightIn(play, seat)
        if (!sight) throw new Error('nobody is asked')
        mind.answer(sight, random)
        play.answer(seat, randomAnswer(sight.offer, random))
      }
    }
    expect(slips).toEqual([])
  }, 20_000)
})

describe('what a bot may know', () => {
  it('nothing lies hidden: a guess leaves the position as it is', () => {
    const { state } = Play.start(setupOf(grandIllusion, 'what-if'))
    const before = state.words.slice()
    for (const eyes of [1, 2]) MIND.imagine(state, eyes, state, null, quickRandom(eyes))
    expect(state.words).toEqual(before)
  })

  it('the dice to come change no choice', () => {
    const setup = setupOf(grandIllusion, 'marne', {}, 'one seed')
    const play = Play.start(setup)
    const random = quickRandom(5)
    let compared = 0
    for (let n = 0; n < 400 && !play.isOver; n++) {
      const seat = play.pending[0]?.seat ?? -1
      const offer = play.offered(seat)
      if (!offer) throw new Error('nobody is asked')
      if (play.isAtCheckpoint && n % 6 === 0) {
        const level = compared % 10 === 0 ? 'normal' : 'easy'
        const other = Play.resume({ ...setup, seed: seedFrom('another') }, play.checkpoint)
        const choices = [play, other].map((each) => {
          const known = knowledgeOf(MIND, each, seat, [])
          return known && new Bot(MIND, level, 7).answer(known)
        })
        expect(choices[1]).toEqual(choices[0])
        compared++
      }
      play.answer(seat, randomAnswer(offer, random))
    }
    expect(compared).toBeGreaterThan(20)
  }, 20_000)
})
