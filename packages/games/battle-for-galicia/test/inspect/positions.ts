/** Positions of random games, for tests that look at many. */
import { type Asked, Play, quickRandom, randomAnswer, seedFrom } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from '../../events.ts'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import { battleForGalicia } from '../../game.ts'

interface Position {
  readonly play: Play<BattleForGaliciaTypes>
  readonly asked: Asked
  /** everything that has happened so far */
  readonly events: readonly BattleForGaliciaEvent[]
}

/** Plays random games and shows every so-manieth position that asks one of these questions (or any). */
export function* positions(games: number, every: number, prompts?: readonly string[]): Generator<Position> {
  for (let game = 0; game < games; game++) {
    const scenario = battleForGalicia.scenarios[game % battleForGalicia.scenarios.length]
    if (!scenario) throw new Error('the game has no scenario')
    yield* oneGame(
      { game: battleForGalicia, scenario, options: {}, seed: seedFrom(`look ${game}`) },
      game,
      every,
      prompts,
    )
  }
}

function* oneGame(
  setup: Play<BattleForGaliciaTypes>['setup'],
  number: number,
  every: number,
  prompts: readonly string[] | undefined,
): Generator<Position> {
  const events: BattleForGaliciaEvent[] = []
  const play = Play.start<BattleForGaliciaTypes>(setup, (event) => events.push(event))
  const pick = quickRandom(number)
  for (let count = 1; !play.isOver; ) {
    const asked = play.pending[0] as Asked
    const isWanted = prompts?.includes(asked.question.prompt) ?? true
    if (isWanted && count++ % every === 0) yield { play, asked, events }
    play.answer(asked.seat, randomAnswer(play.offered(asked.seat) ?? {}, pick))
  }
}
