/**
 * A real table of a real game, and nobody who listens to it. Outside a browser Solid does not react to anything: a test
 * that wants it to says `vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))`.
 */
import { manifestOf } from '@sandtable/games'
import type { Game, OptionValues, Scenario, Setup } from '@sandtable/kernel'
import type { Presentation, SeatKind } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { LocalGame } from '../session/local-game.ts'
import type { SeenWishes } from '../table/seen-model.ts'
import { createTable, type TableWishes } from '../table/create-table.ts'
import type { Table } from '../table/table.ts'

export interface AtTable {
  readonly table: Table
  readonly game: LocalGame
}

const SEED = '7'.repeat(64)
const nothing = (): undefined => undefined

/** Nothing is held up, and no press is dropped for coming too soon. */
export const SWIFT: SeenWishes = {
  speed: () => 'instant',
  stay: () => 'off',
  handsOver: () => false,
  tellsSince: () => false,
  deafness: () => 'off',
}

/** The first value of every option. */
export const plainOptions = ({ options }: Pick<Game, 'options'>): OptionValues =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[0]?.id ?? '']))

export function scenarioIn({ scenarios }: Pick<Game, 'scenarios'>, id: string): Scenario {
  const scenario = scenarios.find((each) => each.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return scenario
}

export const plainSetup = (game: Game, scenario: Scenario): Omit<Setup, 'game'> => ({
  scenario,
  options: plainOptions(game),
  seed: SEED,
})

export async function presentationOf(id: string): Promise<Presentation> {
  const presentation = await manifestOf(id)?.presentation()
  if (!presentation) throw new Error(`no game ${id}`)
  return presentation
}

/** A new game; everybody is a person at this screen unless the seats are told. */
export function newGame(
  presentation: Presentation,
  scenarioId: string,
  seats?: readonly SeatKind[],
  solo = false,
): LocalGame {
  const scenario = scenarioIn(presentation.game, scenarioId)
  const seating = { seats: seats ?? scenario.seats.map(() => 'human' as const), solo }
  return LocalGame.start('x', presentation, seating, plainSetup(presentation.game, scenario))
}

/** To be called below a root of Solid. */
export const plainTable = (game: LocalGame, wishes: Partial<TableWishes> = {}): Table =>
  createTable(game, {
    language: () => 'en',
    openRule: nothing,
    link: () => '',
    changed: nothing,
    isPractice: true,
    ...wishes,
  })

/** The table of a game with its curtain lifted. */
export function sitDown(game: LocalGame, wishes: Partial<TableWishes> = {}): AtTable {
  const table = createRoot(() => plainTable(game, wishes))
  table.liftCurtain()
  return { table, game }
}
