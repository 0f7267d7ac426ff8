/** What the rows of the panel say of a unit: what can be done with it, what cannot, and why. */
import type { Button } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { unit } from '../../units.ts'
import { combat } from '../battle.ts'
import { StagedScene as Board, type Placed } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const moving = (units: Readonly<Record<string, Placed>>): Board => new Board({ units, turn: 3 })

/** "text §rule" of every note of the unit's row */
function notes(board: Board, id: string, at: string): string[] {
  const rows = methods.report(sceneOf(board.play, 0, 'en'), hex(at)).units
  const row = rows.find(({ counter }) => counter.unit === unit(id))
  return (row?.notes ?? []).map(({ text, rules }) => `${text} §${rules?.join() ?? ''}`)
}

describe('a unit that lost effectiveness', () => {
  it('§10.3.1 says that it may recover, or what keeps it from it', () => {
    const far = moving({ 'AH-4': { hex: '5.15', ce: 1 }, 'RU-17': '13.15' })
    expect(notes(far, 'AH-4', '5.15')).toEqual(['May recover now for 4 MP §10.3.1'])
    const near = moving({ 'AH-4': { hex: '11.15', ce: 2 }, 'RU-17': '13.15' })
    expect(notes(near, 'AH-4', '11.15')).toEqual([
      'No recovery: enemy 2 hexes away at 13.15; 3 needed, or 2 behind friends §10.3.1',
    ])
    // every enemy about, the adjacent one is named
    for (const others of [
      { 'RU-38': '13.15', 'RU-17': '12.15' },
      { 'RU-17': '9.15', 'RU-38': '10.15' },
    ]) {
      const [note = ''] = notes(moving({ 'AH-4': { hex: '11.15', ce: 2 }, ...others }), 'AH-4', '11.15')
      expect(note).toMatch(/^No recovery: enemy 1 hex away/)
    }
    const low = moving({ 'AH-4': { hex: '5.15', ce: 1, supply: 'low' } })
    expect(notes(low, 'AH-4', '5.15')).toContain('No recovery while in low supply §10.3.1')
    const spent = moving({ 'AH-4': { hex: '5.15', ce: 1, spent: 2 } })
    expect(notes(spent, 'AH-4', '5.15')).toEqual(['No recovery: it has spent 2 MP §10.3.1'])
    const rider = moving({ 'AH-5 c': { hex: '5.15', ce: 1 } })
    expect(notes(rider, 'AH-5 c', '5.15')).toEqual(['Cavalry never recovers §10.3.3'])
  })

  it('§10.3 says so in the hand too, and where to wait for in combat', () => {
    const held = moving({ 'AH-4': { hex: '5.15', ce: 1 } }).act('unit', 'AH-4')
    expect(notes(held, 'AH-4', '5.15')).toEqual(['May recover now for 4 MP §10.3.1'])
    const fighting = combat({ 'AH-4': { hex: '5.15', ce: 1 } }, { turn: 3 })
    expect(notes(fighting, 'AH-4', '5.15')).toContain('Recovers only in your movement phase §10.3')
  })
})

describe('a unit that can do nothing', () => {
  it('§4.1 §10.3.1 says why it does not move', () => {
    const recovered = moving({ 'AH-4': { hex: '5.15', ce: 1 } }).act('recover', 'AH-4')
    expect(notes(recovered, 'AH-4', '5.15')).toContain('Has recovered: moves no more this turn §10.3.1')
    const tired = moving({ 'AH-4': { hex: '5.15', spent: 4 } })
    expect(notes(tired, 'AH-4', '5.15')).toEqual([
      'Cannot move: 0 MP left, no adjacent hex to be had for it §4.1',
    ])
  })

  it('§7.0 §7.4.attack says why it does not attack', () => {
    const alone = combat({ 'AH-4': '5.15', 'RU-17': '13.15' }, { turn: 3 })
    expect(notes(alone, 'AH-4', '5.15')).toEqual(['Cannot attack: no enemy next to it §7.0'])
    const weak = combat({ 'AH-5 c': { hex: '12.15', ce: 2 }, 'RU-17': '13.15' }, { turn: 3 })
    expect(notes(weak, 'AH-5 c', '12.15')).toContain('Cannot attack: strength 0 §7.4.attack')
    const able = combat({ 'AH-4': '12.15', 'RU-17': '13.15' }, { turn: 3 })
    expect(notes(able, 'AH-4', '12.15')).toEqual([])
  })
})

