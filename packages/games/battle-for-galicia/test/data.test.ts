import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCrtCell } from '../data/crt-cell.ts'
import { aroundIds, indexHexes, insideArea } from '../data/grid.ts'
import { DATA } from '../data/load.ts'
import { entryHexes, railLinks, railPath } from '../data/rails.ts'
import { scenarioUnits } from '../data/scenario-units.ts'
import type { FaceData, GameData, HexData, LrtRow, ReinforcementData, UnitData } from '../data/types.ts'
import { validateData } from '../data/validate.ts'

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`${what} not found`)
  return value
}

const index = indexHexes(DATA.map)
const links = railLinks(DATA.map.rails)
const hexAt = (id: string): HexData => found(index.get(id), id)
const unitOf = (id: string): UnitData =>
  found(
    DATA.units.find((unit) => unit.id === id),
    id,
  )
const arrivalOf = (id: string): ReinforcementData =>
  found(
    DATA.reinforcements.find((group) => group.unit === id),
    id,
  )
const front = (id: string): FaceData => unitOf(id).front

describe('the data set', () => {
  it('is valid', () => {
    expect(validateData(DATA)).toEqual([])
  })

  it('has the expected size', () => {
    const rivers = DATA.map.hexsides.filter(({ kind }) => kind === 'river')
    expect(DATA.map.hexes).toHaveLength(494)
    expect(DATA.units).toHaveLength(132)
    expect(rivers).toHaveLength(226)
    expect(rivers.filter(({ bridge }) => bridge)).toHaveLength(49)
    expect(DATA.map.hexsides.filter(({ kind }) => kind === 'ridge')).toHaveLength(26)
  })

  it('names a basis for every entry', () => {
    const { map, tables, victory } = DATA
    const entries = [
      ...DATA.units,
      ...DATA.reinforcements,
      ...DATA.turns,
      ...DATA.scenarios,
      ...map.hexes,
      ...map.hexsides,
      ...map.rails,
      map.geometry,
      ...victory.towns,
      victory.attack,
      victory.elimination,
      ...tables.artillery,
    ]
    const { crt, lrt, terrain, zoc, recovery, stacking, supply } = tables
    const all = [...entries, crt, lrt, terrain, zoc, recovery, stacking, supply]
    expect(new Set(all.map(({ basis }) => basis))).toEqual(
      new Set(['rulebook', 'known-game', 'history', 'design']),
    )
  })

  it('carries no line numbers or file names of its sources', () => {
    expect(JSON.stringify(DATA)).not.toMatch(/\bL\d|\.(?:md|txt|json|tsv)\b|dossier/)
  })

  it('has a Japanese and an English name for everything that is shown', () => {
    const names = [...DATA.units.map(({ name }) => name), ...DATA.map.rails.map(({ name }) => name)]
    expect(names.every(({ ja }) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(ja))).toBe(true)
    expect(names.some(({ en }) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(en))).toBe(false)
  })
})

