/** The desk at a real table: nothing is done before it is signed, and then step by step. */
import { Match, seedFrom } from '@sandtable/kernel'
import type { DeskRow } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { ILLUSIONS_OF_GLORY } from '../../browser/players/tried.ts'
import type { Table } from '../../table/table.ts'
import { type AtTable, plainSetup, plainTable, scenarioIn } from '../real-table.ts'
import { firstAsked, LocalGame } from '../../session/local-game.ts'
import { isDamaged, readSaved } from '../../session/saved-game.ts'

vi.setConfig({ testTimeout: 60_000 })
// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

/** A game that has come to its first replacements with something to rebuild. */
function open(): AtTable {
  const { presentation, scenario: id, decide } = ILLUSIONS_OF_GLORY
  const rules = presentation.game
  const match = new Match(
    { game: rules, ...plainSetup(rules, scenarioIn(rules, id)), seed: seedFrom('browser 3') },
    { solo: true },
  )
  const answerOf = decide(3)
  const isThere = (): boolean => {
    const [asked] = match.play.pending
    const rebuild = asked && match.play.offered(asked.seat)?.['rebuild']
    return asked?.question.prompt === 'replacements' && typeof rebuild === 'object' && rebuild.length > 0
  }
  while (!isThere()) {
    const seat = firstAsked(match.play)?.seat ?? 0
    match.take({ seat, answer: answerOf(match.play, seat) })
  }
  const seating = { seats: ['human', 'human'], solo: true } as const
  const game = new LocalGame('x', presentation, seating, match)
  return { table: createRoot(() => plainTable(game)), game }
}

const rowsOf = ({ desk }: Table): readonly DeskRow[] => desk.model()?.groups.flatMap(({ rows }) => rows) ?? []
function rebuildRow(table: Table): DeskRow {
  const row = rowsOf(table).find(({ id, ways }) => id.startsWith('rebuild') && ways.length > 0)
  if (!row) throw new Error('nothing to rebuild')
  return row
}
const prompt = ({ game }: AtTable): string => game.match.play.asked(game.toDecide ?? 0)?.question.prompt ?? ''
/** until it is done: what is lost is said first */
function sign({ desk }: Table): void {
  desk.sign()
  if (desk.warning() !== undefined) desk.sign()
}
const verbs = ({ game }: AtTable, from: number): string[] =>
  game.match.moves.slice(from).map(({ answer }) => answer.verb)

test('it opens by itself; filled in it has touched nothing', () => {
  const { table, game } = open()
  const before = game.match.length
  expect(table.desk.isOpen()).toBe(true)
  const row = rebuildRow(table)
  table.desk.add(row)
  expect(table.desk.amount(row.id)).toBe(1)
  expect(game.match.length).toBe(before)
  table.desk.take(row)
  expect(table.desk.amount(row.id)).toBe(0)
  table.desk.set(row, 99)
  expect(table.desk.amount(row.id), 'no more than can be had').toBeLessThanOrEqual(row.most)
  expect(table.desk.isInOrder()).toBe(true)
})

test('points that could still buy something are said first; then it is done, and taken back, together', () => {
  const opened = open()
  const { table, game } = opened
  const before = game.match.length
  table.desk.sign()
  expect(table.desk.warning()).toContain('still buy')
  expect(game.match.length, 'the first time it is only said').toBe(before)
  table.desk.add(rebuildRow(table))
  expect(table.desk.warning(), 'with any change it is unsaid').toBeUndefined()
  const all = table.desk.model()?.entries.flatMap(({ answers }) => answers.map(({ verb }) => verb)) ?? []
  sign(table)
  expect(verbs(opened, before).slice(0, all.length)).toEqual(all)
  const after = game.match.length
  table.undo()
  expect(game.match.length).toBe(before)
  expect(table.desk.model()?.entries.length, 'the order lies there again').toBe(1)
  table.redo()
  expect(game.match.length).toBe(after)
})

test('a place that was left open is asked on the map, and the rest follows', async () => {
  const opened = open()
  const { table, game } = opened
  const before = game.match.length
  table.desk.add(rebuildRow(table))
  table.desk.change(0, { way: 'rebuild-reduced', place: undefined })
  const places = table.desk.model()?.entries[0]?.places ?? []
  expect(places.length).toBeGreaterThan(1)
  const repair = rowsOf(table).find((row) => row.id.startsWith('repair') && table.desk.mayAdd(row))
  if (repair) table.desk.add(repair)
  sign(table)
  expect(prompt(opened)).toBe('rebuilt-where')
  expect([table.desk.isOpen(), table.desk.waiting()]).toEqual([false, repair ? 2 : 1])
  table.act({ verb: 'place-in', arg: places[0] as number })
  await Promise.resolve()
  expect(verbs(opened, before).slice(0, repair ? 3 : 2)).toEqual([
    'rebuild-reduced',
    'place-in',
    ...(repair ? ['repair'] : []),
  ])
  expect(table.desk.waiting()).toBe(0)
})

test('a question in between that is taken back puts its line on the desk again', () => {
  const { table, game } = open()
  const before = game.match.length
  table.desk.add(rebuildRow(table))
  table.desk.change(0, { place: undefined })
  sign(table)
  table.undo()
  expect(game.match.length).toBe(before)
  expect([table.desk.isOpen(), table.desk.waiting()]).toEqual([true, 0])
  expect(table.desk.model()?.entries.length).toBe(1)
})

test('what lies on it is there again after the page was left, and no longer once the question is another', () => {
  const { table, game } = open()
  const row = rebuildRow(table)
  table.desk.add(row)
  const stored = game.saved(0)
  const read = readSaved(JSON.parse(JSON.stringify(stored)))
  if (isDamaged(read)) throw new Error('it is damaged')
  expect(read.draft?.picks.map(({ row: id }) => id)).toEqual([row.id])
  const again = new LocalGame('x', game.presentation, game.seating, game.match)
  again.draft = read.draft
  const anew = createRoot(() => plainTable(again))
  expect(anew.desk.amount(row.id)).toBe(1)
  sign(anew)
  expect(again.draft).toBeUndefined()
  const late = new LocalGame('x', game.presentation, game.seating, game.match)
  late.draft = read.draft
  const table3 = createRoot(() => plainTable(late))
  expect(table3.desk.amount(row.id)).toBe(0)
})
