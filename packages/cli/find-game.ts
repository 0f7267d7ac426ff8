import { completeOptions, findScenario, type Game, type OptionValues, type Scenario } from '@sandtable/kernel'
import { GAMES } from './games.ts'
import { orProblem, Problem } from './problem.ts'

export function findGame(id: string): Game {
  const game = GAMES.find((each) => each.id === id)
  if (!game)
    throw new Problem(`there is no game "${id}"; there is ${GAMES.map((each) => each.id).join(', ')}`)
  return game
}

/** The named scenario, or the game's first. */
export function chooseScenario(game: Game, id: string | undefined): Scenario {
  const [first] = game.scenarios
  return orProblem(findScenario(game, id ?? first?.id ?? ''))
}

/** Options given as "name=value", with defaults filled in. */
export function chooseOptions(game: Game, given: readonly string[]): OptionValues {
  const pairs = given.map((text) => {
    const at = text.indexOf('=')
    if (at < 1) throw new Problem(`--option takes name=value, not "${text}"`)
    return [text.slice(0, at), text.slice(at + 1)] as const
  })
  return orProblem(completeOptions(game, Object.fromEntries(pairs)))
}
