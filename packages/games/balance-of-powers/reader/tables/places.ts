/** Tables of terrain, fortresses, bargaining chips and scenarios. */
import type { Language } from '@sandtable/kernel'
import { figure, type ReaderTable, weakest } from '@sandtable/reader'
import { monthNamed } from '../../calendar.ts'
import { DATA } from '../../data/load.ts'
import type { NationData } from '../../data/types.ts'
import { GROUND, isOnMap, place } from '../../places.ts'
import { PLAYABLE } from '../../scenarios.ts'
import { ARMP, groundCost } from '../../terrain.ts'
import { monthTitle, placeName } from '../../text/names.ts'
import type { TableWords } from './words/shape.ts'

const FULL_STACK = '6'
const POOR_STACK = '6/1'

/** §9.13 §10.56 §2.62 by what is in the hex or on the hexside */
export function terrainTable({ terrain: { title, heads, rows, all } }: TableWords): ReaderTable {
  const mp = (ground: number): string => (groundCost(ground) === ARMP ? all : String(groundCost(ground)))
  const none = '–'
  const row = (name: keyof typeof rows, cost: string, combat: string, stack: string): string[] => [
    rows[name],
    cost,
    combat,
    stack,
  ]
  return {
    title,
    heads,
    rows: [
      row('clear', mp(GROUND.clear), none, FULL_STACK),
      row('forest', mp(GROUND.forest), none, FULL_STACK),
      row('marsh', mp(GROUND.marsh), figure(-1), POOR_STACK),
      row('desert', mp(GROUND.desert), none, POOR_STACK),
      row('mountain', mp(GROUND.mountain), figure(-2), FULL_STACK),
      row('mountainPass', '1', figure(-2), none),
      row('alpinePass', all, figure(-2), none),
      row('coast', all, figure(-2), none),
      row('river', none, figure(-1), none),
      row('box', all, none, FULL_STACK),
    ],
    words: [0],
    basis: 'rulebook',
  }
}

/** part one is played on the map of North Europe */
const isNorthern = (id: string): boolean => isOnMap(place(id), 'north')
const nameAt = (id: string, language: Language): string => placeName(place(id), language)

const ownersOf = (entries: readonly { readonly owner: string }[]): NationData[] =>
  DATA.nations.filter(({ id }) => entries.some(({ owner }) => owner === id))

/** §1.33 */
export function fortressesTable(
  { fortresses: { title, heads }, comma }: TableWords,
  language: Language,
): ReaderTable {
  const fortresses = DATA.fortresses.filter(({ hex }) => isNorthern(hex))
  const named = (owner: string, colour: string): string =>
    fortresses
      .filter((each) => each.owner === owner && each.colour === colour)
      .map(({ hex }) => nameAt(hex, language))
      .join(comma)
  return {
    title,
    heads,
    rows: ownersOf(fortresses).map(({ id, name }) => [name[language], named(id, 'red'), named(id, 'black')]),
    words: [0, 1, 2],
    basis: weakest(fortresses),
  }
}

/** §1.22 */
export function chipsTable({ chips: { title, heads }, comma }: TableWords, language: Language): ReaderTable {
  const chips = DATA.chips.filter(({ map }) => map === 'north')
  return {
    title,
    heads,
    rows: ownersOf(chips).map(({ id, name }) => [
      name[language],
      chips
        .filter(({ owner }) => owner === id)
        .map(({ at }) => nameAt(at, language))
        .join(comma),
    ]),
    words: [0, 1],
    basis: weakest(chips),
  }
}

/** §12.0 */
export const scenariosTable = (
  { scenarios: { title, heads, span, played, later } }: TableWords,
  language: Language,
): ReaderTable => ({
  title,
  heads,
  rows: DATA.scenarios.map((scenario) => [
    `${scenario.id} ${scenario.title[language]}`,
    span(monthTitle(monthNamed(scenario.first), language), monthTitle(monthNamed(scenario.last), language)),
    PLAYABLE.includes(scenario) ? played : later,
  ]),
  words: [0, 1, 2],
  basis: weakest(DATA.scenarios),
})
