/** §11.3 §12 Where a unit may be set up, by scenario. */
import type { Refusal } from '../../balance-of-powers.ts'
import { type Allegiance, AH, DE, FR, RU, type Side } from '../../nations.ts'
import {
  distance,
  idOf,
  isBox,
  isCentre,
  isHome,
  isLand,
  isOnMap,
  ownerOf,
  place,
  PLACES,
  placesIn,
} from '../../places.ts'
import { isInPlay, landsInPlay, scenarioData } from '../../scenarios.ts'
import { type State, whereIs } from '../../state.ts'
import { neighboursOf } from '../../terrain.ts'
import { isAce, isCorps, isLandLeader, isLandUnit, nationOf, unit } from '../../units.ts'
import { corpsAt, hasFortress } from '../02-concepts/control.ts'
import { corpsLimit, leadersAt } from '../02-concepts/stacking.ts'
import { airUnitsAt } from '../06-aviation/fighters.ts'
import { isMarne, maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { setUpSideOf } from './areas.ts'

const everywhere = Array.from({ length: PLACES }, (_, p) => p)
const ownedBy = (n: number): number[] =>
  everywhere.filter((p) => isOnMap(p, 'north') && isLand(p) && ownerOf(p) === n)
const toNearest = (p: number, places: readonly number[]): number =>
  places.reduce((least, each) => Math.min(least, distance(p, each)), Infinity)

const GERMANY = ownedBy(DE)
const FRONTIER = 2
/** §12.1.setup.france within two hexes of Germany */
const nearGermany = new Set(ownedBy(FR).filter((p) => toNearest(p, GERMANY) <= FRONTIER))
/** §12.1.setup.france each of these wants two French corps */
export const FRENCH_FRONTIER: readonly number[] = ownedBy(FR).filter((p) =>
  neighboursOf(p).some((q) => ownerOf(q) === DE),
)
const LIEGE = place('1119')
/** §12.1.setup.germany beside Liege */
export const BEFORE_LIEGE: readonly number[] = neighboursOf(LIEGE).filter((p) => ownerOf(p) === DE)

const COLUMN_DIGITS = 2
const columns = Int16Array.from(everywhere, (p) => (isBox(p) ? 0 : Number(idOf(p).slice(0, COLUMN_DIGITS))))
const columnOf = (p: number): number => columns[p] as number
const BERLIN = place('2517')
const WARSAW = place('3717')
/** §12.1.setup.germany east of the column of Berlin */
const isEastOfBerlin = (p: number): boolean => !isBox(p) && columnOf(p) > columnOf(BERLIN)
const isRussianGround = (p: number): boolean => isCentre(p) && (isBox(p) || columnOf(p) >= columnOf(WARSAW))

const DIJON = place('0827')
const AT_DIJON = [unit('FR-mtn-ALPINE'), unit('FR-inf-19')]
const GUARD = unit('RU-inf-GD_1')
const PETROGRAD = place('petrograd')
/** §12.1.setup.ah Austrians keep away from these */
const galicia = new Set(placesIn('4321 4522 4624').flatMap((p) => [p, ...neighboursOf(p)]))

/** §12.1.setup.france §12.1.setup.ah §12.1.setup.russia what each nation is told for its corps; undefined where all is well */
const PROTOCOL: Readonly<Record<number, (u: number, p: number) => Refusal['code'] | undefined>> = {
  [FR]: (u, p) => {
    if (AT_DIJON.includes(u)) return p === DIJON ? undefined : 'set-up-dijon'
    return nearGermany.has(p) ? undefined : 'set-up-far-from-germany'
  },
  [AH]: (_, p) => (galicia.has(p) ? 'set-up-galicia' : undefined),
  [RU]: (u, p) => {
    if (u === GUARD) return p === PETROGRAD ? undefined : 'set-up-petrograd'
    return isRussianGround(p) ? undefined : 'set-up-russia'
  },
}
const PROTOCOL_RULES: Readonly<Record<number, string>> = {
  [FR]: '12.1.setup.france',
  [AH]: '12.1.setup.ah',
  [RU]: '12.1.setup.russia',
}

/** §12.1.setup.germany corps east of the column of Berlin */
const MOST_IN_THE_EAST = 6
const isEasterner = (s: State, u: number): boolean =>
  nationOf(u) === DE && isCorps(u) && whereIs(s, u) >= 0 && isEastOfBerlin(whereIs(s, u))
const easterners = (s: State, units: readonly number[], without: number): number =>
  units.filter((u) => u !== without && isEasterner(s, u)).length

const isAtHome = (u: number, p: number): boolean => isHome(p) && ownerOf(p) === nationOf(u)
/** §11.4 §12.1.setup.general the area of the side; in 12.1 each nation in its own country */
function isInArea(s: State, side: Side, u: number, p: number): boolean {
  if (scenarioData(s.scenario).area === 'home') return isAtHome(u, p)
  const area: Allegiance = setUpSideOf(s.scenario, p)
  return area === side
}

/** §12.1.setup.optional set up in secret, only home and the mode bind */
function protocol(s: State, u: number, p: number, others: readonly number[]): Refusal['code'] | undefined {
  if (!isMarne(s) || s.secretSetUp === 1 || !isCorps(u)) return undefined
  const n = nationOf(u)
  if (n === DE && isEastOfBerlin(p) && easterners(s, others, u) >= MOST_IN_THE_EAST) return 'set-up-east-full'
  return PROTOCOL[n]?.(u, p)
}

const HOME_RULE = '12.1.setup.general'
/** Why the unit may not be set up there; `others` are those of its side. */
export function whyNotSetUp(
  s: State,
  side: Side,
  u: number,
  p: number,
  others: readonly number[],
): Refusal | undefined {
  const facts = { unit: u, place: p }
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts })
  const { id } = scenarioData(s.scenario)
  if (!isInPlay(s.scenario, p) || !isLand(p)) return refuse('other-map', '11.1')
  if (!isInArea(s, side, u, p)) return refuse('set-up-area', isMarne(s) ? HOME_RULE : `${id}.setup`)
  const code = protocol(s, u, p, others)
  if (code) return refuse(code, PROTOCOL_RULES[nationOf(u)] ?? '12.1.setup.germany')
  return whyNoSpace(s, side, u, p)
}

