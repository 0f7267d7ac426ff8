/** What a scenario is about: the places that decide it, and what demoralization is worth. In points of its score. */
import { CP, DE, FR, NATION_IDS, NATIONS } from '../nations.ts'
import { ownerOf } from '../places.ts'
import { newGame } from '../rules/11-set-up/new-game.ts'
import { isRuinAtStart } from '../rules/12-scenarios/ruins.ts'
import { isInPlay, scenarioData } from '../scenarios.ts'
import { CAPITALS, CHIPS, FORTRESSES, HOME_CHIPS, isInteriorFortress, placeOfFortress } from '../sites.ts'
import { allegianceAt, LAYOUT } from '../state.ts'

export interface Prize {
  readonly place: number
  readonly worth: number
}

export interface Stakes {
  readonly prizes: readonly Prize[]
  /** a point of demoralization of a major */
  readonly morale: number
  /** a corps, wherever it stands */
  readonly corps: number
  /** a resource point */
  readonly rp: number
  /** attacks a major would like to make in a fortnight: fewer where a war goes on for years */
  readonly attacks: number
  /** how much open lines of supply are feared: more from trenches than in the open */
  readonly caution: number
  /** points of CP at which both sides have the same chance */
  readonly even: number
}

/** Worth of the places of each kind. */
interface Rates {
  readonly chip: number
  readonly fortress: number
  readonly capital: number
  /** §12.1 §12.4 Paris, with which CP wins, and Berlin, with which it loses the war at home */
  readonly paris: number
  readonly berlin: number
  /** §12.4 chips of France, where no others count */
  readonly french: number
  readonly morale: number
  readonly caution: number
  readonly attacks: number
}
const USUAL: Rates = {
  chip: 1,
  fortress: 0,
  capital: 0.15,
  paris: 3,
  berlin: 0.6,
  french: 0,
  morale: 0.05,
  caution: 0.5,
  attacks: 4,
}
const RATES: Readonly<Record<string, Rates>> = {
  '12.1': USUAL,
  '12.2': {
    chip: 0.2,
    fortress: 1,
    capital: 0.2,
    paris: 0.3,
    berlin: 0.3,
    french: 0,
    morale: 1,
    caution: 2.5,
    attacks: 1.5,
  },
  '12.3': {
    chip: 1,
    fortress: 1,
    capital: 0.2,
    paris: 0.3,
    berlin: 0.3,
    french: 0,
    morale: 0.1,
    caution: 2.5,
    attacks: 1.5,
  },
  '12.4': {
    chip: 0.05,
    fortress: 0.05,
    capital: 0.05,
    paris: 1.5,
    berlin: 1.5,
    french: 1,
    morale: 0.05,
    caution: 2.5,
    attacks: 1.5,
  },
}
const CORPS = 0.06
const RP = 0.02

const known = new Map<number, Stakes>()

export function stakesOf(scenario: number): Stakes {
  const found = known.get(scenario)
  if (found) return found
  const made = make(scenario)
  known.set(scenario, made)
  return made
}

function make(scenario: number): Stakes {
  const rates = RATES[scenarioData(scenario).id] ?? USUAL
  const worths = new Map<number, number>()
  const add = (p: number, worth: number): void => {
    if (worth > 0 && isInPlay(scenario, p) && isContested(scenario, p))
      worths.set(p, (worths.get(p) ?? 0) + worth)
  }
  for (const p of CHIPS) add(p, rates.chip)
  for (const p of HOME_CHIPS[FR] ?? []) add(p, rates.french)
  for (let n = 0; n < NATIONS; n++)
    for (const p of CAPITALS[n] ?? [])
      add(p, n === FR ? rates.paris : n === DE ? rates.berlin : rates.capital)
  for (let f = 0; f < FORTRESSES; f++)
    if (isInteriorFortress(f) && !isRuinAtStart(scenario, f)) add(placeOfFortress(f), rates.fortress)
  const prizes = [...worths].map(([place, worth]) => ({ place, worth }))
  return {
    prizes,
    morale: rates.morale,
    caution: rates.caution,
    attacks: rates.attacks,
    corps: CORPS,
    rp: RP,
    even: evenPoints(scenario, prizes),
  }
}

/** §12.1 thirteen chips are a draw, and CP begins with ten */
const CHIPS_WANTED = 3
/** §12.4 Germany wants two French chips */
const FRENCH_WANTED = 1.5

function evenPoints(scenario: number, prizes: readonly Prize[]): number {
  const { id } = scenarioData(scenario)
  const start = LAYOUT.create()
  newGame(start, id, {})
  const held = prizes.filter(({ place }) => allegianceAt(start, place) === CP)
  const points = held.reduce((sum, { worth }) => sum + worth, 0)
  if (id === '12.1') return points + CHIPS_WANTED
  if (id !== '12.4') return points
  const french = held.filter(({ place }) => HOME_CHIPS[FR]?.includes(place)).length
  return points - french + FRENCH_WANTED
}

/** between the nations at war, and violated sooner or later */
const ON_THE_WAY = 'BE LU'
/** land of nations that take part, or lie on the way */
function isContested(scenario: number, p: number): boolean {
  const { sides } = scenarioData(scenario)
  return `${sides.CP} ${sides.EP} ${ON_THE_WAY}`.split(' ').includes(NATION_IDS[ownerOf(p)] ?? '')
}
