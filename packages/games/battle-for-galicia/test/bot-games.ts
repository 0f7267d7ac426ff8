/** Positions for the tests of the bots: whole games of easy bots, and made-up ones looked at by a seat. */
import { Bot, finish, type Knowledge, knowledgeOf, type Level, type Sight, sightOf } from '@sandtable/bots'
import { type Answer, eyesOf, Match, type Play, quickRandom, randomAnswer } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { MIND } from '../bot/index.ts'
import type { BattleForGaliciaEvent } from '../events.ts'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { battleForGalicia } from '../game.ts'
import type { StagedScene } from './scene.ts'

export interface Moment {
  readonly match: Match<BattleForGaliciaTypes>
  readonly seat: number
  readonly known: Knowledge
}

export const eyesAt = (seat: number): number => eyesOf([seat])

/** A game of bots of this level, stopped at every question; now and then one of them plays at random. */
export function* moments(seed: number, level: Level, wild = 0, scenario = 'campaign'): Generator<Moment> {
  const match = new Match(setupOf(battleForGalicia, scenario, undefined))
  const random = quickRandom(seed)
  const bots = [0, 1].map((seat) => new Bot(MIND, level, seed * 2 + seat))
  while (!match.play.isOver) {
    const seat = match.play.pending[0]?.seat ?? 0
    const known = knowledgeAt(match.play, seat, match.story(seat))
    yield { match, seat, known }
    const isWild = wild > 0 && random(wild) === 0
    const answer = isWild ? randomAnswer(known.offer, random) : finish((bots[seat] as Bot).think(known))
    match.take({ seat, answer })
  }
}

export function knowledgeAt(
  play: Play<BattleForGaliciaTypes>,
  seat: number,
  told: readonly BattleForGaliciaEvent[] = [],
): Knowledge {
  const known = knowledgeOf(MIND, play, seat, told)
  if (!known) throw new Error(`seat ${seat} is not asked`)
  return known
}

/** What the seat that is asked in a made-up position sees. */
export const sightIn = (scene: StagedScene, seat: number): Sight<BattleForGaliciaTypes> =>
  sightOf(MIND, knowledgeAt(scene.play, seat), 1)

/** The answers a bot gives in a made-up position, up to and with the first of this verb. */
export function answersIn(scene: StagedScene, seat: number, level: Level, last: string, most = 60): Answer[] {
  const bot = new Bot(MIND, level, 5)
  const answers: Answer[] = []
  while (answers.length < most && answers.at(-1)?.verb !== last && scene.play.asked(seat)) {
    const answer = finish(bot.think(knowledgeAt(scene.play, seat)))
    answers.push(answer)
    scene.play.answer(seat, answer)
  }
  return answers
}
