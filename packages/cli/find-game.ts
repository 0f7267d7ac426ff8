import { GAMES, manifestOf } from '@sandtable/games'
import { completeOptions, findScenario, type Game, type OptionValues, type Scenario } from '@sandtable/kernel'
import type { Manifest } from '@sandtable/manifest'
import type { Arguments } from './arguments.ts'
import { orProblem, Problem } from './problem.ts'
import type { OptionSpecs } from './syntax.ts'

/** What there is of a game; a problem if there is no such game. */
export function findManifest(id: string): Manifest {
  const manifest = manifestOf(id)
  if (!manifest)
    throw new Problem(`there is no game "${id}"; there is ${GAMES.map((each) => each.id).join(', ')}`)
  return manifest
}

/** For commands that go through all games as well as through one. */
export const ALL_GAMES = {
  all: { help: 'every game, one after the other', instead: true },
} as const satisfies OptionSpecs

export const chosenGames = (args: Arguments): readonly Manifest[] =>
  args.flag('all') ? GAMES : [findManifest(args.operand(0))]

export const findGame = async (id: string): Promise<Game> => findManifest(id).game()

export const allGames = (): Promise<Game[]> => Promise.all(GAMES.map(({ game }) => game()))

/** The named scenario, or the game's first. */
export function chooseScenario(game: Game, id: string | undefined): Scenario {
  const [first] = game.scenarios
  return orProblem(findScenario(game, id ?? first?.id ?? ''))
}

/** Options given as "name=value", with defaults filled in. */
export function chooseOptions(game: Game, scenario: Scenario, given: readonly string[]): OptionValues {
  const pairs = given.map((text) => {
    const at = text.indexOf('=')
    if (at < 1) throw new Problem(`--option takes name=value, not "${text}"`)
    return [text.slice(0, at), text.slice(at + 1)] as const
  })
  return orProblem(completeOptions(game, scenario, Object.fromEntries(pairs)))
}
