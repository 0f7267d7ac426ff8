import { Bot, contest, type Level, type Mind, sightIn } from '@sandtable/bots'
import { type Answer, isOffered, Play, quickRandom, randomAnswer } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'
import type { Plan } from '../bot/plan.ts'
import type { Sight } from '../bot/types.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'

type Watched = Mind<IllusionsOfGloryTypes, Plan>

/** The mind, with a note of every answer that was not offered. */
function watched(slips: string[]): Watched {
  const note = (sight: Sight, answer: Answer): Answer => {
    if (!isOffered(sight.offer, answer)) slips.push(`${sight.prompt}: ${answer.verb} ${answer.arg ?? ''}`)
    return answer
  }
  return { ...MIND, habit: (sight, random) => note(sight, MIND.habit(sight, random)) }
}

function played(mind: Watched, id: string, levels: readonly Level[]) {
  const setup = setupOf(illusionsOfGlory, id, {}, 'bots')
  const bots = setup.scenario.seats.map(
    (_, seat) => new Bot(mind, levels[seat % levels.length] ?? 'easy', seat),
  )
  const game = contest(mind, setup, bots)
  let step = game.next()
  while (!step.done) step = game.next()
  return step.value
}

describe('games of bots', () => {
  it.each(['mobilization', 'mobilization-two-ap', 'brusilov-two-cp', 'campaign-four'])(
    'easy against easy comes to an end: %s',
    (id) => {
      const slips: string[] = []
      const game = played(watched(slips), id, ['easy'])
      expect(game.isFinished).toBe(true)
      expect(slips).toEqual([])
    },
    60_000,
  )

  it('random, easy and normal finish a game, and easy beats random', () => {
    const quick: Watched = {
      ...MIND,
      budgets: { ...MIND.budgets, normal: { ...MIND.budgets.normal, breadth: 3, horizon: 1 } },
    }
    expect(played(quick, 'mobilization', ['easy', 'random']).winners).toEqual([0])
    expect(played(quick, 'mobilization', ['random', 'easy']).winners).toEqual([1])
    expect(played(quick, 'mobilization', ['normal', 'easy']).isFinished).toBe(true)
  }, 120_000)

  it('answers are offered wherever a random game leads', () => {
    const slips: string[] = []
    const mind = watched(slips)
    for (const id of ['mobilization-four', 'brusilov']) {
      const play = Play.start(setupOf(illusionsOfGlory, id, {}, 'answers'))
      const random = quickRandom(3)
      while (!play.isOver) {
        const seat = play.pending[0]?.seat ?? -1
        const sight = sightIn(play, seat)
        if (!sight) throw new Error('nobody is asked')
        mind.habit(sight, random)
        play.answer(seat, randomAnswer(sight.offer, random))
      }
    }
    expect(slips).toEqual([])
  }, 60_000)
})
