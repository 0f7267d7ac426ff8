/** A front of Balance of Powers on staff, at a real table: what it moves, what it may spend, whom it leaves standing. */
import { Bot, finish, knowledgeOf, type Mind } from '@sandtable/bots'
import { manifestOf } from '@sandtable/games'
import { type Match, type Offer, seedFrom } from '@sandtable/kernel'
import { optionsOf } from '@sandtable/presentation'
import type { Presentation, SeatKind } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import type { LocalGame as AnyLocalGame, Seating } from '../../session/local-game.ts'
import type { Table } from '../../table/table.ts'

vi.setConfig({ testTimeout: 60_000 })
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
const { LocalGame } = await import('../../session/local-game.ts')
const { createTable } = await import('../../table/create-table.ts')

interface Opened {
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

async function open(
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
async function quiet({ table, game }: Opened): Promise<void> {
  for (let n = 0; n < 20_000; n++) {
    await new Promise((done) => setTimeout(done, 0))
    const isStill = table.thinking() === undefined && table.staff.decides() === undefined
    if (isStill && (game.match.play.isOver || game.isHuman(game.toDecide ?? -1))) return
  }
  throw new Error('nobody comes to an end')
}

const rowOf = ({ table }: Opened, id: string) =>
  table.staff.rows().find(({ department }) => department.id === id)
const byOf = ({ game }: Opened) => game.match.moves.map(({ by }) => by)

/** plays until the person is asked this */
/** `open`: it can be answered so. */
function untilAsked(game: AnyLocalGame, wanted: string, open?: string): void {
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

/** Whom each answer of the staff has moved, turned over or lost. */
function touched(game: AnyLocalGame, from: number): Set<number> {
  const units = new Set<number>()
  for (let action = from + 1; action <= game.match.length; action++) {
    if (game.match.moveAt(action)?.by !== 'staff') continue
    for (const { at, event } of game.match.log)
      if (at === action && 'units' in event && event.type !== 'attack-declared')
        for (const unit of event.units as readonly number[]) units.add(unit)
  }
  return units
}

const nationsOf = ({ game }: Opened, units: Iterable<number>): string[] => [
  ...new Set([...units].map((unit) => game.presentation.game.verbs.unit?.encode(unit).slice(0, 2) ?? '')),
]

/** §12.2 March 1915: Austrians and Germans stand in one hex. */
const eastern = () => open('balance-of-powers', '12.2', { prepare: (game) => untilAsked(game, 'pick-force') })

const western = () => open('balance-of-powers', '12.1', { prepare: (game) => untilAsked(game, 'pick-force') })

describe('a front that is left to the staff', () => {
  test('nobody of another front is moved, also where both stand in one hex', async () => {
    const opened = await eastern()
    const { table, game } = opened
    const { length } = game.match
    table.staff.give('AH', 'easy')
    expect(table.staff.mayLeave()).toBe('again')
    table.staff.leave()
    await quiet(opened)
    expect(byOf(opened)).toContain('staff')
    expect(nationsOf(opened, touched(game, length))).toEqual(['AH'])
    expect(table.staff.isReferred()).toBe(true)
  })

  test('without RP it attacks nobody, and says whom it leaves standing and why; undo takes its orders back', async () => {
    const opened = await eastern()
    const { table, game } = opened
    const { length } = game.match
    for (const id of ['AH', 'DE-east']) {
      table.staff.give(id, 'easy')
      table.staff.allow(id, 'none')
    }
    expect(rowOf(opened, 'AH')?.spending?.tells.en).toMatch(/^It spends nothing/)
    table.staff.leave()
    await quiet(opened)
    const types = game.match.log.filter(({ at }) => at > length).map(({ event }) => event.type)
    expect(types).not.toContain('attack-paid')
    const standing = table
      .log()
      .flatMap(({ lines }) => lines.filter(({ text }) => text.startsWith('Left standing')))
    expect(standing.length).toBeGreaterThan(0)
    for (const { at } of standing) expect(table.staff.deedAt(at)?.why?.en.length).toBeGreaterThan(10)
    const poor = standing.filter(({ at }) =>
      /RP left to this front/.test(table.staff.deedAt(at)?.why?.en ?? ''),
    )
    expect(poor.length, 'some would have attacked').toBeGreaterThan(0)
    const report = rowOf(opened, 'AH')?.report
    expect(report?.lines.some(({ text }) => text.startsWith('Left standing'))).toBe(true)
    expect(table.staff.sum()?.standing).toBe(standing.length)
    const last = standing.at(-1)?.at ?? 0
    const before = game.match.length
    table.undo()
    expect(game.match.length).toBeLessThan(before)
    while (game.match.length >= last) table.undo()
    expect(
      table.log().flatMap(({ lines }) => lines.filter(({ text }) => text.startsWith('Left standing'))).length,
    ).toBe(standing.length - 1)
  })

  test('of its share it spends no more than that', async () => {
    const opened = await western()
    const { table, game } = opened
    const { length } = game.match
    table.staff.give('DE-west', 'easy')
    const share = Number(/up to (\d+) RP/.exec(rowOf(opened, 'DE-west')?.spending?.tells.en ?? '')?.[1])
    expect(share).toBeGreaterThan(0)
    table.staff.leave()
    await quiet(opened)
    const paid = game.match.log.filter(({ at, event }) => at > length && event.type === 'attack-paid')
    expect(paid.length).toBeLessThanOrEqual(share)
    const all = await western()
    const before = all.game.match.length
    all.table.staff.give('DE-west', 'easy')
    all.table.staff.allow('DE-west', 'all')
    all.table.staff.leave()
    await quiet(all)
    const paidOfAll = all.game.match.log.filter(
      ({ at, event }) => at > before && event.type === 'attack-paid',
    )
    expect(paid.length).toBeGreaterThan(0)
    expect(paidOfAll.length).toBeGreaterThan(paid.length)
  })
})
