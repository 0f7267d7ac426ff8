/** Follies bots once committed, with the whole way a bot chooses: proposals, imagined games, comparison. */
import { Bot, knowledgeOf, sightIn } from '@sandtable/bots'
import { Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { habit } from '../bot/habit.ts'
import { MIND } from '../bot/index.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { idOfSpace, space } from '../map.ts'
import { isLcu } from '../pieces.ts'
import { AP, CP } from '../sides.ts'
import { piecesAt, presenceOf } from '../state.ts'
import { StagedScene } from './scene.ts'

type Game = Play<IllusionsOfGloryTypes>

function answerOf(bot: Bot<IllusionsOfGloryTypes>, play: Game) {
  const seat = play.pending[0]?.seat ?? -1
  const known = knowledgeOf(MIND, play, seat, [])
  if (!known) throw new Error('nobody is asked')
  return { seat, answer: bot.answer(known) }
}

describe.each(['normal', 'hard'] as const)('a %s bot', (level) => {
  it('§5.1 attacks a VP space that is all but lost to its enemy', () => {
    const pieces = {
      GE_I: 'Kalisz',
      GE_XVII: 'Kalisz',
      GE_XX: 'Kalisz',
      'RU_inf_SCU.1': 'Lodz',
      RU_XX: 'Warsaw',
      RU_XXI: 'Warsaw',
      RU_I: 'Lublin',
    }
    const { play } = new StagedScene({
      stage: 'activation',
      side: 'CP',
      points: 1,
      turn: 4,
      round: 3,
      pieces,
    })
    const { verb, arg = -1 } = answerOf(new Bot(MIND, level, 1), play).answer
    expect(`${verb} ${idOfSpace(arg)}`).toBe('attack Kalisz')
  })
})

describe('the Serbian army', () => {
  it('§14.2 does not leave Belgrade to one of its three corps', () => {
    const play: Game = Play.start(setupOf(illusionsOfGlory, 'campaign', {}, 'follies'))
    while (play.state.round !== 1 || play.state.active !== CP) {
      const sight = sightIn(play, play.pending[0]?.seat ?? -1)
      if (!sight) throw new Error('nobody is asked')
      play.answer(sight.seat, habit(sight))
    }
    const there = piecesAt(play.state, AP, space('Belgrade')).filter(isLcu)
    expect(there.length).toBeGreaterThan(1)
  })

  it('§30.1 is in Belgrade when the Allies have acted for the first time', () => {
    const play: Game = Play.start(setupOf(illusionsOfGlory, 'mobilization', {}, 'follies'))
    const bots = play.setup.scenario.seats.map((_, seat) => new Bot(MIND, 'normal', seat))
    while (play.state.round !== 1 || play.state.active !== CP) {
      const bot = bots[play.pending[0]?.seat ?? -1]
      if (!bot) throw new Error('nobody is asked')
      const { seat, answer } = answerOf(bot, play)
      play.answer(seat, answer)
    }
    expect(presenceOf(play.state, AP).troops(space('Belgrade'))).toBeGreaterThan(0)
  })
})
