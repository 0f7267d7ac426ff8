/** Orders at a real table of a real game. */
import { manifestOf } from '@sandtable/games'
import { answersOf } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import { describe, expect, test, vi } from 'vitest'
import type { Goal } from '../../orders/goals.ts'
import type { Table } from '../../table/table.ts'
import { type AtTable, newGame, presentationOf, sitDown } from '../real-table.ts'

vi.setConfig({ testTimeout: 60_000 })
// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

interface Opened extends AtTable {
  readonly kept: () => readonly Goal[]
  readonly hex: (id: string) => number
}

async function open({ change = {} }: { readonly change?: Partial<Presentation> } = {}): Promise<Opened> {
  const presentation = { ...(await presentationOf('battle-for-galicia')), ...change }
  let kept: readonly Goal[] = []
  const goals = { read: () => kept, write: (all: readonly Goal[]) => void (kept = all) }
  const hex = (id: string): number => presentation.sheet.spaces.findIndex((space) => space.id === id)
  return { ...sitDown(newGame(presentation, 'krasnik'), { goals }), kept: () => kept, hex }
}

/** Drags the stack of a hex to another, and says yes to what lies beyond this turn. */
function drag({ table, hex }: Opened, from: string, to: string): void {
  expect(table.orders.grab(hex(from))).toBe(true)
  table.orders.aim(hex(to))
  if (table.orders.drawing()) table.orders.send()
}

const placesOf = ({ table, hex }: Opened, id: string): readonly number[] =>
  table
    .stacks()
    .flatMap(({ space, own, counters }) => (own && space === hex(id) ? counters.map(({ unit }) => unit) : []))
    .sort((a, b) => a - b)

/** Everything else is answered quietly until this seat may move again. */
function passTurn({ table, game }: Opened, seat: number): void {
  const { match } = game
  const { turn } = table.standing()
  for (let n = 0; n < 200; n++) {
    const asked = game.toDecide
    if (table.curtain() !== undefined) table.liftCurtain()
    const isNext = asked === seat && match.play.stage === 'movement' && table.standing().turn > turn
    if (asked === undefined || isNext) return
    const offer = match.play.offered(asked) ?? {}
    const quiet = answersOf(offer).find(({ verb }) => ['done', 'stay', 'halt', 'wait'].includes(verb))
    const answer = quiet ?? answersOf(offer)[0]
    if (!answer) return
    table.act(answer)
  }
}

describe('an order over three turns', () => {
  test('goes as far as it gets, is offered again, and is forgotten when they are there', async () => {
    const opened = await open()
    const { table, kept, hex } = opened
    const units = placesOf(opened, '8.17')
    drag(opened, '8.17', '12.17')
    expect(placesOf(opened, '9.17')).toEqual(units)
    expect(kept()).toMatchObject([{ seat: 0, units, to: hex('12.17') }])
    expect(table.orders.sent()).toMatchObject({ isToGoOn: true, halt: undefined })
    expect(table.orders.readyGoals(), 'this turn they get no farther').toBe(0)
    for (const stop of ['10.17', '12.17']) {
      passTurn(opened, 0)
      table.settle()
      expect(table.orders.readyGoals()).toBe(1)
      table.orders.goOn()
      expect(placesOf(opened, stop).length).toBeGreaterThanOrEqual(units.length)
    }
    expect(table.orders.goals()).toEqual([])
    expect(kept()).toMatchObject([{ done: opened.game.match.length }])
    while (placesOf(opened, '12.17').length > 0) table.undo()
    expect(table.orders.goals(), 'taken back, it is still to be reached').toHaveLength(1)
  })

  test('is dropped when the player says so', async () => {
    const opened = await open()
    drag(opened, '8.17', '12.17')
    const [row] = opened.table.orders.goals()
    expect(row?.way?.legs.at(-1)?.when).toBe('Turn 3')
    if (row) opened.table.orders.drop(row.goal)
    expect(opened.kept()).toEqual([])
    expect(opened.table.orders.goals()).toEqual([])
  })

  test('of units that are sent elsewhere is forgotten', async () => {
    const opened = await open()
    drag(opened, '8.17', '12.17')
    passTurn(opened, 0)
    drag(opened, '9.17', '8.17')
    expect(opened.table.orders.goals()).toEqual([])
  })

  test('is never told to the other seat, nor written into the record', async () => {
    const opened = await open()
    const { table, game } = opened
    const before = table.exportRecord()
    drag(opened, '8.17', '12.17')
    expect(table.orders.goals()).toHaveLength(1)
    table.orders.begin()
    while (game.toDecide === 0) table.act({ verb: 'done' })
    expect(table.orders.goals(), 'behind the curtain').toEqual([])
    table.liftCurtain()
    table.settle()
    expect(table.seat()).toBe(1)
    expect(table.orders.goals()).toEqual([])
    expect(table.orders.drawing()).toBeUndefined()
    expect(table.orders.sent()).toBeUndefined()
    expect(Object.keys(JSON.parse(table.exportRecord()) as object)).toEqual(
      Object.keys(JSON.parse(before) as object),
    )
  })
})

