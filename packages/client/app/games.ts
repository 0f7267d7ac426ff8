/** Starting, opening and importing games: what stands between the lobby and the table. */
import { GAMES, manifestOf } from '@sandtable/games'
import { type Action, fittingOptions, type OptionValues, readRecord } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import type { LessonPlan } from '@sandtable/presentation/lesson'
import { hasMind } from '../bots/load-mind.ts'
import { recordedSeating, recordInStored } from '../session/game-file.ts'
import { keepNew } from '../session/games-kept.ts'
import { LocalGame, type Seating } from '../session/local-game.ts'
import { type DamagedGame, isDamaged, newId, newSeed, type SavedGame } from '../session/saved-game.ts'
import type { Trouble } from '../session/trouble.ts'
import { rememberGame } from './settings.ts'

export interface NewGame extends Seating {
  readonly game: string
  readonly scenario: string
  readonly options?: OptionValues
  /** only lessons fix it */
  readonly seed?: string
  /** what has happened already; only lessons begin so */
  readonly opening?: readonly Action[]
}

/** Makes and keeps a new game; its id, or undefined if the game cannot be had. */
export async function startGame(wanted: NewGame): Promise<string | undefined> {
  const presentation = await presentationOf(wanted.game)
  if (presentation === 'unreachable') return undefined
  const scenario = presentation?.game.scenarios.find(({ id }) => id === wanted.scenario)
  if (!presentation || !scenario) return undefined
  const setup = {
    scenario,
    options: fittingOptions(presentation.game, scenario, wanted.options),
    seed: wanted.seed ?? newSeed(),
  }
  const game = LocalGame.start(newId(), presentation, seatingOf(wanted), setup)
  for (const action of wanted.opening ?? []) game.match.submit(action)
  return keep(game)
}

/** Undefined if there is no such game. */
async function presentationOf(game: string): Promise<Presentation | 'unreachable' | undefined> {
  try {
    return await manifestOf(game)?.presentation()
  } catch {
    return 'unreachable'
  }
}

async function keep(game: LocalGame): Promise<string> {
  await keepNew(game.saved(Date.now()))
  return game.id
}

const seatingOf = ({ seats, solo, lesson, loaded }: Seating): Seating => ({
  seats,
  solo,
  ...(lesson === undefined ? {} : { lesson }),
  ...(loaded === undefined ? {} : { loaded }),
})

export type Opened =
  | { readonly game: LocalGame; readonly lesson: LessonPlan | undefined }
  | 'unknown'
  | { readonly problem: Trouble }

/** Puts a game on the table as it was found in the storage; never fails without a reason. */
export async function openGame(read: () => Promise<SavedGame | DamagedGame | undefined>): Promise<Opened> {
  let saved: SavedGame | DamagedGame | undefined
  try {
    saved = await read()
  } catch {
    return { problem: { kind: 'no-storage' } }
  }
  if (!saved) return 'unknown'
  if (isDamaged(saved)) return { problem: saved.damage }
  try {
    return await openSaved(saved)
  } catch (problem) {
    console.warn(problem)
    return { problem: { kind: 'broken' } }
  }
}

async function openSaved(saved: SavedGame): Promise<Opened> {
  const { id, record, lesson } = saved
  const presentation = await presentationOf(record.game)
  if (!presentation) return { problem: { kind: 'unknown-game' } }
  if (presentation === 'unreachable') return { problem: { kind: presentation } }
  rememberGame(record.game)
  const game = LocalGame.resume(id, presentation, seatingOf(saved), record, { isOwn: true })
  if (!(game instanceof LocalGame)) return { problem: game }
  game.recall(saved)
  return { game, lesson: lesson === undefined ? undefined : await loadLesson(lesson) }
}

const loadLesson = async (id: string): Promise<LessonPlan | undefined> =>
  GAMES.find(({ lesson }) => lesson?.setup.id === id)?.lesson?.plan()

/** Starts the lesson of a game; the id of its game, or undefined if there is none. */
export async function startLesson(game: string): Promise<string | undefined> {
  const setup = manifestOf(game)?.lesson?.setup
  return setup && startGame({ ...setup, solo: false, lesson: setup.id })
}

/** A game read from a file. */
export interface FiledGame {
  /** for one who looks at it alone */
  readonly game: LocalGame
  /** as it was played when the file was saved; undefined if nobody can go on so */
  readonly asPlayed: Seating | undefined
}

/** Reads a record file; the game in it, or what is wrong with the file. */
export async function readGameFile(text: string): Promise<FiledGame | { readonly problem: Trouble }> {
  const record = recordInStored(text) ?? readRecord(text)
  if (typeof record === 'string') return { problem: { kind: 'not-a-record' } }
  const presentation = await presentationOf(record.game)
  if (!presentation) return { problem: { kind: 'unknown-game' } }
  if (presentation === 'unreachable') return { problem: { kind: presentation } }
  const seats = presentation.game.scenarios.find(({ id }) => id === record.scenario)?.seats ?? []
  const alone: Seating = { seats: seats.map(() => 'human' as const), solo: true, loaded: true }
  try {
    const game = LocalGame.resume(newId(), presentation, alone, record)
    if (!(game instanceof LocalGame)) return { problem: game }
    const asPlayed = recordedSeating(record, seats, hasMind(record.game))
    return { game, asPlayed: game.match.play.isOver ? undefined : asPlayed }
  } catch (problem) {
    console.warn(problem)
    return { problem: { kind: 'broken' } }
  }
}

/** Keeps a game that was read from a file as one of this browser; its id. */
export const takeIn = ({ game }: FiledGame, seating?: Seating): Promise<string> =>
  keep(seating ? game.withSeating(seating) : game)
