/** §5.22 §5.23 §6.21 §6.22 the desks: what can be had, at what price, and why not. */
import type { DeskModel, DeskPick, DeskRow } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { EP, nation } from '../../nations.ts'
import { idOf, place } from '../../places.ts'
import { desk } from '../../table/desk.ts'
import { unit } from '../../units.ts'
import { RESTS, type SceneSpec, StagedScene } from '../scene.ts'
import { CP_SEAT, EP_SEAT, seenBy } from './staged.ts'

const at = (stage: NonNullable<SceneSpec['stages']>[number], arg: number, spec: SceneSpec): StagedScene =>
  new StagedScene({ fortnight: 1, ...spec, stages: [RESTS, stage], arg })
const buying = (spec: SceneSpec): StagedScene => at('construction/buying', nation('DE'), spec)

function deskOf(board: StagedScene, seat: number, picks: readonly DeskPick[] = []): DeskModel {
  const model = desk(seenBy(board, seat), picks)
  if (!model) throw new Error('no desk')
  return model
}
const rowsOf = (model: DeskModel): readonly DeskRow[] => model.groups.flatMap(({ rows }) => rows)
const rowOf = (model: DeskModel, id: string): DeskRow | undefined =>
  rowsOf(model).find((row) => row.id === id)
const inf = (value: number): DeskPick => ({ row: `buy:DE.infantry.${value}` })

/** three of effectiveness 3, one of 2 and of 1 */
const POOL = 'DE-inf-2 DE-inf-3 DE-inf-7 DE-inf-3RS'

describe('procurement', () => {
  it('is there for lists only', () => {
    expect(desk(seenBy(new StagedScene({ units: { '1124': 'DE-inf-2' } }), CP_SEAT), [])).toBeUndefined()
  })

  it('§6.222 §6.223 lists what is in the pool with price and month', () => {
    const model = deskOf(buying({ pool: POOL, rp: { DE: 9 }, month: '1914-09' }), CP_SEAT)
    expect(model.title).toBe('Procurement of Germany')
    expect(rowOf(model, inf(3).row)).toMatchObject({ most: 3, price: [{ purse: 'DE', amount: 2 }] })
    expect(rowOf(model, inf(3).row)?.detail).toContain('October 1914')
    expect(model.purses).toMatchObject([{ id: 'DE', had: 9, spent: 0, left: 9 }])
    expect(model.end).toEqual({ verb: 'done' })
  })

  it('§6.22 says of every pile how many are on the map already, and how many are bought', () => {
    const spec = {
      pool: POOL,
      rp: { DE: 9 },
      units: { '2517': 'DE-inf-4 DE-inf-5' },
      bought: { 'DE-inf-8': '1914-09' },
    }
    const [model, bare] = [spec, { pool: POOL, rp: { DE: 9 } }].map((each) => deskOf(buying(each), CP_SEAT))
    expect(model && rowOf(model, inf(3).row)?.detail).toContain('on the map: 2, bought: 1')
    expect(bare && rowOf(bare, inf(3).row)?.detail).toContain('on the map: 0')
  })

  it('§6.225 a second corps of a value waits for the others, with the rule', () => {
    const board = buying({ pool: POOL, rp: { DE: 9 } })
    const once = deskOf(board, CP_SEAT, [inf(3)])
    expect(rowOf(once, inf(3).row)?.why).toMatchObject({ rules: ['6.225'], tone: 'bad' })
    const even = deskOf(board, CP_SEAT, [inf(3), inf(2)])
    expect(rowOf(even, inf(3).row)?.why).toBeUndefined()
    const uneven = deskOf(board, CP_SEAT, [inf(3), inf(3)])
    expect(uneven.entries.map(({ why }) => why?.rules)).toEqual([undefined, ['6.225']])
    expect(uneven.purses[0]).toMatchObject({ spent: 2, left: 7 })
  })

  it('§2.44 nobody goes below zero, and nothing is spent before it is signed', () => {
    const board = buying({ pool: POOL, rp: { DE: 3 } })
    const model = deskOf(board, CP_SEAT, [inf(3), inf(2)])
    expect(model.entries[1]?.why?.rules).toEqual(['6.222'])
    expect(model.purses[0]).toMatchObject({ spent: 2, left: 1 })
    expect(board.rp('DE')).toBe(3)
    expect(model.entries[0]?.answers).toEqual([{ verb: 'buy', arg: unit('DE-inf-2') }])
  })

  it('§6.224 §6.227 a reduced fortress and infrastructure', () => {
    const board = buying({ rp: { DE: 9 }, fortresses: { '1123': 1 } })
    const model = deskOf(board, CP_SEAT, [{ row: `restore:${place('1123')}` }, { row: 'infrastructure' }])
    expect(model.purses[0]).toMatchObject({ spent: 3, left: 6 })
    expect(rowOf(model, 'infrastructure')).toMatchObject({ most: 1, price: [{ purse: 'DE', amount: 1 }] })
    const twice = deskOf(board, CP_SEAT, [{ row: 'infrastructure' }, { row: 'infrastructure' }])
    expect(twice.entries[1]?.why?.rules).toEqual(['6.227'])
  })

  it('what is signed is what the rules then have', () => {
    const board = buying({ pool: POOL, rp: { DE: 9 } })
    const model = deskOf(board, CP_SEAT, [inf(3), inf(2), inf(3)])
    for (const { verb, arg } of model.entries.flatMap(({ answers }) => answers))
      board.act(verb, board.play.setup.game.verbs[verb]?.encode(arg ?? -1))
    expect(board.rp('DE')).toBe(model.purses[0]?.left)
    expect(['DE-inf-2', 'DE-inf-3', 'DE-inf-3RS'].map((u) => board.where(u))).toEqual([
      'bought',
      'bought',
      'bought',
    ])
  })
})

