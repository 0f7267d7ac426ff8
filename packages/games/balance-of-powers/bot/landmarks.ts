/** Landmarks of the war: fortresses, rivers and cities, and the month they were reached. */
import type { Landmarks } from '@sandtable/bots'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { nation, NATION_IDS } from '../nations.ts'
import { distance, ownerOf, place, placesIn } from '../places.ts'
import { nationOf } from '../units.ts'

type Event = BalanceOfPowersTypes['event']
type Mark = (event: Event) => boolean

const isBy = (nation: number, nations: string): boolean =>
  nations.split(' ').includes(NATION_IDS[nation] ?? '')
const taken =
  (is: (p: number) => boolean, nations: string): Mark =>
  (event) =>
    event.type === 'control-taken' && is(event.place) && isBy(event.nation, nations)
const at = (list: string): ((p: number) => boolean) => {
  const places = placesIn(list)
  return (p) => places.includes(p)
}
const of =
  (nations: string) =>
  (p: number): boolean =>
    isBy(ownerOf(p), nations)

/** both banks of the Marne from Paris to Vitry, without Paris itself */
const MARNE = '0522 0523 0622 0623 0722 0723 0823'
/** Allenstein, Insterburg, Lötzen, Tilsit and what lies between */
const EAST_PRUSSIA = '3614 3712 3713 3810 3812 3813'
const CP_NATIONS = 'DE AH'
const WEST = 'FR GB BE US PT'

const ALLENSTEIN = place('3614')
const RU = nation('RU')
/** a Russian corps lost where Samsonov's were */
const isTannenberg: Mark = (event) =>
  event.type === 'corps-lost' && nationOf(event.unit) === RU && distance(event.place, ALLENSTEIN) <= 1

const MARKS: readonly (readonly [string, Mark])[] = [
  ['Liege falls', taken(at('1119'), CP_NATIONS)],
  ['Brussels falls', taken(at('0918'), CP_NATIONS)],
  ['Antwerp falls', taken(at('0917'), CP_NATIONS)],
  ['Lille falls', taken(at('0619'), CP_NATIONS)],
  ['Verdun falls', taken(at('0922'), CP_NATIONS)],
  ['the Marne', taken(at(MARNE), CP_NATIONS)],
  ['Paris falls', taken(at('0423'), CP_NATIONS)],
  ['the French in Germany', taken(of('DE'), WEST)],
  ['the Russians in East Prussia', taken(at(EAST_PRUSSIA), 'RU')],
  ['Tannenberg', isTannenberg],
  ['Lemberg falls', taken(at('4323'), 'RU')],
  ['Przemysl falls', taken(at('4023'), 'RU')],
  ['Warsaw falls', taken(at('3717'), CP_NATIONS)],
  ['the first trench battle', (event) => event.type === 'trench-battle'],
]

/** The turns, months from the first, in which each was reached. */
export function landmarks(story: readonly Event[]): Landmarks {
  const turns: Record<string, number | null> = Object.fromEntries(MARKS.map(([name]) => [name, null]))
  let turn = 1
  for (const event of story) {
    if (event.type === 'month-began') turn = event.turn
    for (const [name, isReached] of MARKS) if (isReached(event)) turns[name] ??= turn
  }
  return turns
}