describe('an order', () => {
  test('is taken back at once, or answer by answer', async () => {
    const opened = await open()
    const { table, game, kept } = opened
    drag(opened, '8.17', '12.17')
    const { length } = game.match
    expect(length).toBeGreaterThan(1)
    table.undo()
    expect(game.match.length).toBe(length - 1)
    while (table.canUndo()) table.undo()
    expect(game.match.length).toBe(0)
    expect(table.orders.goals(), 'never given').toEqual([])

    drag(opened, '8.17', '12.17')
    expect(table.orders.canUndoSent()).toBe(true)
    const [goals, there] = [kept(), placesOf(opened, '12.17')]
    table.orders.undoSent()
    expect(game.match.length).toBe(0)
    expect(kept()).toEqual([])

    table.redo()
    expect(game.match.length, 'the whole march').toBe(length)
    expect([kept(), placesOf(opened, '12.17')]).toEqual([goals, there])
  })

  test('that takes several stacks one hex on is one gesture and one undo', async () => {
    const opened = await open()
    const { table, game, hex } = opened
    const [first, second] = [placesOf(opened, '8.17'), placesOf(opened, '8.15')]
    table.orders.pick([hex('8.17'), hex('8.15')])
    table.orders.grab(hex('8.17'))
    table.orders.aim(hex('8.18'))
    expect(placesOf(opened, '8.18')).toEqual(first)
    expect(placesOf(opened, '8.16')).toEqual(second)
    expect(table.orders.sent()).toMatchObject({ stacks: 2, isToGoOn: false })
    table.orders.undoSent()
    expect(game.match.length).toBe(0)
  })

  test('stops where the enemy is asked, says so, and is not forgotten', async () => {
    const opened = await open()
    const { table, game, hex } = opened
    table.orders.pick(['9.23', '9.22', '9.21', '9.20', '9.19', '10.22', '10.20'].map(hex))
    table.orders.grab(hex('9.20'))
    table.orders.aim(hex('9.19'))
    if (table.orders.drawing()) table.orders.send()
    expect(table.orders.sent()?.halt).toEqual({ kind: 'asked', isOwn: false })
    expect(game.toDecide).toBe(1)
    expect(opened.kept().length).toBeGreaterThan(0)
  })

  test('stops at a step the rules refuse, with their reason', async () => {
    const known = await manifestOf('battle-for-galicia')?.presentation()
    if (!known?.orders) throw new Error('no orders')
    const opened = await open({
      change: { orders: { ...known.orders, next: () => ({ verb: 'march', arg: 0 }) } },
    })
    drag(opened, '8.17', '12.17')
    expect(opened.table.orders.sent()?.halt?.kind).toBe('refused')
    expect(opened.table.orders.sent()?.why?.title).not.toBe('')
    expect(opened.game.match.length).toBe(0)
  })

  test('to a place where no way leads is refused at once, and nothing is done', async () => {
    const opened = await open()
    const { table, game, hex } = opened
    expect(table.orders.grab(hex('8.17'))).toBe(true)
    const marsh = table.presentation.sheet.spaces.findIndex((_, space) => isMarsh(table, space))
    table.orders.aim(marsh)
    expect(table.whyNot()?.preview.lines.length).toBeGreaterThan(0)
    expect(game.match.length).toBe(0)
  })
})

const isMarsh = (table: Table, space: number): boolean =>
  /marsh/i.test(JSON.stringify(table.reportOf(space).facts))
