/** A place in words and numbers, in English. */
import { and, hexes } from './count.ts'

export const report = {
  terrain: 'Terrain',
  tem: (tem: number) => (tem === 0 ? 'No effect on battle' : `Attackers’ dice +${tem}`),
  railway: 'railway',
  port: 'port',
  control: 'Control',
  controlled: (army: string) => army,
  wasOf: (army: string) => `printed ${army === 'Germany' ? 'German' : 'Allied'}`,
  byCavalry: 'by cavalry only',
  contested: 'contested',
  victory: 'Victory',
  paris: (vp: number) => `${vp} VP for the Germans while they hold it in supply`,
  trier: 'The Allies win at once if they take it',
  plan17: (isDouble: boolean, isScored: boolean) =>
    isScored
      ? 'Plan XVII hex, scored'
      : `Plan XVII hex: a marker${isDouble ? ', doubled,' : ''} when the Allies take it in supply`,
  germanVp: (isDouble: boolean) => `German victory hex: a marker${isDouble ? ', doubled' : ''}`,
  marker: (vp: number) => `marker worth ${vp} VP`,
  trench: 'Trenches',
  trenchLevel: (level: number) => `Level ${level}: attackers’ dice +${level}, no forced retreat`,
  supply: (nation: string) => `Supply, ${nation}`,
  noSupply: 'No line to a source',
  atSource: 'At a source',
  line: (source: string, n: number, first: string) => `Line of ${hexes(n)} over ${first} to ${source}`,
  source: 'Source',
  sourceOf: (names: string) => names,
  stacking: (army: string) => `Stacking, ${army}`,
  weight: (corps: string, most: string, infantry: string, mostInfantry: string) =>
    `${corps} of ${most} corps, ${infantry} of ${mostInfantry} infantry`,
  hexsides: 'Hexsides',
  slow: (ids: readonly string[]) => `+1 MP towards ${and(ids)}`,
  impassable: (ids: readonly string[]) => `Impassable towards ${and(ids)}`,
  blocked: (army: string, from: string, to: string) => `${army} blocked the hexside from ${from} to ${to}`,
  rule: 'Special',
  schlieffen: (turn: number) =>
    `Schlieffen Plan: closed to German combat units before turn ${turn} unless Allied ones are there`,
  schlieffenOpen: 'Schlieffen Plan hex, open to the Germans',
  danger: 'Beside Paris: supplied Germans here or next to it put Paris in danger',
  dangerPast: (turn: number) => `Beside Paris, which was in danger on turn ${turn}`,
  vosges: 'Vosges: nobody is forced to retreat; three infantry corps and one division',
  siege: 'Fort under siege: it may surrender in the administration phase',
  strength: (army: string) => `Defence, ${army}`,
}
