import { describe, expect, it } from 'vitest'
import { aroundIds } from '../data/grid.ts'
import { DATA } from '../data/load.ts'
import { entryHexes, railPath } from '../data/rails.ts'
import type { HexData, ReinforcementData } from '../data/types.ts'
import { validateData } from '../data/validate.ts'
import { arrivalOf, front, hexAt, links, unitOf } from './data-facts.ts'

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