describe('units', () => {
  it('§1.1 §2.1.setup-info every unit has a set-up hex or an arrival turn', () => {
    const arriving = new Set(DATA.reinforcements.map(({ unit }) => unit))
    const misplaced = DATA.units.filter(({ id, setup }) => (setup === null) !== arriving.has(id))
    expect(misplaced).toEqual([])
    expect(arriving.size).toBe(25 + 10)
  })

  it('§9.4.2.example the divisions of the worked combat have the printed values', () => {
    expect(front('AH-4')).toMatchObject({ attack: 4, artillery: 4 })
    expect(front('AH-25')).toMatchObject({ attack: 5, artillery: 4 })
    expect(front('AH-20')).toMatchObject({ attack: 4, artillery: 2 })
    expect(front('RU-2 gd')).toMatchObject({ defense: 8, artillery: 5 })
    const all = ['AH-4', 'AH-25', 'AH-20', 'AH-41', 'RU-2 gd'].map(unitOf)
    expect(all.map(({ steps }) => steps)).toEqual([2, 2, 2, 2, 2])
    expect(all.map(({ corps }) => corps)).toEqual(['II', 'II', null, null, 'GD'])
  })

  it('§7.3.example the divisions of the command example have the printed corps', () => {
    expect(['RU-1 gd', 'RU-18', 'RU-82 r'].map((id) => unitOf(id).corps)).toEqual(['GD', 'XIV', null])
  })

  it('§2.1.white-symbol only Austro-Hungarian units of one step have it', () => {
    const white = DATA.units.filter(({ whiteSymbol }) => whiteSymbol)
    expect(white).not.toEqual([])
    expect(white.every(({ side, steps }) => side === 'AH' && steps === 1)).toBe(true)
  })

  it('§10.3.2 §2.1.ersatz all Marsch and some Landsturm units are ersatz', () => {
    const ersatz = (suffix: string): readonly boolean[] =>
      DATA.units.filter(({ label }) => label.endsWith(suffix)).map((unit) => unit.ersatz)
    expect(new Set(ersatz(' m'))).toEqual(new Set([true]))
    expect(new Set(ersatz(' ls'))).toEqual(new Set([true, false]))
  })

  it('§2.2 the German units fight for Austria-Hungary', () => {
    const german = DATA.units.filter(({ nation }) => nation === 'germany')
    expect(german.map(({ id, side }) => [id, side])).toEqual([
      ['G-3 lw', 'AH'],
      ['G-4 lw', 'AH'],
    ])
  })

  it('§5.1 steps follow type and size', () => {
    const steps = new Set(DATA.units.map((unit) => `${unit.type} ${unit.size} ${unit.steps}`))
    expect(steps).toEqual(new Set(['infantry XX 2', 'infantry X 1', 'cavalry XXX 2', 'cavalry XX 1']))
  })
})

const NORTH = '16.26-19.23'
const RUSSIAN_ENTRIES: readonly (readonly [string, string])[] = [
  ['9+10 c', '10.01'],
  ['12 c+3 cn', '9.01'],
  ['13', '8.01 7.01'],
  ['34', '8.01 7.01'],
  ['65 r', '7.01 6.01'],
  ['12', '7.01 6.01'],
  ['19', '7.01 6.01'],
  ['14', '5.01'],
  ['15', '5.01'],
  ['23', NORTH],
  ['37', NORTH],
  ['80 r', NORTH],
  ['4+5 d cs', '19.17-19.16'],
  ['48', '3.01 4.01'],
  ['3 rf', '3.01 4.01'],
  ['1 gd', NORTH],
  ['82 r', NORTH],
  ['49', '3.01 4.01'],
  ['gd rf', NORTH],
  ['83 r', NORTH],
  ['21', '19.23-19.16 19.17'],
  ['4 rf', '3.01'],
  ['2 gd', NORTH],
  ['52', '19.23-19.16 19.17'],
  ['Pavlov', '1.01 2.01'],
]

const describeEntry = ({ entry }: ReinforcementData): string =>
  entry.kind === 'hexes' ? entry.hexes.join(' ') : [`${entry.from}-${entry.to}`, ...entry.plus].join(' ')

describe('reinforcements', () => {
  const russian = DATA.reinforcements.filter(({ unit }) => unit.startsWith('RU-'))

  it('§schedule.russian has the 25 units in order with their entry hexes', () => {
    const listed = russian.map((group) => [group.unit.slice(3), describeEntry(group)])
    expect(listed).toEqual(RUSSIAN_ENTRIES)
  })

  it('§schedule.russian both readings of the turns follow the list order', () => {
    const inOrder = (turns: readonly number[]): boolean =>
      turns.every((turn, n) => n === 0 || turn >= (turns[n - 1] ?? turn))
    expect(inOrder(russian.map(({ turn }) => turn))).toBe(true)
    expect(inOrder(russian.map(({ alternativeTurn }) => alternativeTurn ?? 0))).toBe(true)
    expect(new Set(russian.map(({ turn }) => turn))).toEqual(new Set([2, 3, 4, 5, 6, 7]))
    expect(new Set(russian.map((group) => group.alternativeTurn))).toEqual(new Set([2, 3, 4, 5, 6]))
  })

  it('§schedule.austro-hungarian one group enters on GT6 at 1.01 or waits for GT7', () => {
    const waiting = DATA.reinforcements.filter(({ late }) => late !== null)
    expect(waiting.map(({ unit }) => unit)).toEqual(['AH-31', 'AH-32'])
    for (const { turn, entry, late } of waiting) {
      expect([turn, entry]).toEqual([6, { kind: 'hexes', hexes: ['1.01'] }])
      expect(late).toEqual({ turn: 7, entry: { kind: 'hexes', hexes: ['1.03', '1.05', '1.07'] } })
    }
  })

  it('§14.1 the entry railways run as the rulebook implies', () => {
    const north = ['16.26', '16.25', '16.24', '16.23', '16.22', '17.23', '18.23', '19.23']
    expect(railPath(links, '16.26', '19.23')).toEqual(north)
    expect(railPath(links, '19.17', '19.16')).toEqual(['19.17', '18.17', '18.16', '19.16'])
    expect(railPath(links, '19.23', '19.16')).not.toContain('19.17')
    expect(entryHexes(links, arrivalOf('RU-21').entry)).toContain('19.17')
    expect(entryHexes(links, arrivalOf('RU-14').entry)).toEqual(['5.01'])
  })

  it('§14.1 hexes without a railway between them give no path', () => {
    expect(railPath(links, '16.26', '16.18')).toEqual([])
    expect(railPath(links, '5.05', '16.26')).toEqual([])
  })
})

