/** §6.451 §6.452 The waters EP may use where half a page stands for all the fleets, and how far ships come. */
import { ON } from '../../crossings.ts'
import { AH, DE, EP, enemyOf, nation, type Side } from '../../nations.ts'
import { distance, isBox, isInAfrica, isLand, isPort, isWater, ownerOf, place, PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { COUNT, type State } from '../../state.ts'
import { CROSSINGS, neighboursOf } from '../../terrain.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { isAntwerp, isAntwerpOpen, isPermitted } from '../06-diplomacy/neutrals.ts'

/** §6.451 EP alone has ships */
export const hasHalfPage = (s: State, side: Side): boolean => side === EP && s.halfPage === 1

const CLOSED_COASTS = [AH, DE, nation('DK')]
const MARMARA = [place('5245'), place('5544')] as const
const [WEST_END, EAST_END] = MARMARA
/** §6.451 the water between the two hexes that end it */
const marmara = new Set(
  Array.from({ length: PLACES }, (_, p) => p).filter(
    (p) =>
      !isBox(p) &&
      isWater(p) &&
      distance(p, WEST_END) + distance(p, EAST_END) === distance(WEST_END, EAST_END),
  ),
)
export const isMarmara = (p: number): boolean => marmara.has(p)

/** §6.451 all water and coasts but those of three countries, and the Sea of Marmara */
const permitted = Uint8Array.from({ length: PLACES }, (_, p) =>
  Number(isWater(p) && !isMarmara(p) && !(isLand(p) && !isBox(p) && CLOSED_COASTS.includes(ownerOf(p)))),
)
const isPermittedWater = (p: number): boolean => permitted[p] === 1

/** §6.121 a port for ships; Antwerp is one only when both its countries have been violated */
export const isOpenPort = (s: State, p: number): boolean => isPort(p) || (isAntwerp(p) && isAntwerpOpen(s))

/** §6.452 §2.5 troops come ashore here: a friendly port, or one that lets them in (§6.122) */
export const isHaven = (s: State, side: Side, p: number): boolean =>
  isOpenPort(s, p) &&
  (isFriendly(s, side, p) || isPermitted(s, side, p)) &&
  s.derived.tally.at(p, COUNT.land + enemyOf(side)) === 0

/** §6.453 the shores that landings in this water point at */
export const shoresOf = (s: State, water: number): number[] =>
  s.landings.count === 0
    ? []
    : neighboursOf(water).filter((to) => s.landings.has(CROSSINGS.between(water, to)))
/** §6.453 a landing counter of the side makes this crossing one by land */
export const isLandingOf = (s: State, side: Side, c: number): boolean =>
  c >= 0 && s.landings.get(c) === side + 1

const AFRICAN = 3
const PORT_BOX = 3
const OCEAN = 18
/** §6.452 points for coming to that water */
function costOf(p: number): number {
  if (isBox(p)) return isLand(p) ? PORT_BOX : OCEAN
  return isInAfrica(p) ? AFRICAN : 1
}

/** §6.452 points of one move */
const POINTS = 24
const maySail = (p: number, to: number, c: number): boolean =>
  CROSSINGS.has(c, ON.sail) || isAntwerp(p) !== isAntwerp(to)

const mayPass = (s: State, p: number): boolean =>
  isInPlay(s.scenario, p) && (isPermittedWater(p) || (isAntwerp(p) && isAntwerpOpen(s)))

const left = new Int16Array(PLACES)
/** §6.452 Where one move can end: at sea, or ashore in a port. */
export function voyagesFrom(s: State, side: Side, from: number): number[] {
  left.fill(-1)
  left[from] = POINTS
  const open = [from]
  for (const p of open)
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
      const to = CROSSINGS.end(c)
      if (!maySail(p, to, c) || !mayPass(s, to)) continue
      const rest = (left[p] as number) - costOf(to)
      if (rest <= (left[to] as number) || rest < 0) continue
      left[to] = rest
      open.push(to)
    }
  return [...new Set(open)].filter((p) => p !== from && (!isLand(p) || isHaven(s, side, p)))
}

const isBeach = (water: number, to: number): boolean =>
  isLand(to) && isWater(to) && !isBox(to) && CROSSINGS.has(CROSSINGS.between(water, to), ON.sail)
/** water with coasts beside it */
const OFFSHORE: readonly number[] = Array.from({ length: PLACES }, (_, p) => p).filter(
  (p) => !isBox(p) && !isLand(p) && isPermittedWater(p) && neighboursOf(p).some((to) => isBeach(p, to)),
)
/** §6.453 water where a landing counter may lie, before an enemy shore */
export const landingWaters = (s: State, side: Side): number[] =>
  OFFSHORE.filter((p) => isInPlay(s.scenario, p) && targetsFrom(s, side, p).length > 0)
/** §6.451 the shores of the enemy beside it, but none of the closed coasts (ruling 110) */
export const targetsFrom = (s: State, side: Side, water: number): number[] =>
  neighboursOf(water).filter(
    (to) =>
      isBeach(water, to) &&
      isPermittedWater(to) &&
      isInPlay(s.scenario, to) &&
      isFriendly(s, enemyOf(side), to),
  )

/** §12.2 §6.453 ships fire on coasts; of EP's not on these */
const SPARED_COASTS = [DE, nation('DK')]
export const isUnderFire = (p: number): boolean =>
  isWater(p) && isLand(p) && !isMarmara(p) && !SPARED_COASTS.includes(ownerOf(p))
