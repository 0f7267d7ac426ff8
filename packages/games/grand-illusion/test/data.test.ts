/** The data against what the rulebook says in so many words. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { GRID, hex, isImpassable, isRail, RAILS, temOf } from '../map.ts'
import { FORTS, UNITS } from '../pieces.ts'

const { map, places, tables, victory } = DATA
const around = (id: string): string[] =>
  [0, 1, 2, 3, 4, 5]
    .map((d) => GRID.neighbour(hex(id), d))
    .filter((h) => h >= 0)
    .map((h) => GRID.idOf(h))
    .sort((a, b) => Number(a) - Number(b))
const railsOf = (id: string): string[] =>
  Array.from({ length: RAILS.degree }, (_, d) => RAILS.neighbour(hex(id), d))
    .filter((h) => h >= 0)
    .map((h) => GRID.idOf(h))
    .sort((a, b) => Number(a) - Number(b))
const steps = (id: string): string =>
  FORTS.find((fort) => fort.id === id)
    ?.steps.map(([cs, defence]) => (defence > 0 ? `${cs}+${defence}` : String(cs)))
    .join(' ') ?? ''
const words = (list: string): string[] => list.split(' ')

describe('the map', () => {
  it('§2.2.hexes has 107 hexes', () => {
    expect(map.hexes).toHaveLength(107)
    expect(map.hexes.map(({ id }) => Number(id))).toEqual(Array.from({ length: 107 }, (_, n) => n + 1))
  })

  it('§2.2.paris §8.4.9.a six hexes lie around Paris', () => {
    expect(around('19')).toEqual(words('9 10 18 20 28 29'))
    expect([...places.parisInDanger.hexes].sort()).toEqual([...around('19')].sort())
  })

  it('§2.2.sp §8.4.8 twelve Schlieffen Plan hexes', () => {
    expect(places.schlieffen.hexes).toEqual(words('1 7 8 14 15 16 23 24 32 33 42 43'))
  })

  it('§8.4.7.a Belgium', () => {
    expect(places.belgium.hexes).toEqual(words('23 32 33 42 43 44 52 53 54 55 62 63 64 65 71 72 73 74 81 83'))
  })

  it('§12.5.2 §12.5.3 §14.3.6.b.5 hexes the text knows to be neighbours', () => {
    const pairs: readonly [string, string][] = [
      ['52', '42'],
      ['52', '43'],
      ['52', '53'],
      ['52', '62'],
      ['62', '72'],
      ['64', '63'],
      ['63', '53'],
      ['54', '44'],
      ['26', '35'],
      ['26', '27'],
      ['102', '105'],
      ['102', '106'],
      ['107', '106'],
      ['73', '72'],
    ]
    for (const [a, b] of pairs) expect([a, around(a)]).toEqual([a, expect.arrayContaining([b])])
  })

  it('§2.2.diamond3 only the hexside between 42 and 52 is impassable', () => {
    expect(map.hexsides.filter(({ kind }) => kind === 'impassable').map(({ a, b }) => [a, b])).toEqual([
      ['42', '52'],
    ])
    expect(isImpassable(hex('42'), GRID.direction(hex('42'), hex('52')))).toBe(true)
  })

  it('§2.2.tem EX-9 hex 26 has a modifier of one', () => {
    expect(temOf(hex('26'))).toBe(1)
  })

  it('§8.4.3.note 102 has no railway; 107 hangs on 106, and 103 on Belfort', () => {
    expect([isRail(hex('102')), railsOf('107'), railsOf('103')]).toEqual([false, ['106'], ['104', '106']])
  })

  it('§8.4.3.note no railway leads into Antwerp but by 43, 53 and 62', () => {
    expect(railsOf('52')).toEqual(['43', '53', '62'])
  })

  it('§2.2.supply every source is a rail hex', () => {
    for (const nation of ['french', 'british', 'belgian', 'german'] as const)
      for (const id of places.supply[nation]) expect([id, isRail(hex(id))]).toEqual([id, true])
  })

  it('§8.4.3.b §8.4.3.c the sources', () => {
    expect(places.supply).toMatchObject({
      french: words('1 4 13 61 80 89'),
      british: words('1 4 14'),
      belgian: words('1 14'),
      german: words('91 94 100 105 107'),
    })
  })

  it('§10.4 the five named ports', () => {
    expect([...places.ports.hexes].sort((a, b) => Number(a) - Number(b))).toEqual(words('1 7 14 23 32'))
  })

  it('§2.2.vosges the Vosges are 102 and 103', () => {
    expect(places.vosges.hexes).toEqual(['102', '103'])
  })

  it('§14.1.2.a.1 §14.1.2.b hexes that score are printed in enemy hands', () => {
    const owner = (id: string): string | undefined => map.hexes[hex(id)]?.owner
    expect(victory.plan17.hexes.map(owner)).toEqual(Array.from({ length: 8 }, () => 'GE'))
    expect(victory.german.hexes.map(owner)).toEqual(Array.from({ length: 15 }, () => 'AL'))
  })
})

describe('forts', () => {
  it('§13.1.6.c.1 Belgian', () => {
    expect([steps('fort-antwerp').slice(0, 1), steps('fort-antwerp').split(' ')[2]]).toEqual(['5', '3'])
    expect(steps('fort-namur')).toMatch(/^3\+1/)
    expect(steps('fort-namur').split(' ')).toHaveLength(2)
  })

  it('§13.1.6.c.2 German', () => {
    for (const id of ['fort-metz-5', 'fort-strasbourg'])
      expect([id, steps(id).split(' ')[0], steps(id).split(' ')[2]]).toEqual([id, '5', '3'])
    for (const id of ['fort-metz-3', 'fort-trier'])
      expect([id, steps(id).split(' ')[0], steps(id).split(' ').length]).toEqual([id, '3', 2])
  })

  it('§13.1.6.c.3 French', () => {
    const modern = '5+2 4+2 3+2 2+2'
    const old = '4 3 2 1'
    const expected: Readonly<Record<string, string>> = {
      versailles: '2 1',
      paris: '5 4 2 1',
      hazebrouck: '3 2',
      lille: '3 2',
      maubeuge: '5+2 4+2 3+1 2+1',
      'verdun-w': modern,
      'verdun-e': '5+3 4+3 3+3 2+3',
      'st-mihiel': old,
      langres: old,
      nancy: '4+1 3+1 2+1 1+1',
      toul: modern,
      'epinal-1': old,
      'epinal-2': modern,
      belfort: modern,
    }
    for (const [id, figures] of Object.entries(expected))
      expect([id, steps(`fort-${id}`)]).toEqual([id, figures])
  })

  it('§9.5.2 §aid.large-garrisons large garrisons', () => {
    const large = FORTS.filter(({ largeGarrison }) => largeGarrison).map(({ id }) => id.replace('fort-', ''))
    expect(large.sort()).toEqual(
      words('antwerp-ready belfort epinal-2 maubeuge metz-3 metz-5 toul verdun-e verdun-w'),
    )
  })

  it('§2.4.fort §13.1.1 22 counters, four of them optional', () => {
    expect([FORTS.length, FORTS.filter(({ option }) => option !== undefined).length]).toEqual([22, 4])
  })
})

describe('markers and tables', () => {
  it('§13.1.2.a §13.1.2.d eight Plan XVII markers and fifteen German ones', () => {
    expect([tables.markers.plan17.length, tables.markers.german.length]).toEqual([8, 15])
  })

  it('§5.1.4 §13.1.3.d CAPs of turn 1', () => {
    expect([tables.capsOnTurn1.AL, tables.capsOnTurn1.GE]).toEqual([4, 6])
  })

  it('§9.1.4 the fortunes the text numbers', () => {
    const result = (roll: number): string | undefined =>
      tables.fortunes.find((line) => line.roll === roll)?.result
    expect([3, 4, 5, 6, 7, 10, 11].map(result)).toEqual([
      'cautious',
      'skirmish',
      'ohl',
      'limit',
      'advantage',
      'counterattack',
      'limit',
    ])
  })

  it('§14.3.6 the prices of the options', () => {
    expect([victory.options.AL, victory.options.GE]).toEqual([
      [2, 1, 2, 1, 3],
      [3, 3, 2, 4, 4],
    ])
  })

  it('§1.2 fifteen turns of six days, from 14 August to 11 November', () => {
    expect(DATA.turns).toHaveLength(15)
    expect([DATA.turns[0]?.from, DATA.turns[14]?.to]).toEqual([
      [8, 14],
      [11, 11],
    ])
  })
})

describe('units the text speaks of', () => {
  const unit = (id: string): (typeof UNITS)[number] | undefined => UNITS.find((each) => each.id === id)

  it('§2.4.pd four French counters carry a Paris in Danger code', () => {
    expect(UNITS.filter(({ leavesForParis }) => leavesForParis === true).map(({ id }) => id)).toEqual([
      'f-hq-alsace',
      'f-ix-minus',
    ])
    expect(UNITS.filter(({ entry }) => entry.kind === 'paris').map(({ id }) => id)).toEqual(['f-ix', 'f-71r'])
  })

  it('§2.4.mountain two French units are mountain troops', () => {
    expect(UNITS.filter(({ mountain }) => mountain === true)).toHaveLength(2)
    expect(UNITS.filter(({ mountain, nation }) => mountain === true && nation !== 'french')).toEqual([])
  })

  it('§2.4.redcircle every British combat unit has a red circle, no French or German one', () => {
    for (const { id, nation, type, redCircle } of UNITS) {
      const isFighter = type === 'infantry' || type === 'cavalry'
      if (nation === 'british' && isFighter) expect([id, redCircle]).toEqual([id, true])
      if (nation === 'french' || nation === 'german') expect([id, redCircle]).toEqual([id, undefined])
    }
  })

  it('§aid.ix-minus IX(-) Corps stacks as a division', () => {
    expect(unit('f-ix-minus')).toMatchObject({ size: 'corps', stacksAs: 'division' })
  })

  it('§14.3.6.a.3 §14.3.6.b.5 turns of arrival the options change', () => {
    const turn = (id: string): number | undefined => {
      const entry = unit(id)?.entry
      return entry?.kind === 'arrives' ? entry.turn : undefined
    }
    expect(words('b-7-div b-3-cav-div f-marins b-lahore-3-div b-meerut-7-div').map(turn)).toEqual([
      10, 10, 10, 13, 13,
    ])
    expect(words('g-marine g-lw g-hqnord').map(turn)).toEqual([3, 5, 5])
  })

  it('§9.5.4.a two German siege batteries, more only with options', () => {
    const guns = UNITS.filter(({ type }) => type === 'ha')
    expect(guns.filter(({ option }) => option === undefined).map(({ id }) => id)).toEqual([
      'g-ha420',
      'g-ha305',
    ])
    expect(guns.filter(({ option }) => option !== undefined).map(({ id }) => id)).toEqual([
      'g-haopt1',
      'g-haopt2',
      'f-ha',
    ])
  })
})