describe('the map', () => {
  it('§4.5 bars the nine hexes 3.01 to 11.01', () => {
    const barred = DATA.map.hexes.filter((hex) => hex.barred).map(({ id }) => id)
    expect(barred).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map((row) => `${row}.01`))
  })

  it('§13.0 has one fortress, Przemysl in 3.15', () => {
    const fortresses = DATA.map.hexes.filter(({ fortress }) => fortress)
    expect(fortresses.map(({ id }) => id)).toEqual(['3.15'])
    expect(hexAt('3.15')).toMatchObject({ terrain: 'clear', town: { en: 'Przemysl' } })
  })

  it('§12.1.3.example 13.15 has 14.14 and 14.15 beside it and no river or marsh around', () => {
    const around = aroundIds(DATA.map.geometry, 13, 15)
    expect(around).toEqual(['13.14', '14.14', '14.15', '13.16', '12.15', '12.14'])
    expect(around.some((id) => hexAt(id).terrain === 'marsh')).toBe(false)
    const touches = DATA.map.hexsides.filter(({ a, b }) => a === '13.15' || b === '13.15')
    expect(touches.filter(({ kind }) => kind === 'river')).toEqual([])
  })

  it('§11.2 gives each side its friendly edges', () => {
    const supplied = (side: 'AH' | 'RU'): readonly HexData[] =>
      DATA.map.hexes.filter(({ supply }) => supply?.includes(side))
    expect(supplied('RU').every(({ row, col }) => row === 19 || col === 1 || (col === 26 && row > 15))).toBe(
      true,
    )
    expect(supplied('AH').every(({ row, col }) => row === 1 || (col === 26 && row < 6))).toBe(true)
    expect(hexAt('1.01').supply).toEqual(['RU', 'AH'])
    expect([supplied('RU').length, supplied('AH').length]).toEqual([44, 30])
  })

  it('§11.2 connects every railway to a supply hex', () => {
    const sources = DATA.map.hexes.filter(({ id, supply }) => supply !== undefined && links.has(id))
    const cutOff = [...links.keys()].filter((hex) =>
      sources.every(({ id }) => railPath(links, id, hex).length === 0),
    )
    expect(cutOff).toEqual([])
  })
})

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

type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> }
type Spoil = (data: Draft<GameData>) => void

const draftUnit = (data: Draft<GameData>, id: string) =>
  found(
    data.units.find((unit) => unit.id === id),
    id,
  )
const draftHex = (data: Draft<GameData>, id: string) =>
  found(
    data.map.hexes.find((hex) => hex.id === id),
    id,
  )
const draftGroup = (data: Draft<GameData>, id: string) =>
  found(
    data.reinforcements.find((group) => group.unit === id),
    id,
  )
const first = <T>(list: readonly T[]): T => found(list[0], 'first entry')
const at = <T>(list: readonly T[], n: number): T => found(list[n], `entry ${n}`)