/** §1.323 nobody leads alone */
export function hasNobodyToLead(s: State, side: Side, u: number, p: number): boolean {
  if (isAce(u)) return airUnitsAt(s, side, p).length === 0
  return isLandLeader(u) && corpsAt(s, side, p) === 0 && !hasFortress(s, side, p)
}

/** §2.62 who stands there already is counted once */
function whyNoSpace(s: State, side: Side, u: number, p: number): Refusal | undefined {
  const facts = { unit: u, place: p }
  if (hasNobodyToLead(s, side, u, p)) return { code: 'set-up-lonely', rule: '1.323', facts }
  if (!isLandUnit(u) || whereIs(s, u) === p) return undefined
  const isFull = isLandLeader(u) ? leadersAt(s, side, p) > 0 : corpsAt(s, side, p) >= corpsLimit(s, p)
  if (isFull) return { code: 'full', rule: '2.62', facts }
  return maySatisfyScenario(s, side, p, [u])
    ? undefined
    : { code: 'scenario-stacking', rule: '12.1.special.britain', facts }
}

const areas = new Map<string, readonly number[]>()
/** where units of that nation may begin at all */
function groundsOf(s: State, side: Side, u: number): readonly number[] {
  const key = `${s.scenario}/${side}/${nationOf(u)}`
  const found = areas.get(key) ?? landsInPlay(s.scenario).filter((p) => isInArea(s, side, u, p))
  areas.set(key, found)
  return found
}

export const setUpPlaces = (s: State, side: Side, u: number, others: readonly number[]): number[] =>
  groundsOf(s, side, u).filter((p) => whyNotSetUp(s, side, u, p, others) === undefined)

const sideAreas = new Map<string, readonly number[]>()
/** where a side may build the infrastructure it begins with */
export function setUpArea(s: State, side: Side): readonly number[] {
  const key = `${s.scenario}/${side}`
  const found =
    sideAreas.get(key) ?? landsInPlay(s.scenario).filter((p) => setUpSideOf(s.scenario, p) === side)
  sideAreas.set(key, found)
  return found
}
