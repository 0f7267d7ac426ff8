import { type Game, type OptionValues, seedFrom } from '@sandtable/kernel'
import type { Arguments } from '../arguments.ts'
import { chooseOptions } from '../find-game.ts'
import { Problem } from '../problem.ts'
import type { SaveHead } from '../save/save-head.ts'

/** A game under way stays as it was begun: what the command line asks for must agree with it. */
export function checkWishes(game: Game, head: SaveHead, args: Arguments, path: string): void {
  const refuse = (what: string): never => {
    throw new Problem(`${path} is a game ${what}; start afresh with --new (the old file is kept)`)
  }
  if (head.game !== game.id) refuse(`of "${head.game}", not of "${game.id}"`)
  if (head.edition !== game.edition)
    refuse(`of edition ${head.edition} of ${game.id}, but this is edition ${game.edition}`)
  const scenario = args.text('scenario')
  if (scenario !== undefined && scenario !== head.scenario) refuse(`of the scenario "${head.scenario}"`)
  const seats = args.text('seats')
  if (seats !== undefined && seats.replaceAll(' ', '') !== head.players.join(','))
    refuse(`with the seats ${head.players.join(',')}`)
  const seed = args.text('seed')
  if (seed !== undefined && seedFrom(seed) !== head.seed) refuse('with another seed')
  const options = args.texts('option')
  if (options.length > 0 && !areEqual(chooseOptions(game, options), head.options))
    refuse('with other options')
}

const areEqual = (a: OptionValues, b: OptionValues): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