const CORRUPTIONS: readonly (readonly [string, RegExp, Spoil])[] = [
  [
    'unknown set-up hex',
    /^unit AH-5: unknown set-up hex 20\.01$/,
    (d) => (draftUnit(d, 'AH-5').setup = '20.01'),
  ],
  ['set-up in marsh', /^unit AH-5: set up in marsh at 3\.09$/, (d) => (draftUnit(d, 'AH-5').setup = '3.09')],
  [
    'set-up on the enemy',
    /^set-up at 11\.22: units of both sides/,
    (d) => (draftUnit(d, 'AH-5').setup = '11.22'),
  ],
  [
    'Russian in the fortress',
    /^unit RU-18: Russian set up in the fortress 3\.15$/,
    (d) => (draftUnit(d, 'RU-18').setup = '3.15'),
  ],
  ['over-stacked set-up', /^set-up at 9\.21: 8 steps/, (d) => (draftUnit(d, 'AH-5').setup = '9.21')],
  ['duplicate unit', /^unit AH-5: listed twice$/, (d) => d.units.push({ ...draftUnit(d, 'AH-5') })],
  ['no back face', /^unit AH-5: two steps, but the back/, (d) => (draftUnit(d, 'AH-5').back = null)],
  [
    'back face on one step',
    /^unit AH-3 c: one step, but/,
    (d) => (draftUnit(d, 'AH-3 c').back = { attack: 1, defense: 1, artillery: 0, movement: 6 }),
  ],
  [
    'stronger back face',
    /^unit AH-5: attack is higher/,
    (d) => (draftUnit(d, 'AH-5').back = { attack: 9, defense: 1, artillery: 0, movement: 4 }),
  ],
  ['wrong steps', /^unit AH-5: infantry of size X cannot/, (d) => (draftUnit(d, 'AH-5').size = 'X')],
  ['wrong nation', /^unit AH-5: nation russia does not/, (d) => (draftUnit(d, 'AH-5').nation = 'russia')],
  ['white symbol', /^unit RU-2 rf: the white symbol/, (d) => (draftUnit(d, 'RU-2 rf').whiteSymbol = true)],
  ['neither place nor turn', /^unit AH-5: has neither/, (d) => (draftUnit(d, 'AH-5').setup = null)],
  ['both place and turn', /^unit AH-17: has both/, (d) => (draftUnit(d, 'AH-17').setup = '2.20')],
  ['late release', /^unit AH-5: released after/, (d) => (draftUnit(d, 'AH-5').releasedOn = 13)],
  [
    'release without a hex',
    /^unit AH-17: movement restriction/,
    (d) => (draftUnit(d, 'AH-17').releasedOn = 3),
  ],
  [
    'reinforcement unknown',
    /^reinforcement RU-99: unknown unit$/,
    (d) => (draftGroup(d, 'RU-13').unit = 'RU-99'),
  ],
  [
    'reinforcement twice',
    /^reinforcement RU-13: listed twice$/,
    (d) => d.reinforcements.push({ ...draftGroup(d, 'RU-13') }),
  ],
  [
    'entry hex unknown',
    /^reinforcement RU-13: unknown entry hex 0\.01$/,
    (d) => (draftGroup(d, 'RU-13').entry = { kind: 'hexes', hexes: ['0.01'] }),
  ],
  [
    'entry in marsh',
    /^reinforcement RU-13: entry hex 16\.03 is marsh$/,
    (d) => (draftGroup(d, 'RU-13').entry = { kind: 'hexes', hexes: ['16.03'] }),
  ],
  [
    'entry in the fortress',
    /^reinforcement RU-13: Russian entry in the fortress/,
    (d) => (draftGroup(d, 'RU-13').entry = { kind: 'hexes', hexes: ['3.15'] }),
  ],
  [
    'entry railway broken',
    /^reinforcement RU-23: no railway from 16\.26 to 18\.11$/,
    (d) => (draftGroup(d, 'RU-23').entry = { kind: 'rail-line', from: '16.26', to: '18.11', plus: [] }),
  ],
  [
    'arrival without a player turn',
    /^reinforcement RU-13: RU has no player turn in GT1$/,
    (d) => (draftGroup(d, 'RU-13').turn = 1),
  ],
  [
    'late arrival too early',
    /^reinforcement AH-31: the late arrival/,
    (d) => (draftGroup(d, 'AH-31').late = { turn: 6, entry: { kind: 'hexes', hexes: ['1.03'] } }),
  ],
  ['hex twice', /^map: hex 1\.01 is listed twice$/, (d) => d.map.hexes.push({ ...draftHex(d, '1.01') })],
  ['hex missing', /^map: hex 1\.01 is missing$/, (d) => d.map.hexes.shift()],
  ['hex id wrong', /^hex 5\.05: id does not fit/, (d) => (draftHex(d, '5.05').col = 6)],
  [
    'hex outside',
    /^hex 20\.05: outside/,
    (d) => d.map.hexes.push({ ...draftHex(d, '5.05'), id: '20.05', row: 20 }),
  ],
  ['huge map', /^map geometry: .* too many$/, (d) => (d.map.geometry.rows = 1e9)],
  ['crooked geometry', /^map geometry: direction 1 of/, (d) => (d.map.geometry.even[4] = [-1, 2])],
  ['edge wrong', /^hex 5\.05: edges must be \[\]$/, (d) => (draftHex(d, '5.05').edges = ['top'])],
  ['supply inland', /^hex 5\.05: supply symbol away/, (d) => (draftHex(d, '5.05').supply = ['AH'])],
  ['barred inland', /^hex 5\.05: barred hexes/, (d) => (draftHex(d, '5.05').barred = true)],
  ['half-hex inland', /^hex 5\.05: half-hexes/, (d) => (draftHex(d, '5.05').halfHex = true)],
  ['fortress in marsh', /^hex 3\.15: fortress in marsh$/, (d) => (draftHex(d, '3.15').terrain = 'marsh')],
  ['town in marsh', /^hex 16\.22: town in marsh$/, (d) => (draftHex(d, '16.22').terrain = 'marsh')],
  [
    'no fortress',
    /^map: the fortress must be in 3\.15, found none$/,
    (d) => delete draftHex(d, '3.15').fortress,
  ],
  [
    'no source',
    /^map: AH has no supply hex$/,
    (d) => {
      for (const hex of d.map.hexes) if (hex.supply?.includes('AH')) delete hex.supply
    },
  ],
  [
    'hexside apart',
    /^hexside 1\.06\/5\.05: 1\.06 and 5\.05 are not/,
    (d) => (first(d.map.hexsides).b = '5.05'),
  ],
  ['hexside unknown', /^hexside 1\.06\/1\.99: unknown hex/, (d) => (first(d.map.hexsides).b = '1.99')],
  [
    'hexside twice',
    /^hexside 1\.06\/1\.07: listed twice$/,
    (d) => d.map.hexsides.push(first(d.map.hexsides)),
  ],
  [
    'river unknown',
    /^hexside 1\.06\/1\.07: unknown river Rhine$/,
    (d) => (first(d.map.hexsides).name = 'Rhine'),
  ],
  ['bridge on a ridge', /^hexside 1\.06\/1\.07: a bridge/, (d) => (first(d.map.hexsides).kind = 'ridge')],
  ['river twice', /^map: river Vistula is listed twice$/, (d) => d.map.rivers.push(first(d.map.rivers))],
  ['railway apart', /^railway Krakow.*not neighbours$/, (d) => first(d.map.rails).hexes.splice(3, 1)],
  [
    'railway in marsh',
    /^railway .* runs through marsh at 16\.02$/,
    (d) => (draftHex(d, '16.02').terrain = 'marsh'),
  ],
  ['CRT cell', /^CRT roll 2 at 1:3: cannot read "\?"$/, (d) => (first(d.tables.crt.rows).cells[0] = '?')],
  ['CRT both retreat', /^CRT roll 2 at 1:3: .* both/, (d) => (first(d.tables.crt.rows).cells[0] = 'R1/R1')],
  ['CRT cell missing', /^CRT roll 2: 8 cells for 9/, (d) => first(d.tables.crt.rows).cells.pop()],
  ['CRT row missing', /^CRT: the rows must be/, (d) => d.tables.crt.rows.pop()],
  ['CRT columns', /^CRT column 4:1: ratios/, (d) => (at(d.tables.crt.columns, 8).attack = 2)],
  ['LRT order', /^LRT small: thresholds must ascend$/, (d) => (at(d.tables.lrt.small, 2).from = 5)],
  ['LRT open row', /^LRT small: only the lowest/, (d) => (at(d.tables.lrt.small, 2).from = null)],
  ['LRT closed below', /^LRT large: the lowest row/, (d) => (first(d.tables.lrt.large).from = 0)],
  ['LRT losses', /^LRT large: losses must/, (d) => (at(d.tables.lrt.large, 3).ce = 0)],
  ['artillery order', /^artillery table: thresholds/, (d) => (at(d.tables.artillery, 2).from = 3)],
  ['artillery start', /^artillery table: must begin/, (d) => d.tables.artillery.shift()],
  ['supply ranges', /^supply: the low range/, (d) => (d.tables.supply.lowSupply = 8)],
  ['clear barred', /^terrain: clear hexes/, (d) => (d.tables.terrain.hex.clear = null)],
  ['town unknown', /^victory town Lublin: unknown hex/, (d) => (first(d.victory.towns).hex = '99.01')],
  ['town not on the map', /^victory town Lublin: no town/, (d) => (first(d.victory.towns).hex = '16.23')],
  ['town twice', /^victory town at 16\.18: listed/, (d) => (first(d.victory.towns).hex = '16.18')],
  ['attack points', /^victory: attack points end/, (d) => (d.victory.attack.firstTurn = 10)],
  ['turn number', /^turn 7: expected turn 2$/, (d) => (at(d.turns, 1).gt = 7)],
  ['turn date', /^turn 2: date "soon"/, (d) => (at(d.turns, 1).from = 'soon')],
  ['turn order', /^turn 2: must be later/, (d) => (at(d.turns, 1).from = '1914-08-01')],
  ['turn sides', /^turn 2: AH plays twice$/, (d) => (at(d.turns, 1).sides = ['AH', 'AH'])],
  ['scenario twice', /^scenario campaign: listed/, (d) => d.scenarios.push({ ...first(d.scenarios) })],
  [
    'scenario army',
    /^scenario krasnik: unknown army AH:77$/,
    (d) => at(d.scenarios, 1).armies?.push('AH:77'),
  ],
  [
    'scenario unit',
    /^scenario campaign: unknown unit AH-999$/,
    (d) => (first(d.scenarios).units = { include: ['AH-999'] }),
  ],
  ['scenario without a side', /^scenario krasnik: RU has no/, (d) => (at(d.scenarios, 1).armies = ['AH:1'])],
  ['scenario end', /^scenario campaign: there is no turn 13$/, (d) => (first(d.scenarios).lastTurn = 13)],
  ['scenario times', /^scenario krasnik: ends before/, (d) => (at(d.scenarios, 1).firstTurn = 6)],
  ['scenario opener', /^scenario campaign: RU has no/, (d) => (first(d.scenarios).firstSide = 'RU')],
  [
    'scenario area',
    /^scenario krasnik: rows of the area/,
    (d) => (at(d.scenarios, 1).area = { rows: [7, 20], cols: [11, 26] }),
  ],
  [
    'unit outside the area',
    /^scenario krasnik: unit AH-19 is set up/,
    (d) => (at(d.scenarios, 1).area = { rows: [8, 19], cols: [11, 26] }),
  ],
  [
    'entry outside the area',
    /^scenario krasnik: unit RU-23 enters/,
    (d) => (at(d.scenarios, 1).area = { rows: [7, 18], cols: [11, 26] }),
  ],
  ['arrival missed', /^scenario lemberg: unit RU-13 arrives/, (d) => (at(d.scenarios, 2).firstTurn = 3)],
]

