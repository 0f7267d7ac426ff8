/** What there is to say about a place, in English. */
import { englishList } from '@sandtable/kernel'
import { count } from './count.ts'

export const report = {
  terrain: 'Place',
  control: 'Control',
  victory: 'Victory',
  fortress: 'Fortress',
  supply: 'Supply',
  stacking: 'Stacking',
  marker: 'Marker',
  hexsides: 'Hexsides',
  railway: 'railway',
  byRail: 'By rail',
  port: 'port',
  badWeather: 'bad weather',
  neutral: 'neutral',
  wasOf: (nation: string) => `${nation} in 1914`,
  chip: 'Bargaining chip',
  fortressIs: (nation: string, isRed: boolean, steps: number) =>
    steps === 0 ? `ruins (${nation})` : `${isRed ? 'red' : 'black'}, ${count(steps, 'step')} (${nation})`,
  inSupply: (nation: string) => `${nation}: in supply`,
  outOfSupply: (nation: string) => `${nation}: out of supply`,
  corps: (side: string, corps: number, most: number, leaders: number) =>
    `${side}: ${corps} of ${most} corps${leaders > 0 ? `, ${count(leaders, 'leader')}` : ''}`,
  signs: {
    canal: 'canal',
    river: 'river',
    alpinePass: 'alpine pass',
    mountainPass: 'mountain pass',
    redBar: 'no way',
    allWater: 'open water',
    rail: 'railway',
  },
  sideTo: (sign: string, places: readonly string[]) => `${sign}: ${englishList(places)}`,
}
