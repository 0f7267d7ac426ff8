/** What a player sees of the game (§5.4). */
import { type Eyes, type Json, sees } from '@sandtable/kernel'
import { GRID, TOWNS } from './map.ts'
import { areMarkersSeen, seenUnits } from './rules/05-stacking.ts'
import { SIDE_IDS, SIDES, type Side } from './sides.ts'
import {
  ceOf,
  ELIMINATED,
  hexOf,
  isOnMap,
  pointsFrom,
  pointsOf,
  ROLE,
  roleOf,
  type State,
  spentOf,
  stepsOf,
  supplyOf,
  TO_COME,
  unitsHere,
  VP,
} from './state.ts'
import { ARMY, UNITS, unitData } from './units.ts'

const SUPPLY = ['in', 'low', 'out']
const ROLES = Object.keys(ROLE)

export function view(s: State, eyes: Eyes): Json {
  return {
    turn: s.turn,
    side: SIDE_IDS[s.side as Side],
    points: Object.fromEntries(SIDES.map((side) => [SIDE_IDS[side], points(s, side)])),
    units: SIDES.flatMap((side) => visibleUnits(s, side, eyes)),
    toCome: unitsThat(s, TO_COME),
    eliminated: unitsThat(s, ELIMINATED),
    towns: TOWNS.map(({ hex }, i) => ({
      hex: GRID.idOf(hex),
      captured: s.captured[i] === 1,
      holder: SIDE_IDS[s.holder[i] as Side],
    })),
    attack: s.target < 0 ? null : GRID.idOf(s.target),
  }
}

function points(s: State, side: Side): Json {
  return {
    total: pointsOf(s, side),
    attacks: pointsFrom(s, side, VP.attacks),
    towns: pointsFrom(s, side, VP.towns),
    eliminations: pointsFrom(s, side, VP.eliminations),
  }
}

const unitsThat = (s: State, where: number): string[] =>
  UNITS.flatMap(({ id }, u) => (hexOf(s, u) === where ? [id] : []))

function visibleUnits(s: State, side: Side, eyes: Eyes): Json[] {
  const isOwn = sees(eyes, side)
  if (!isOwn) return seenUnits(s, side).map((u) => foreign(s, side, u))
  const units = (ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u))
  return units.map((u) => ({ ...face(s, u), ...secrets(s, u), spent: spentOf(s, u) }))
}

/** the face of the counter lying there */
function face(s: State, u: number): { readonly [key: string]: Json } {
  const role = roleOf(s, u)
  const base = { unit: unitData(u).id, hex: GRID.idOf(hexOf(s, u)), steps: stepsOf(s, u) }
  return role === ROLE.none ? base : { ...base, role: ROLES[role] as string }
}

/** §2.3 the markers under it */
const secrets = (s: State, u: number): { readonly [key: string]: Json } => ({
  ce: ceOf(s, u),
  supply: SUPPLY[supplyOf(s, u)] as string,
})

/** §5.4 an enemy unit that can be seen, and whether others lie beneath */
function foreign(s: State, side: Side, u: number): Json {
  const stacked = unitsHere(s, side, hexOf(s, u)) > 1
  return { ...face(s, u), ...(areMarkersSeen(s, u) ? secrets(s, u) : {}), stacked }
}
