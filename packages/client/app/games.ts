/** Starting, opening and importing games: what stands between the lobby and the table. */
import { GAMES, manifestOf } from '@sandtable/games'
import { type Action, type OptionValues, readRecord } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import type { LessonPlan } from '@sandtable/presentation/lesson'
import { LocalGame, type Seating } from '../session/local-game.ts'
import { loadGame, newId, newSeed, saveGame } from '../session/saved-game.ts'
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

/** Makes and stores a new game; its id, or undefined if there is no such game. */
export async function startGame(wanted: NewGame): Promise<string | undefined> {
  const presentation = await manifestOf(wanted.game)?.presentation()
  const scenario = presentation?.game.scenarios.find(({ id }) => id === wanted.scenario)
  if (!presentation || !scenario) return undefined
  const { seats, solo, lesson } = wanted
  const seating: Seating = { seats, solo, ...(lesson === undefined ? {} : { lesson }) }
  const setup = {
    scenario,
    options: allOptions(presentation, wanted.options),
    seed: wanted.seed ?? newSeed(),
  }
  const game = LocalGame.start(newId(), presentation, seating, setup)
  for (const action of wanted.opening ?? []) game.match.submit(action)
  await saveGame(game.saved(Date.now()))
  return game.id
}

function allOptions({ game }: Presentation, given: OptionValues = {}): OptionValues {
  return Object.fromEntries(game.options.map(({ id, values }) => [id, given[id] ?? values[0]?.id ?? '']))
}

export type Opened =
  | { readonly game: LocalGame; readonly lesson: LessonPlan | undefined }
  | 'unknown'
  | { readonly problem: Trouble }

/** Opens a stored game. */
export async function openGame(id: string): Promise<Opened> {
  const saved = await loadGame(id)
  const presentation = saved && (await manifestOf(saved.record.game)?.presentation())
  if (!saved || !presentation) return 'unknown'
  rememberGame(saved.record.game)
  const { seats, solo, lesson } = saved
  const seating: Seating = { seats, solo, ...(lesson === undefined ? {} : { lesson }) }
  const game = LocalGame.resume(id, presentation, seating, saved.record)
  if (!(game instanceof LocalGame)) return { problem: game }
  return { game, lesson: lesson === undefined ? undefined : await loadLesson(lesson) }
}

const loadLesson = async (id: string): Promise<LessonPlan | undefined> =>
  GAMES.find(({ lesson }) => lesson?.setup.id === id)?.lesson?.plan()

/** Starts the lesson of a game; the id of its game, or undefined if there is none. */
export async function startLesson(game: string): Promise<string | undefined> {
  const setup = manifestOf(game)?.lesson?.setup
  return setup && startGame({ ...setup, solo: false, lesson: setup.id })
}

/** Takes in a record file as a new solo game; its id, or what is wrong with the file. */
export async function importGame(
  text: string,
): Promise<{ readonly id: string } | { readonly problem: Trouble }> {
  const record = readRecord(text)
  if (typeof record === 'string') return { problem: { kind: 'not-a-record' } }
  const presentation = await manifestOf(record.game)?.presentation()
  if (!presentation) return { problem: { kind: 'unknown-game' } }
  const seats = presentation.game.scenarios.find(({ id }) => id === record.scenario)?.seats ?? []
  const seating: Seating = { seats: seats.map(() => 'human' as const), solo: true }
  const game = LocalGame.resume(newId(), presentation, seating, record)
  if (!(game instanceof LocalGame)) return { problem: game }
  await saveGame(game.saved(Date.now()))
  return { id: game.id }
}
