/** A plan and an answer in words: in the order they are carried out, and in good English. */
import { describe, expect, it } from 'vitest'
import { explain } from '../bot/explain.ts'
import { MIND } from '../bot/index.ts'
import type { MarchPlan } from '../bot/plan.ts'
import { hex } from '../map.ts'
import { AH } from '../sides.ts'
import { unit } from '../units.ts'
import { combat } from './battle.ts'
import { sightIn } from './bot-games.ts'
import { StagedScene as Board } from './scene.ts'

const marchOf = (ids: readonly string[], from: string, to: string) => ({
  units: ids.map(unit),
  from: hex(from),
  to: hex(to),
})

const PLAN: MarchPlan = {
  kind: 'march',
  turn: 3,
  side: AH,
  orders: { stances: [], bias: new Map(), towns: new Map() },
  marches: [
    marchOf(['AH-2'], '9.20', '10.20'),
    marchOf(['AH-4', 'AH-25'], '11.15', '12.15'),
    marchOf(['AH-13'], '11.14', '12.14'),
  ],
  rests: [],
  attacks: [
    { target: hex('13.14'), units: [unit('AH-13')], hexes: [hex('12.14')], worth: 0.5 },
    { target: hex('13.15'), units: ['AH-4', 'AH-25'].map(unit), hexes: [hex('12.15')], worth: 2 },
  ],
}

describe('a plan in words', () => {
  const units = { 'AH-2': '9.20', 'AH-4': '11.15', 'AH-25': '11.15', 'AH-13': '11.14', 'RU-17': '13.15' }
  const lines = explain(sightIn(new Board({ units, turn: 3 }), AH), PLAN).map(({ text }) => text.en)

  it('tells the marches an attack needs before it, the best attack first', () => {
    expect(lines).toEqual([
      '4th Infantry Division and 25th Infantry Division at Tomaszow (11.15) march to 12.15.',
      'Attack Komarow (13.15) from 12.15 with 4th Infantry Division and 25th Infantry Division: worth about 2.0 points.',
      '13th Landwehr Division at 11.14 marches to 12.14.',
      'Attack 13.14 from 12.14 with 13th Landwehr Division: worth about 0.5 points.',
      '2nd Infantry Division at 9.20 marches to 10.20.',
    ])
  })
})

describe('an answer in words where there is nothing to plan', () => {
  const remarks = (board: Board, seat: number): string[] =>
    MIND.remark?.(sightIn(board, seat)).map(({ text }) => text.en) ?? []

  it('§12.1 at a reaction says whether the cavalry gives way, and why', () => {
    const near = { 'AH-1 c': '9.05', 'RU-17': '9.02' }
    const board = new Board({ units: near, turn: 3, side: 'RU' })
    board.act('unit', 'RU-17').act('march', '9.04')
    expect(board.prompt).toBe('react')
    expect(remarks(board, AH).join()).toMatch(/^1st Cavalry Division at 9\.05 (gives way to|stays: )/)
    const held = new Board({ units: { ...near, 'AH-11': '9.05' }, turn: 3, side: 'RU' })
    held.act('unit', 'RU-17').act('march', '9.04')
    expect(remarks(held, AH)).toEqual(['1st Cavalry Division at 9.05 stays: infantry stands with it.'])
  })

  it('§8.1 §7.2 at an attack names the hexes and the units', () => {
    const units = { 'AH-4': '13.15', 'AH-25': '13.14', 'RU-17': '14.14' }
    const board = combat(units, { turn: 3 }).act('attack', '14.14')
    expect(remarks(board, AH).join()).toMatch(/^Attack 14\.14 from .* with .*4th Infantry Division/)
    expect(remarks(board.act('all'), AH).join()).toMatch(/^Attack 14\.14 from/)
  })

  it('§4.2 with units in the hand says where they would go', () => {
    const board = new Board({ units: { 'AH-5': '14.22', 'RU-18': '19.11' }, turn: 4 }).act('unit', 'AH-5')
    expect(remarks(board, AH).join()).toContain('Lublin')
  })
})
