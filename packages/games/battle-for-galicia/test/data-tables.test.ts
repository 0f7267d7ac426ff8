import { describe, expect, it } from 'vitest'
import { readCrtCell } from '../data/crt-cell.ts'
import { insideArea } from '../data/grid.ts'
import { DATA } from '../data/load.ts'
import { scenarioUnits } from '../data/scenario-units.ts'
import type { LrtRow, UnitData } from '../data/types.ts'
import { found, hexAt } from './data-facts.ts'

const WAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

const retreatChance = (column: number): number => {
  const ways = DATA.tables.crt.rows.map(({ cells }, n) => {
    const result = found(readCrtCell(cells[column] ?? '') ?? undefined, 'cell')
    return result.defender.retreat > 0 ? (WAYS[n] ?? 0) : 0
  })
  return Math.round((ways.reduce((sum, way) => sum + way, 0) / 36) * 1000) / 10
}

const rowsFor = (rows: readonly LrtRow[], roll: number): readonly LrtRow[] =>
  rows.filter(({ from }, n) => (from ?? -Infinity) <= roll && roll < (rows[n + 1]?.from ?? Infinity))

describe('tables', () => {
  const { crt, lrt, artillery, terrain, zoc, recovery, stacking, supply } = DATA.tables

  it('§aid.crt §9.1 has 99 cells, and the chance of a defender retreat never falls', () => {
    expect(crt.rows.flatMap(({ cells }) => cells)).toHaveLength(99)
    const chances = crt.columns.map((_, column) => retreatChance(column))
    expect(chances).toEqual([8.3, 16.7, 27.8, 27.8, 41.7, 58.3, 72.2, 83.3, 91.7])
  })

  it('§9.1 reads modifiers and retreats of both sides', () => {
    expect(readCrtCell('+1.R1/-2')).toEqual({
      attacker: { modifier: 1, retreat: 1 },
      defender: { modifier: -2, retreat: 0 },
    })
    expect(readCrtCell('-/R4')).toEqual({
      attacker: { modifier: 0, retreat: 0 },
      defender: { modifier: 0, retreat: 4 },
    })
    expect(['', '/', '+1', 'x/R1', '+1R1/-', '-/R1/R1', '-/-'].map(readCrtCell).map(Boolean)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ])
  })

  it('§9.4.2.example a 9 at 1.5:1 gives +2/-1', () => {
    const column = crt.columns.findIndex(({ label }) => label === '1.5:1')
    expect(crt.rows.find(({ roll }) => roll === 9)?.cells[column]).toBe('+2/-1')
  })

  it('§8.1 the column 1:1.5 is exactly two to three', () => {
    expect(crt.columns[2]).toEqual({ label: '1:1.5', attack: 2, defense: 3 })
  })

  it('§aid.lrt every total falls into exactly one row', () => {
    for (let roll = -10; roll <= 30; roll += 1) {
      expect(rowsFor(lrt.small, roll)).toHaveLength(1)
      expect(rowsFor(lrt.large, roll)).toHaveLength(1)
    }
    const losses = (rows: readonly LrtRow[], rolls: readonly number[]): readonly (number | undefined)[] =>
      rolls.map((roll) => rowsFor(rows, roll)[0]?.ce)
    expect(losses(lrt.small, [4, 5, 7, 8, 10, 11])).toEqual([0, 1, 1, 2, 2, 3])
    expect(losses(lrt.large, [1, 2, 4, 5, 7, 8, 10, 11, 13, 14])).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5])
  })

  it('§9.4.1 artillery gives +0 to +4 by the printed bands', () => {
    expect(artillery.map(({ from, drm }) => [from, drm])).toEqual([
      [0, 0],
      [3, 1],
      [6, 2],
      [10, 3],
      [14, 4],
    ])
  })

  it('§aid.tec §aid.mp-summary has the printed costs', () => {
    expect(terrain.hex).toEqual({ clear: 1, forest: 2, marsh: null })
    expect(terrain.hexside).toEqual({ river: 2, bridge: 1, ridge: 2 })
    expect([zoc.enter, zoc.leave, zoc.fromZocToZoc, recovery.cost]).toEqual([1, 1, 2, 4])
  })

  it('§5.1 §11.4 six steps to a hex, supply to 8 and 12 hexes', () => {
    expect([stacking.limit, supply.inSupply, supply.lowSupply]).toEqual([6, 8, 12])
  })
})

describe('turns and victory', () => {
  it('§3.0 §15.0 twelve turns, the first without a Russian player turn', () => {
    expect(DATA.turns).toHaveLength(12)
    expect(DATA.turns.map(({ sides }) => sides.join('-'))).toEqual([
      'AH',
      ...Array.from({ length: 11 }, () => 'RU-AH'),
    ])
    expect([DATA.turns[0]?.from, DATA.turns[11]?.from]).toEqual(['1914-08-23', '1914-09-14'])
  })

  it('§15.1.2 the eight towns have the points of the rule', () => {
    const table = DATA.victory.towns.map(({ hex, side, capture, occupy }) => [hex, side, capture, occupy])
    expect(table).toEqual([
      ['16.22', 'AH', 10, 2],
      ['16.18', 'AH', 3, 1],
      ['18.17', 'AH', 6, 2],
      ['16.13', 'AH', 3, 1],
      ['7.09', 'RU', 10, 1],
      ['6.10', 'RU', 3, 1],
      ['2.11', 'RU', 6, 2],
      ['6.12', 'RU', 3, 2],
    ])
    expect(DATA.victory.towns.map(({ hex }) => hexAt(hex).town)).toEqual(
      DATA.victory.towns.map(({ name }) => name),
    )
  })

  it('§15.1.1 §15.1.3 attacks score through GT9, eliminations always', () => {
    expect(DATA.victory.attack).toMatchObject({ vp: 1, firstTurn: 1, lastTurn: 9 })
    expect(DATA.victory.elimination.vp).toBe(1)
  })
})

describe('scenarios', () => {
  const scenario = (id: string) =>
    found(
      DATA.scenarios.find((candidate) => candidate.id === id),
      id,
    )
  const unitsOf = (id: string): readonly UnitData[] => scenarioUnits(scenario(id), DATA.units)
  const townsIn = (id: string): readonly string[] =>
    DATA.victory.towns
      .filter(({ hex }) => insideArea(scenario(id).area, hexAt(hex)))
      .map(({ name }) => name.en)

  it('§1.1 §15.0 the campaign uses everything and opens with Austria-Hungary on GT1', () => {
    expect(scenario('campaign')).toMatchObject({ firstTurn: 1, lastTurn: 12, firstSide: 'AH', area: null })
    expect(unitsOf('campaign')).toHaveLength(132)
  })

  it('the short scenarios have the towns of one side each', () => {
    expect(townsIn('krasnik')).toEqual(['Lublin', 'Krasnostaw', 'Chelm', 'Hrubieszow'])
    expect(townsIn('lemberg')).toEqual(['Lemberg', 'Grodek', 'Sambor', 'Jaworow'])
  })

  it('the short scenarios share no unit and are about even in infantry', () => {
    const ids = [...unitsOf('krasnik'), ...unitsOf('lemberg')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ['krasnik', 'lemberg']) {
      const infantry = unitsOf(id).filter(({ type }) => type === 'infantry')
      const attack = (side: string): number =>
        infantry.filter((unit) => unit.side === side).reduce((sum, unit) => sum + unit.front.attack, 0)
      expect(attack('RU') / attack('AH')).toBeGreaterThan(0.8)
      expect(attack('RU') / attack('AH')).toBeLessThan(1.3)
    }
  })
})
