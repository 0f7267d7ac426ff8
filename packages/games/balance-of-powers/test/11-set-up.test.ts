/** Chapter 11, and the set-up of the scenarios of chapter 12. */
import { describe, expect, it } from 'vitest'
import { STANDING } from '../codes.ts'
import { NATION_IDS, SIDE_IDS } from '../nations.ts'
import { isOnMap, place } from '../places.ts'
import { controllerAtStart, drawAreas } from '../rules/11-set-up/areas.ts'
import { fortressAtStart } from '../rules/12-scenarios/ruins.ts'
import { scenarioData, scenarioNamed } from '../scenarios.ts'
import { FORTRESSES, fortressAt, nationOfFortress, placeOfFortress } from '../sites.ts'
import { stateFor } from './scene.ts'

const areas = (id: string, hexes: string): string[] => {
  const drawn = drawAreas(scenarioData(scenarioNamed(id)))
  return hexes.split(' ').map((hex) => [...SIDE_IDS, 'nobody'][drawn[place(hex)] ?? -1] as string)
}

describe('control at the start', () => {
  const controller = (id: string, hex: string): string =>
    NATION_IDS[controllerAtStart(scenarioNamed(id), place(hex))] ?? 'nobody'

  it("§11.4 whoever may set up in a place controls it, troops or not; the sea is nobody's", () => {
    expect(['0827', '1219', '4211', '0917'].map((hex) => controller('12.1', hex))).toEqual([
      'FR',
      'DE',
      'RU',
      'BE',
    ])
    expect(controller('12.1', '0614')).toBe('nobody')
    expect(controller('12.1', 'petrograd')).toBe('RU')
  })

  it('§11.4 conquered land is German in the west, in Russia Austrian where that border is nearer; EP holds Russian gains', () => {
    const held = ['0621', '4020', '3717', '4023', '1121', '0922'].map((hex) => controller('12.3', hex))
    expect(held).toEqual(['DE', 'AH', 'DE', 'AH', 'LU', 'FR'])
    expect(['4023', '4726', '4211', '2829'].map((hex) => controller('12.2', hex))).toEqual([
      'RU',
      'RU',
      'RU',
      'AH',
    ])
    const state = stateFor({ scenario: '12.3' })
    expect(['0621', '4020', '0614'].map((hex) => NATION_IDS[state.control.get(place(hex))])).toEqual([
      'DE',
      'AH',
      undefined,
    ])
  })

  it('§12.2.special.line §12.2.setup CP has the line and what lies west of it, Russia the rest; neutrals keep their own', () => {
    expect(areas('12.2', '4727 4428 3624 3515 4112 3810 2517')).toEqual(Array<string>(7).fill('CP'))
    expect(areas('12.2', '4726 4427 3724 3717 4023 4113')).toEqual(['EP', 'EP', 'CP', 'EP', 'EP', 'EP'])
    expect([controller('12.2', '4023'), controller('12.2', '3518'), controller('12.2', '0423')]).toEqual([
      'RU',
      'DE',
      'FR',
    ])
    expect(areas('12.2', '4828')).toEqual(['nobody'])
  })

  it('§12.3.setup the front of 1916 divides west and east', () => {
    expect(areas('12.3', '0520 0521 0618 0922 0115 3717 4615 4508 4624 4323')).toEqual([
      ...['CP', 'CP', 'EP', 'EP', 'EP', 'CP', 'CP', 'EP', 'EP', 'CP'],
    ])
    expect(['0621', '3717', '4020', '4624'].map((hex) => controller('12.3', hex))).toEqual([
      'DE',
      'DE',
      'AH',
      'RU',
    ])
  })

  it("§12.4.setup the same front in the west, but 0520 and 0521 are EP's; the east is nobody's", () => {
    expect(areas('12.4', '0520 0521 0620 0618 1319 4023 4211 1121')).toEqual([
      ...['EP', 'EP', 'CP', 'EP', 'CP', 'nobody', 'nobody', 'nobody'],
    ])
  })
})

describe('fortresses at the start', () => {
  const how = (id: string, hex: string): number => fortressAtStart(scenarioNamed(id), fortressAt(place(hex)))
  const inTheNorth = (f: number): boolean => isOnMap(placeOfFortress(f), 'north')
  const ruins = (id: string): number[] =>
    Array.from({ length: FORTRESSES }, (_, f) => f).filter(
      (f) => inTheNorth(f) && fortressAtStart(scenarioNamed(id), f) === 2,
    )

  it('§12.2 §12.2.special.adjust Przemysl is destroyed, all others stand in full strength', () => {
    expect(ruins('12.2')).toEqual([fortressAt(place('4023'))])
    expect(how('12.2', '3717')).toBe(0)
  })

  it('§12.3 §12.3.setup Belgian, French and Russian ones that CP holds are destroyed; French and black German ones are worn', () => {
    expect(['1119', '0720', '3717', '4023'].map((hex) => how('12.3', hex))).toEqual([2, 2, 2, 2])
    expect(['0922', '0423', '3316'].map((hex) => how('12.3', hex))).toEqual([1, 1, 1])
    expect(ruins('12.3').every((f) => NATION_IDS[nationOfFortress(f)] !== 'DE')).toBe(true)
  })

  it('§12.4 §12.4.setup Belgian and French ones that CP holds are destroyed, all others intact', () => {
    expect(['1119', '0720', '0922', '0423', '3316'].map((hex) => how('12.4', hex))).toEqual([2, 2, 0, 0, 0])
  })
})

describe('who is beaten at the start', () => {
  it('§2.93 §12.4 Belgium is conquered, with its government in France', () => {
    const state = stateFor({ scenario: '12.4' })
    const [BE, FR] = ['BE', 'FR'].map((id) => NATION_IDS.indexOf(id)) as [number, number]
    expect(state.standing.has(BE, STANDING.conquered)).toBe(true)
    expect(state.patron.get(BE)).toBe(FR)
  })
})
