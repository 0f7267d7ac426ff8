/** §7.1.2 §7.1.3 Sources and relays of supply. */
import { areAllied, majorOf, ownerAt } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { isMajor, NONE } from '../../nations.ts'
import { isDetachment, isSupplyUnit, piecesOf } from '../../pieces.ts'
import { FORTRESSES, hexOfPlace, placeData, PLACES } from '../../places.ts'
import { ownerIn1792, provinceOf } from '../../provinces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { isDepot } from '../02-units/force.ts'
import { isBesieged, isOwnFortress, levelAt } from '../06-movement/fortresses.ts'

const places = Array.from({ length: PLACES }, (_, p) => p)
/** §1.2(6) capitals by the nation within whose borders of 1792 they lie */
const capitals = new Map(
  places
    .filter((p) => placeData(p).capital === 'major' || placeData(p).capital === 'minor')
    .map((p) => [ownerIn1792(provinceOf(hexOfPlace(p))), hexOfPlace(p)]),
)
/** the hex of a nation's capital, or -1 */
export const capitalOf = (n: number): number => capitals.get(n) ?? NONE
const fortressHexes = FORTRESSES.map(hexOfPlace)

/** the capital of a nation, unless an enemy holds it (ruling 27) */
const heldCapital = (s: State, n: number): number[] => {
  const at = capitalOf(n)
  return at !== NONE && areAllied(s, s.holder.get(placeAtCapital(at)), n) ? [at] : []
}
const placeByHex = new Map(places.map((p) => [hexOfPlace(p), p]))
const placeAtCapital = (at: number): number => placeByHex.get(at) ?? 0

/** §7.1.2(1)b §7.1.2(2)b fortresses in the territory of a nation, held by its bloc and not besieged */
const ownFortresses = (s: State, n: number): number[] =>
  fortressHexes.filter((h) => ownerAt(s, h) === n && isOwnFortress(s, h, n))

/** §7.1.2 the hexes in which supply for a nation begins */
export function sourcesOf(s: State, n: number): number[] {
  const major = majorOf(s, n)
  if (major === NONE) return []
  const minors = [...s.patron].flatMap((patron, m) => (patron === major && !isMajor(m) ? [m] : []))
  return [
    // §7.1.2(1)a §7.1.2(1)b
    ...heldCapital(s, major),
    ...ownFortresses(s, major),
    // §7.1.2(1)c
    ...minors.flatMap((m) =>
      heldCapital(s, m).filter((h) => levelAt(s, h) > 0 && isOwnFortress(s, h, major)),
    ),
    // §7.1.2(2)
    ...(n === major ? [] : [...heldCapital(s, n), ...ownFortresses(s, n)]),
  ]
}

/** §7.1.3(1)b §7.1.3(1)c §7.1.3(2) depots and detachments of a nation, and for a minor those of its major */
function ownRelays(s: State, n: number): number[] {
  const major = majorOf(s, n)
  const nations = n === major ? [n] : [n, major]
  return nations
    .flatMap(piecesOf)
    .filter((p) => whereIs(s, p) >= 0 && !(has(s, p, MARK.inside) && isBesieged(s, whereIs(s, p))))
    .filter((p) => isDetachment(p) || (isSupplyUnit(p) && isDepot(s, p)))
    .map((p) => whereIs(s, p))
}

/** §7.1.3(1)a fortresses of the bloc, depots and detachments: a chain of them carries supply on */
export const relaysOf = (s: State, n: number): number[] => [
  ...new Set([...fortressHexes.filter((h) => isOwnFortress(s, h, n)), ...ownRelays(s, n)]),
]
