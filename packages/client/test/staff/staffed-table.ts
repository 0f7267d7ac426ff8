/**
 * A real table of a real game with its staff, which thinks by rules of thumb, in this very thread. To be imported first: it
 * replaces what a browser would bring.
 */
import { Bot, finish, knowledgeOf, type Mind } from '@sandtable/bots'
import { manifestOf } from '@sandtable/games'
import { type Match, type Offer, seedFrom } from '@sandtable/kernel'
import { optionsOf, type Presentation, type SeatKind } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { vi } from 'vitest'
import type { LocalGame as AnyLocalGame, Seating } from '../../session/local-game.ts'
import type { Table } from '../../table/table.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const minds = new Map<string, Mind>()
const thought = (result: unknown) => ({
  result: Promise.resolve(result),
  hurry: () => undefined,
  stop: () => undefined,
})
vi.mock('../../table/thinker-once.ts', () => ({
  createThinkerOnce:
    ({ match }: { match: Match }) =>
    () =>
      Promise.resolve({
        answer: ({ seat, seed, part }: { seat: number; seed: number; part?: Offer }) => {
          const mind = minds.get(match.setup.game.id)
          const known = mind && knowledgeOf(mind, match.play, seat, match.story(seat))
          if (!mind || !known) return thought(undefined)
          const bot = new Bot(mind, 'easy', seed)
          const answer = part ? finish(bot.thinkWithin(known, part)) : bot.answer(known)
          const why = answer && bot.why(known, answer)
          return thought({ answer, ...(why ? { why } : {}) })
        },
      }),
}))
export const { LocalGame } = await import('../../session/local-game.ts')
const { createTable } = await import('../../table/create-table.ts')

export interface Opened {
  readonly table: Table
  readonly game: AnyLocalGame
  /** how often the game was stored */
  stored(): number
}

const SEATS: Readonly<Record<string, readonly SeatKind[]>> = {
  against: ['human', 'easy'],
  two: ['human', 'human'],
  watched: ['easy', 'easy'],
}

async function presentationOf(id: string): Promise<Presentation> {
  const manifest = manifestOf(id)
  const presentation = await manifest?.presentation()
  const mind = await manifest?.mind?.()
  if (!presentation || !mind) throw new Error(`no game ${id}`)
  minds.set(id, mind)
  return presentation
}

export async function open(
  id: string,
  scenarioId: string,
  how: Partial<Seating> & { readonly kinds?: string; readonly prepare?: (game: AnyLocalGame) => void } = {},
): Promise<Opened> {
  const presentation = await presentationOf(id)
  const { game: rules } = presentation
  const scenario = rules.scenarios.find((each) => each.id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const options = Object.fromEntries(rules.options.map(({ id: name, values }) => [name, values[0]?.id ?? '']))
  const seating = { seats: SEATS[how.kinds ?? 'against'] ?? [], solo: false }
  const game = LocalGame.start('x', presentation, seating, { scenario, options, seed: seedFrom('staff') })
  how.prepare?.(game)
  let stored = 0
  const table = createRoot(() =>
    createTable(game, {
      language: () => 'en',
      openRule: () => undefined,
      link: () => '',
      changed: () => stored++,
      isPractice: true,
    }),
  )
  return { table, game, stored: () => stored }
}

/** Until a person is asked and nobody thinks. */
export async function quiet({ table, game }: Opened): Promise<void> {
  for (let n = 0; n < 20_000; n++) {
    await new Promise((done) => setTimeout(done, 0))
    const isStill = table.thinking() === undefined && table.staff.decides() === undefined
    if (isStill && (game.match.play.isOver || game.isHuman(game.toDecide ?? -1))) return
  }
  throw new Error('nobody comes to an end')
}

/** Plays until the person is asked this; `open`: and it can be answered so. */
export function untilAsked(game: AnyLocalGame, wanted: string, open?: string): void {
  const bots = game.seating.seats.map((_, seat) => {
    const mind = minds.get(game.match.setup.game.id)
    if (!mind) throw new Error('no mind')
    return { mind, bot: new Bot(mind, 'easy', 5 + seat) }
  })
  for (let n = 0; n < 4000; n++) {
    const seat = game.toDecide
    const asked = seat === undefined ? undefined : game.match.play.asked(seat)
    const isOpen = open === undefined || optionsOf(game.match.play.offered(seat ?? 0), open).length > 0
    if (seat === undefined || (seat === 0 && isOpen && asked?.question.prompt === wanted)) return
    const { mind, bot } = bots[seat] ?? {}
    const known = mind && knowledgeOf(mind, game.match.play, seat, game.match.story(seat))
    const answer = known && bot?.answer(known)
    if (answer) game.take(seat, answer)
  }
}
