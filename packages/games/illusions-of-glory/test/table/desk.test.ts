/** §16 The desk of the replacements: what can be had, at what price, and why not. */
import type { DeskModel, DeskPick } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { kindOf, piece } from '../../pieces.ts'
import { PILE } from '../../state.ts'
import { methods } from '../../table/methods.ts'
import { space } from '../../map.ts'
import { StagedScene as Board } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { sceneOf } from './scenes.ts'

const AP_SEAT = 0
const CP_SEAT = 1
const worn = (at: string): { at: string; reduced: true } => ({ at, reduced: true })
const phase = (rp: Record<string, number>, spec: SceneSpec = {}): Board =>
  new Board({
    ...spec,
    stage: 'replacement',
    round: 0,
    tracks: { rp },
    prepare: (state) => {
      state.card.fill(PILE.out)
    },
  }).dice(1, 1, 1)

const deskOf = (board: Board, seat: number, picks: readonly DeskPick[] = []): DeskModel => {
  const model = methods.desk?.(sceneOf(board.play, seat, 'en'), picks)
  if (!model) throw new Error('no desk')
  return model
}
const rowsOf = (model: DeskModel) => model.groups.flatMap(({ rows }) => rows)
const rowOf = (model: DeskModel, id: string) => rowsOf(model).find((row) => row.id === id)
const repair = (id: string): DeskPick => ({ row: `repair:${piece(id)}` })
const rebuild = (id: string, more: Omit<DeskPick, 'row'> = {}): DeskPick => ({
  row: `rebuild:${kindOf(piece(id))}`,
  ...more,
})
const left = (model: DeskModel) => Object.fromEntries(model.purses.map(({ id, left }) => [id, left]))

describe('the desk', () => {
  const pieces = { GE_I: worn('Berlin'), AH_II: worn('Vienna'), AH_III: 'replaceable' as const }

  it('is there for the replacements only', () => {
    const board = new Board({ pieces: { RU_I: 'Kiev' }, stage: 'action' })
    expect(methods.desk?.(sceneOf(board.play, AP_SEAT, 'en'), [])).toBeUndefined()
  })

  it('§16.1.a §16.1.c shows the units of all nations of the player, each with the purse that pays', () => {
    const model = deskOf(phase({ GE: 1, AH: 3 }, { pieces }), CP_SEAT)
    expect(rowsOf(model).map(({ id, price }) => [id.split(':')[0], price])).toEqual([
      ['convert', [{ purse: 'GE', amount: 1 }]],
      ['repair', [{ purse: 'GE', amount: 1 }]],
      ['repair', [{ purse: 'AH', amount: 1 }]],
      ['rebuild', [{ purse: 'AH', amount: 2 }]],
    ])
    expect(left(model)).toEqual({ GE: 1, AH: 3, TU: 0 })
  })

  it('§16.2.a spends nothing, and says what would be left', () => {
    const board = phase({ GE: 1, AH: 3 }, { pieces })
    const model = deskOf(board, CP_SEAT, [repair('AH_II'), rebuild('AH_III', { way: 'rebuild-reduced' })])
    expect(left(model)).toEqual({ GE: 1, AH: 1, TU: 0 })
    expect(model.entries.map(({ price }) => price)).toEqual([
      [{ purse: 'AH', amount: 1 }],
      [{ purse: 'AH', amount: 1 }],
    ])
    expect(board.state.rp.get(4)).toBe(3)
  })

  it('says why no more can be had, with the rule, and of a unit without supply at once', () => {
    const cut = { AH_II: worn('Vienna'), AH_III: worn('Vienna'), GE_I: worn('Kiev') }
    const model = deskOf(phase({ GE: 1, AH: 1 }, { pieces: cut }), CP_SEAT, [repair('AH_II')])
    expect(rowOf(model, repair('AH_III').row)?.why).toMatchObject({ rules: ['16.1.c'] })
    expect(rowOf(model, repair('GE_I').row)?.why).toMatchObject({ rules: ['16.4'] })
    expect(rowOf(model, repair('AH_II').row)?.why).toBeUndefined()
  })

  it('§16.2.b takes halves, and what is left of one is named', () => {
    const scus = { 'AH_inf_SCU.1': worn('Vienna'), 'AH_inf_SCU.2': worn('Vienna'), AH_II: worn('Vienna') }
    const board = phase({ AH: 1 }, { pieces: scus })
    const first = deskOf(board, CP_SEAT, [repair('AH_inf_SCU.1')])
    expect(first.purses[0]).toMatchObject({ had: 1, spent: 0.5, left: 0.5, note: { rules: ['16.2.b'] } })
    expect(rowOf(first, repair('AH_II').row)?.why?.rules).toEqual(['16.1.c'])
    const both = deskOf(board, CP_SEAT, [repair('AH_inf_SCU.1'), repair('AH_inf_SCU.2')])
    expect(both.entries.map(({ why }) => why)).toEqual([undefined, undefined])
    expect(left(both)).toEqual({ AH: 0 })
  })

  it('§16.7 a conversion shows both sides of the trade, and pays for Turks', () => {
    const turks = { TU_I: worn('Constantinople') }
    const board = phase({ GE: 1 }, { pieces: turks })
    const before = deskOf(board, CP_SEAT)
    expect(rowOf(before, 'convert:GE')).toMatchObject({
      price: [{ purse: 'GE', amount: 1 }],
      gives: [{ purse: 'TU', amount: 1 }],
    })
    expect(rowOf(before, repair('TU_I').row)?.why).toBeDefined()
    const after = deskOf(board, CP_SEAT, [{ row: 'convert:GE' }])
    expect(left(after)).toEqual({ GE: 0, TU: 1 })
    expect(rowOf(after, repair('TU_I').row)?.why).toBeUndefined()
    const all = deskOf(board, CP_SEAT, [{ row: 'convert:GE' }, repair('TU_I')])
    expect(left(all)).toEqual({ GE: 0, TU: 0 })
    expect(deskOf(board, CP_SEAT, [repair('TU_I')]).entries[0]).toMatchObject({ answers: [], why: {} })
  })

  it('§16.6 where a rebuilt unit goes: chosen at the desk, or left to the map', () => {
    const board = phase({ AH: 2 }, { pieces: { AH_III: 'replaceable', RU_I: 'Kiev' } })
    const [open] = deskOf(board, CP_SEAT, [rebuild('AH_III')]).entries
    expect(open?.places.length).toBeGreaterThan(1)
    expect(open?.answers).toEqual([{ verb: 'rebuild', arg: piece('AH_III') }])
    const place = space('Budapest')
    expect(open?.places).toContain(place)
    const [named] = deskOf(board, CP_SEAT, [rebuild('AH_III', { place })]).entries
    expect(named?.answers.at(-1)).toEqual({ verb: 'place-in', arg: place })
  })

  it('§16.2.1 warns of points that could still buy something, and of no others', () => {
    const board = phase({ GE: 1, AH: 3 }, { pieces: { GE_I: worn('Berlin'), AH_II: worn('Vienna') } })
    expect(deskOf(board, CP_SEAT, [repair('GE_I')]).warning).toContain('3 Austrian RPs')
    expect(deskOf(board, CP_SEAT, [repair('GE_I'), repair('AH_II')]).warning).toBeUndefined()
  })
})