describe('validateData reports', () => {
  it.each(CORRUPTIONS)('%s', (_, message, spoil) => {
    const data = structuredClone(DATA) as Draft<GameData>
    spoil(data)
    expect(validateData(data)).toContainEqual(expect.stringMatching(message))
  })
})

/** A copy of the data with the value at a path replaced, or removed if it is undefined. */
const withValue = (path: readonly (string | number)[], value: unknown): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(DATA))
  let place = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>
  place[path.at(-1) ?? ''] = value
  return JSON.parse(JSON.stringify(copy)) as unknown
}

const MALFORMED: readonly (readonly [string, readonly (string | number)[], unknown, string])[] = [
  ['basis missing', ['units', 0, 'basis'], undefined, 'data.units[0 AH-5]: basis is missing'],
  [
    'basis unknown',
    ['map', 'hexes', 0, 'basis'],
    'guess',
    'data.map.hexes[0 1.01].basis: must be one of rulebook, known-game, history, design',
  ],
  ['unit list missing', ['units'], undefined, 'data: units is missing'],
  ['unit list wrong', ['units'], 'none', 'data.units: must be a list'],
  ['unit list empty', ['units'], [], 'data.units: must have at least 1 entries'],
  ['unit null', ['units', 0], null, 'data.units[0]: must be an object'],
  ['map null', ['map'], null, 'data.map: must be an object'],
  [
    'attack as text',
    ['units', 0, 'front', 'attack'],
    '5',
    'data.units[0 AH-5].front.attack: must be a whole number of 0 or more',
  ],
  [
    'attack negative',
    ['units', 0, 'front', 'attack'],
    -1,
    'data.units[0 AH-5].front.attack: must be a whole number of 0 or more',
  ],
  [
    'name empty',
    ['units', 0, 'name', 'ja'],
    ' ',
    'data.units[0 AH-5].name.ja: must be a text that is not empty',
  ],
  ['flag wrong', ['units', 0, 'ersatz'], 1, 'data.units[0 AH-5].ersatz: must be true or false'],
  ['steps wrong', ['units', 0, 'steps'], 3, 'data.units[0 AH-5].steps: must be one of 1, 2'],
  ['field unknown', ['units', 0, 'artilery'], 4, 'data.units[0 AH-5]: unknown field artilery'],
  ['latitude wrong', ['map', 'hexes', 0, 'lat'], 'north', 'data.map.hexes[0 1.01].lat: must be a number'],
  [
    'confidence wrong',
    ['units', 0, 'confidence'],
    2,
    'data.units[0 AH-5].confidence: must be a number from 0 to 1',
  ],
  ['offset wrong', ['map', 'geometry', 'odd', 0], [1], 'data.map.geometry.odd[0]: must be a list of 2'],
  [
    'threshold wrong',
    ['tables', 'lrt', 'small', 1, 'from'],
    0.5,
    'data.tables.lrt.small[1].from: must be a whole number',
  ],
  [
    'entry kind',
    ['reinforcements', 0, 'entry'],
    { kind: 'air' },
    'data.reinforcements[0 RU-9+10 c].entry.kind: must be one of hexes, rail-line',
  ],
  [
    'entry list',
    ['reinforcements', 0, 'entry'],
    [],
    'data.reinforcements[0 RU-9+10 c].entry: must be an object',
  ],
]

