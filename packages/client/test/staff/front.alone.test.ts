/** A front of Balance of Powers on staff, at a real table: what it moves, what it may spend, whom it leaves standing. */
import { type Opened, open, quiet, untilAsked } from './staffed-table.ts'
import { describe, expect, test, vi } from 'vitest'
import type { LocalGame as AnyLocalGame } from '../../session/local-game.ts'

vi.setConfig({ testTimeout: 60_000 })

const rowOf = ({ table }: Opened, id: string) =>
  table.staff.rows().find(({ department }) => department.id === id)
const byOf = ({ game }: Opened) => game.match.moves.map(({ by }) => by)

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
