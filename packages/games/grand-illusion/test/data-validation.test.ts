import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import type { GameData } from '../data/types.ts'
import { validateData } from '../data/validate.ts'

type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> }
type Spoil = (data: Draft<GameData>) => void

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not in the data')
  return value
}
const unit = (data: Draft<GameData>, id: string): Draft<GameData['units'][number]> =>
  found(data.units.find((each) => each.id === id))
const fort = (data: Draft<GameData>, id: string): Draft<GameData['forts'][number]> =>
  found(data.forts.find((each) => each.id === id))
const hex = (data: Draft<GameData>, id: string): Draft<GameData['map']['hexes'][number]> =>
  found(data.map.hexes.find((each) => each.id === id))
const starts = (id: string): Draft<GameData['units'][number]['entry']> => ({ kind: 'starts', hex: id })

const CORRUPTIONS: readonly (readonly [string, RegExp, Spoil])[] = [
  ['a wrong number', /^hex 5x: expected number 5$/, (d) => (hex(d, '5').id = '5x')],
  ['two hexes in a place', /^two hexes at column\/row 1\/6$/, (d) => (hex(d, '3').row = 6)],
  ['a gap in a column', /^hex 4: does not follow/, (d) => (hex(d, '4').row = 20)],
  ['a column with other ends', /^column 1: is not/, (d) => (found(d.map.geometry.columns[0]).last = '7')],
  [
    'a rail between far hexes',
    /^rail 1-19: the hexes are not/,
    (d) => (d.map.rails[0] = { ...found(d.map.rails[0]), a: '1', b: '19' }),
  ],
  [
    'a rail to nowhere',
    /^rail 1-200: unknown hex$/,
    (d) => (d.map.rails[0] = { ...found(d.map.rails[0]), a: '1', b: '200' }),
  ],
  [
    'a hexside twice',
    /^hexside 42-52: listed twice$/,
    (d) => d.map.hexsides.push({ ...found(d.map.hexsides[0]) }),
  ],
  ['a place unknown', /^paris\.hex: unknown hex 300$/, (d) => (d.places.paris.hex = '300')],
  ['a place twice', /^ports\.hexes: 7 is listed twice$/, (d) => d.places.ports.hexes.push('7')],
  ['Paris elsewhere', /^parisInDanger: 9 is not next/, (d) => (d.places.paris.hex = '50')],
  ['five hexes around Paris', /^parisInDanger: must be six/, (d) => d.places.parisInDanger.hexes.pop()],
  ['Antwerp elsewhere', /^antwerp: 44 is not next/, (d) => (d.places.antwerp.escape = '44')],
  ['France in Germany', /^france: 94 is printed German$/, (d) => d.places.france.hexes.push('94')],
  ['a port inland', /^ports: 19 is not in coastal$/, (d) => d.places.ports.hexes.push('19')],
  ['a border abroad', /^border: 62 is not in france$/, (d) => d.places.border.hexes.push('62')],
  ['a source without symbol', /^supply\.french: 2 is not in/, (d) => d.places.supply.french.push('2')],
  ['a symbol without source', /^supply symbols of french: 1 is/, (d) => d.places.supply.french.shift()],
  ['a unit twice', /^piece g-ii: listed twice$/, (d) => d.units.push({ ...unit(d, 'g-ii') })],
  ['a traitor', /^unit g-ii: german does not fight/, (d) => (unit(d, 'g-ii').side = 'AL')],
  ['cavalry corps', /^unit g-2c: cavalry of size corps$/, (d) => (unit(d, 'g-2c').size = 'corps')],
  ['infantry without strength', /^unit g-ii: combat strength/, (d) => delete unit(d, 'g-ii').cs],
  ['guns without value', /^unit g-ha420: a bombardment value/, (d) => delete unit(d, 'g-ha420').bombardment],
  ['stronger when disrupted', /^unit g-ii: stronger/, (d) => (unit(d, 'g-ii').cs = [4, 5])],
  ['fast when disrupted', /^unit g-ii: a disrupted unit moves/, (d) => (unit(d, 'g-ii').ma = [2, 2])],
  ['fast guns', /^unit g-ha420: HA move one hex$/, (d) => (unit(d, 'g-ha420').ma = [2, 1])],
  ['an HQ that does not slow', /^unit g-hq1: the back of an HQ/, (d) => (unit(d, 'g-hq1').ma = [3, 3])],
  ['a pale Briton', /^unit b-1-div: no red circle$/, (d) => delete unit(d, 'b-1-div').redCircle],
  ['a stubborn Frenchman', /^unit f-i: a red circle/, (d) => (unit(d, 'f-i').redCircle = true)],
  ['an unknown hex', /^unit g-ii: unknown hex 108$/, (d) => (unit(d, 'g-ii').entry = starts('108'))],
  [
    'an arrival too late',
    /^unit g-ix-r: arrives after/,
    (d) => (unit(d, 'g-ix-r').entry = { kind: 'arrives', turn: 16, hex: null }),
  ],
  ['a start among enemies', /^unit g-ii: starts in the enemy/, (d) => (unit(d, 'g-ii').entry = starts('19'))],
  ['too high a stack', /^set-up at 73: too many units$/, (d) => (unit(d, 'g-ii').entry = starts('73'))],
  ['a fort nowhere', /^fort fort-toul: unknown hex 0$/, (d) => (fort(d, 'fort-toul').hex = '0')],
  ['a fort that grows', /^fort fort-toul: a step is not/, (d) => fort(d, 'fort-toul').steps.reverse()],
  ['a fort of five steps', /^fort fort-toul: more than four/, (d) => fort(d, 'fort-toul').steps.push([1, 1])],
  [
    'a small garrison',
    /^fort fort-toul: must have a large/,
    (d) => (fort(d, 'fort-toul').largeGarrison = false),
  ],
  ['a fort on the wrong side', /^fort fort-toul: wrong side$/, (d) => (fort(d, 'fort-toul').side = 'GE')],
  ['a fortune missing', /^fortunes: no line for 7$/, (d) => void d.tables.fortunes.splice(5, 1)],
  ['a fortune of 13', /^fortunes: two dice cannot/, (d) => (found(d.tables.fortunes[0]).roll = 13)],
  ['too many CAPs', /^caps: more than 10$/, (d) => (d.tables.caps.moltke[5] = 11)],
  ['a concentric line out of order', /^concentric:/, (d) => d.tables.concentric.reverse()],
  ['weak garrisons', /^surrender:/, (d) => (d.tables.surrender.large = 2)],
  ['a hex won already', /^german: 94 belongs to/, (d) => (d.victory.german.hexes[0] = '94')],
  ['a Plan XVII hex in France', /^plan17: 87 belongs to/, (d) => (d.victory.plan17.hexes[0] = '87')],
  ['a double that scores nothing', /^german: 77 is doubled/, (d) => d.victory.german.double.push('77')],
  ['a marker too few', /^markers: not one for each German/, (d) => d.tables.markers.german.pop()],
  ['no such army', /^easternFront: g-ii is no German HQ$/, (d) => d.victory.easternFront.armies.push('g-ii')],
  ['an award too late', /^award forts: after/, (d) => (found(d.victory.awards[0]).turn = 16)],
  ['turns that overlap', /^turn 2: dates overlap$/, (d) => (found(d.turns[1]).from = [8, 19])],
  ['a scenario too long', /^scenario marne: longer/, (d) => (found(d.scenarios[1]).turns = 16)],
  [
    'a missing field',
    /^data\.units\[0 g-hq1\]: label is missing$/,
    (d) => delete (unit(d, 'g-hq1') as { label?: string }).label,
  ],
  [
    'a field too many',
    /^data\.places\.paris: unknown field x$/,
    (d) => Object.assign(d.places.paris, { x: 1 }),
  ],
  ['no source of knowledge', /basis: must be one of/, (d) => (hex(d, '1').basis = 'guess' as 'design')],
]

describe('validateData', () => {
  it('finds nothing wrong with the data of the game', () => {
    expect(validateData(DATA)).toEqual([])
  })

  it.each(CORRUPTIONS)('notices %s', (_name, problem, spoil) => {
    const data = structuredClone(DATA) as Draft<GameData>
    spoil(data)
    expect(validateData(data)).toContainEqual(expect.stringMatching(problem))
  })

  it('never throws', () => {
    for (const value of [null, 1, 'x', [], {}, { map: {} }])
      expect(validateData(value).length).toBeGreaterThan(0)
  })
})