describe('validateData survives malformed input', () => {
  it.each(MALFORMED)('%s', (_, path, value, message) => {
    expect(validateData(withValue(path, value))).toContain(message)
  })

  it('says what is wrong with values that are no data set at all', () => {
    for (const value of [null, undefined, 7, 'text', [], Number.NaN, () => 0]) {
      expect(validateData(value)).toEqual(['data: must be an object'])
    }
    expect(validateData({})).toHaveLength(7)
  })

  it('never throws, whichever part is replaced by something else', () => {
    const parts = Object.keys(DATA)
    const junk: readonly unknown[] = [null, 0, '', [], {}, [[]], [{}], [null], { a: 1 }]
    const problems = parts.flatMap((part) => junk.map((value) => validateData(withValue([part], value))))
    const fine = problems.filter((list) => list.length === 0)
    expect(problems).toHaveLength(parts.length * junk.length)
    expect(fine).toEqual([])
  })
})

describe('rulebook.tsv', () => {
  const file = new URL('../rulebook.tsv', import.meta.url)
  const [head, ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

  it('lists every rule once with titles in both languages', () => {
    expect(head).toEqual(['id', 'title', 'title_ja', 'rule', 'status'])
    expect(rows).toHaveLength(129)
    expect(new Set(rows.map(([id]) => id)).size).toBe(129)
    expect(rows.every((row) => row.length === 5 && row.every((cell) => cell !== ''))).toBe(true)
    expect(rows.every(([, , ja]) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(ja ?? ''))).toBe(true)
  })

  it('keeps the number of rules in each status', () => {
    const count = (status: string): number => rows.filter((row) => row[4] === status).length
    expect(['play', 'setup', 'define', 'note'].map(count)).toEqual([95, 4, 21, 9])
  })

  it('mentions no line numbers or files', () => {
    expect(rows.flat().join('\n')).not.toMatch(/\bL\d|\.(?:md|txt|json|tsv)\b|dossier/)
  })
})