const THREE = { 'AH-4': '11.15', 'AH-25': '11.15', 'AH-13': '11.15' }

/** The buttons of a row; `back` answers as if the hand had been put back. */
function actions(board: Board, id: string, back?: Board): readonly Button[] {
  const other = back ? sceneOf(back.play, 0, 'en') : undefined
  return methods.unitActions?.(sceneOf(board.play, 0, 'en'), other, unit(id)) ?? []
}
const labels = (buttons: readonly Button[]): string[] => buttons.map(({ label }) => label)

describe('the buttons of a row', () => {
  it('say who goes and who stays', () => {
    const free = moving(THREE)
    expect(labels(actions(free, 'AH-4'))).toEqual(['Move it alone'])
    expect(labels(actions(moving({ 'AH-4': { hex: '5.15', ce: 1 } }), 'AH-4'))).toEqual(['Move', 'Recover'])
    const all = moving(THREE).act('stack', '11.15')
    expect(labels(actions(all, 'AH-4', free))).toEqual(['Leave it behind', 'Move it alone'])
    const one = moving(THREE).act('unit', 'AH-4')
    expect(labels(actions(one, 'AH-4', free))).toEqual([])
    expect(labels(actions(one, 'AH-25', free))).toEqual(['Take along', 'Move it instead'])
  })

  it('§4.2 take a unit along by taking the stack and leaving the others', () => {
    const one = moving(THREE).act('unit', 'AH-4')
    const [along] = actions(one, 'AH-25', moving(THREE))
    expect(along?.answer).toEqual({ verb: 'stack', arg: hex('11.15') })
    expect(along?.then).toEqual([{ verb: 'leave', arg: unit('AH-13') }])
  })

  it('§5.2 warn of what does not come back', () => {
    const board = moving({ ...THREE, 'AH-27': '11.15' }).act('done')
    expect(actions(board, 'AH-4')).toMatchObject([{ label: 'Eliminate', tone: 'danger' }])
    expect(notes(board, 'AH-4', '11.15')).toEqual(['gone for good; enemy scores 1 VP §15.1.3'])
    const stack = methods.stacks(sceneOf(board.play, 0, 'en')).find(({ space }) => space === hex('11.15'))
    expect(stack?.counters[0]?.name).toMatch(/: gone for good; enemy scores 1 VP$/)
  })
})

describe('part of a stack in the hand', () => {
  it('lies on top, comes first in the panel and is marked there', () => {
    const board = moving(THREE).act('unit', 'AH-13')
    const scene = sceneOf(board.play, 0, 'en')
    const report = methods.report(scene, hex('11.15'))
    expect(report.units.map(({ counter, mark }) => [counter.unit === unit('AH-13'), mark])).toEqual([
      [true, 'in your hand'],
      [false, undefined],
      [false, undefined],
    ])
    const stack = methods.stacks(scene).find(({ space }) => space === hex('11.15'))
    expect(stack?.counters[0]?.unit).toBe(unit('AH-13'))
  })

  it('needs no mark where all are in the hand', () => {
    const scene = sceneOf(moving(THREE).act('stack', '11.15').play, 0, 'en')
    expect(methods.report(scene, hex('11.15')).units.every(({ mark }) => mark === undefined)).toBe(true)
  })
})

describe('the reach of a march', () => {
  it('§5.1 tells hexes that may only be passed from those to stay in', () => {
    const board = moving({ ...THREE, 'AH-27': '11.14', 'AH-2 m': '11.13' }).act('stack', '11.15')
    const scene = sceneOf(board.play, 0, 'en')
    expect([...(methods.crowded?.(scene) ?? [])].sort((a, b) => a - b)).toEqual(
      [hex('11.14'), hex('11.13')].sort((a, b) => a - b),
    )
    const one = sceneOf(moving({ 'AH-4': '11.15', 'AH-27': '11.14' }).act('unit', 'AH-4').play, 0, 'en')
    expect(methods.crowded?.(one).size).toBe(0)
  })

  it('§4.5 says until when the hatched hexes are closed', () => {
    const signs = (turn: number) =>
      methods.printedSigns?.(sceneOf(new Board({ units: { 'AH-4': '11.15' }, turn }).play, 0, 'en'))
    expect(signs(5)).toMatchObject([{ sign: 'closed', isInForce: true }])
    expect(signs(5)?.[0]?.text).toBe('Closed to Austria-Hungary through turn 5 (§4.5)')
    expect(signs(6)).toMatchObject([{ sign: 'closed', isInForce: false }])
  })
})
