/** §1.33 §1.22 Fortresses and bargaining chips, by number and by place. */
import { DATA } from './data/load.ts'
import { CROSSINGS, neighboursOf } from './terrain.ts'
import { ON } from './crossings.ts'
import { nation, NATIONS } from './nations.ts'
import { isFullNation, isHome, isInAfrica, ownerOf, place, PLACES, placesIn } from './places.ts'

const byPlace = (places: readonly number[]): Int16Array => {
  const index = new Int16Array(PLACES).fill(-1)
  places.forEach((p, i) => {
    index[p] = i
  })
  return index
}

export const FORTRESSES = DATA.fortresses.length
const fortressPlaces = DATA.fortresses.map(({ hex }) => place(hex))
const fortressIndex = byPlace(fortressPlaces)
/** number of the fortress printed there, or -1 */
export const fortressAt = (p: number): number => fortressIndex[p] as number
export const placeOfFortress = (f: number): number => fortressPlaces[f] as number
const fortressNations = DATA.fortresses.map(({ owner }) => nation(owner))
/** §1.333 whose it is until it is destroyed */
export const nationOfFortress = (f: number): number => fortressNations[f] as number
/** §1.33 the modern ones */
export const isRedFortress = (f: number): boolean => DATA.fortresses[f]?.colour === 'red'
/** some are reduced when the war begins */
export const startsReduced = (f: number): boolean => DATA.fortresses[f]?.start === 'reduced'

function hasNoBorder(p: number): boolean {
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
    if (CROSSINGS.has(c, ON.border)) return false
  return true
}
const interior = fortressPlaces.map(
  (p, f) => isHome(p) && ownerOf(p) === fortressNations[f] && hasNoBorder(p),
)
/** §1.334 in the home country, with no border on any hexside */
export const isInteriorFortress = (f: number): boolean => interior[f] as boolean

const chipPlaces = DATA.chips.map(({ at }) => place(at))
export const CHIPS: readonly number[] = chipPlaces
const chipOwners = DATA.chips.map(({ owner }) => nation(owner))

/** §2.93 */
export const CAPITALS: readonly (readonly number[])[] = DATA.nations.map(({ capitals }) => placesIn(capitals))
/** §3.11 chips on home ground, colonies left out */
export const HOME_CHIPS: readonly (readonly number[])[] = Array.from({ length: NATIONS }, (_, n) =>
  chipPlaces.filter((p, i) => chipOwners[i] === n && isHome(p) && !isInAfrica(p)),
)
/** §3.11 port boxes that are a whole nation */
export const FULL_NATION_PORTS: readonly (readonly number[])[] = Array.from({ length: NATIONS }, (_, n) =>
  Array.from({ length: PLACES }, (_, p) => p).filter((p) => isFullNation(p) && ownerOf(p) === n),
)

const besideSource = new Uint8Array(PLACES)
for (const p of [...CAPITALS.flat(), ...HOME_CHIPS.flat()])
  for (const to of neighboursOf(p)) besideSource[to] = 1
/** §3.11 beside a capital or a chip, where troops may shut it in */
export const isBesideSource = (p: number): boolean => besideSource[p] === 1
