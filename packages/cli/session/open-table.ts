import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, Match, type OptionValues, type Scenario, type Seed, seedFrom } from '@sandtable/kernel'
import type { Arguments } from '../arguments.ts'
import { readText } from '../files.ts'
import { chooseOptions, chooseScenario } from '../find-game.ts'
import { Problem } from '../problem.ts'
import { Journal } from '../save/journal.ts'
import { keepOld } from '../save/keep-old.ts'
import { readSave, type Saved } from '../save/read-save.ts'
import { isSolo, restore } from '../save/restore.ts'
import { headOf, type SaveHead } from '../save/save-head.ts'
import { type Player, PLAYERS, readPlayers } from '../seats.ts'
import type { GameTable } from './table.ts'

/** A table, and how it came about. */
export interface Opened {
  readonly table: GameTable
  readonly how: 'started' | 'resumed'
  /** where an earlier game of the same file went, and whether it was finished */
  readonly kept?: { readonly path: string; readonly wasFinished: boolean }
}

/** Goes on with the unfinished game of the save file, or begins a new one. */
export function openTable(game: Game, args: Arguments): Opened {
  const scenario = chooseScenario(game, args.text('scenario'))
  const path = args.text('save') ?? join('saves', `${game.id}-${scenario.id}.jsonl`)
  const fresh = freshGame(game, scenario, args)
  const saved = existsSync(path) ? savedAt(path) : undefined
  if (!saved) return { table: begin(path, fresh), how: 'started' }
  if (args.flag('new')) return afresh(path, fresh, false)
  checkWishes(game, saved.head, args, path)
  const match = restore(game, saved, path)
  if (match.play.isOver) return afresh(path, fresh, true)
  const { players } = saved.head
  return { table: { match, journal: Journal.resume(path, saved.bytes), players }, how: 'resumed' }
}

function savedAt(path: string): Saved | undefined {
  const saved = readSave(readText(path))
  if (typeof saved === 'string') throw new Problem(`${path} is no saved game: ${saved}`)
  return saved
}

/** A game under way stays as it was begun: what the command line asks for must agree with it. */
function checkWishes(game: Game, head: SaveHead, args: Arguments, path: string): void {
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
  if (
    options.length > 0 &&
    !areEqual(chooseOptions(game, chooseScenario(game, head.scenario), options), head.options)
  )
    refuse('with other options')
}

const areEqual = (a: OptionValues, b: OptionValues): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])

interface Fresh {
  readonly game: Game
  readonly scenario: Scenario
  readonly options: OptionValues
  readonly seed: Seed
  readonly players: readonly Player[]
}

function freshGame(game: Game, scenario: Scenario, args: Arguments): Fresh {
  const seats = args.text('seats') ?? scenario.seats.map((_, i) => (i === 0 ? 'human' : 'normal')).join(',')
  const seed = args.text('seed')
  return {
    game,
    scenario,
    options: chooseOptions(game, scenario, args.texts('option')),
    seed: seed === undefined ? randomBytes(32).toString('hex') : seedFrom(seed),
    players: readPlayers(seats, scenario, PLAYERS),
  }
}

function begin(path: string, { players, ...setup }: Fresh): GameTable {
  const match = new Match(setup, { solo: isSolo(players) })
  return { match, journal: Journal.create(path, headOf(setup, players)), players }
}

function afresh(path: string, fresh: Fresh, wasFinished: boolean): Opened {
  const kept = keepOld(path)
  return { table: begin(path, fresh), how: 'started', kept: { path: kept, wasFinished } }
}