describe('transfers', () => {
  const giving = (spec: SceneSpec): StagedScene =>
    at('season/giving', nation('DE'), { ...spec, rp: { DE: 9, AH: 1, ...spec.rp } })

  it('§5.23 to an ally, six at most, and both purses are shown', () => {
    const model = deskOf(giving({}), CP_SEAT, [{ row: 'give:AH' }, { row: 'give:AH' }])
    expect(rowOf(model, 'give:AH')).toMatchObject({ most: 6 })
    expect(model.purses.map(({ id, gained, spent, left }) => [id, gained, spent, left])).toEqual([
      ['DE', 0, 2, 7],
      ['AH', 2, 0, 3],
    ])
    expect(model.entries.map(({ gives }) => gives)).toEqual([
      [{ purse: 'AH', amount: 1 }],
      [{ purse: 'AH', amount: 1 }],
    ])
  })
})

describe('conversion', () => {
  it('§5.222 a fortress brings two RP, and one a season', () => {
    const board = at('season/converting', nation('DE'), { rp: { DE: 1 } })
    const [first, second] = rowsOf(deskOf(board, CP_SEAT)).map(({ id }) => id)
    const model = deskOf(board, CP_SEAT, [{ row: first ?? '' }, { row: second ?? '' }])
    expect(model.purses[0]).toMatchObject({ had: 1, gained: 2, left: 3 })
    expect(model.entries.map(({ why }) => why?.rules ?? why?.text)).toEqual([undefined, expect.anything()])
  })
})

describe('muster', () => {
  it('§6.211 one after the other in the order of the counters, each with its places', () => {
    const bought = { 'FR-inf-1': '1915-01', 'FR-inf-2': '1915-01' }
    const board = at('construction/muster', EP, { month: '1915-01', bought })
    const model = deskOf(board, EP_SEAT)
    expect(rowsOf(model).map(({ id }) => id)).toEqual(['muster:FR-inf-1', 'muster:FR-inf-2'])
    expect(rowOf(model, 'muster:FR-inf-1')?.why).toBeUndefined()
    expect(rowOf(model, 'muster:FR-inf-2')?.why).toMatchObject({ rules: ['6.211'] })
    const both = deskOf(board, EP_SEAT, [
      { row: 'muster:FR-inf-1', place: place('0423') },
      { row: 'muster:FR-inf-2', place: place('0423') },
    ])
    expect(both.entries.map(({ why }) => why)).toEqual([undefined, undefined])
    expect(both.entries[0]?.places.map(idOf)).toContain('0423')
    for (const { verb, arg } of both.entries.flatMap(({ answers }) => answers))
      board.act(verb, idOf(arg ?? -1))
    expect([board.where('FR-inf-1'), board.where('FR-inf-2')]).toEqual(['0423', '0423'])
    expect(board.isPast).toBe(true)
  })
})
