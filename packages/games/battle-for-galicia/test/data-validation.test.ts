import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import type { GameData } from '../data/types.ts'
import { validateData } from '../data/validate.ts'
import { found } from './data-facts.ts'

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
