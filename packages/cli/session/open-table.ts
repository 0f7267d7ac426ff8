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
import { headOf } from '../save/save-head.ts'
import { type Player, PLAYERS, readPlayers } from '../seats.ts'
import { checkWishes } from './wishes.ts'
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
    options: chooseOptions(game, args.texts('option')),
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
