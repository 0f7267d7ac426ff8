/** What a player sees of the game (§5.4). */
import { type Eyes, type Json, sees } from '@sandtable/kernel'
import { GRID, TOWNS } from './map.ts'
import { areMarkersSeen, isStacked, seenUnits } from './rules/05-stacking.ts'
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
  VP,
} from './state.ts'
import { ARMY, UNIT_COUNT, unitData } from './units.ts'

const SUPPLY = ['in', 'low', 'out']
const ROLES = Object.keys(ROLE)

export function view(s: State, eyes: Eyes): Json {
  return {
    turn: s.turn,
    side: SIDE_IDS[s.side],
    points: Object.fromEntries(SIDES.map((side) => [SIDE_IDS[side], points(s, side)])),
    units: SIDES.flatMap((side) => visibleUnits(s, side, eyes)),
    toCome: unitsThat(s, TO_COME),
    eliminated: unitsThat(s, ELIMINATED),
    towns: TOWNS.map(({ hex }, i) => ({
      hex: GRID.idOf(hex),
      captured: s.captured.get(i) === 1,
      holder: SIDE_IDS[s.holder.get(i)],
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
    headStart: pointsFrom(s, side, VP.headStart),
  }
}

function unitsThat(s: State, where: number): string[] {
  const ids: string[] = []
  for (let u = 0; u < UNIT_COUNT; u++) if (hexOf(s, u) === where) ids.push(unitData(u).id)
  return ids
}

function visibleUnits(s: State, side: Side, eyes: Eyes): Json[] {
  if (!sees(eyes, side)) return seenUnits(s, side).map((u) => foreignUnit(s, u))
  const units: Json[] = []
  for (const u of ARMY[side] as readonly number[]) if (isOnMap(s, u)) units.push(ownUnit(s, u))
  return units
}

type Fields = Record<string, Json>

/** the face of the counter lying there */
function face(s: State, u: number): Fields {
  const fields: Fields = { unit: unitData(u).id, hex: GRID.idOf(hexOf(s, u)), steps: stepsOf(s, u) }
  const role = roleOf(s, u)
  if (role !== ROLE.none) fields.role = ROLES[role] as string
  return fields
}

/** §2.3 the markers under it */
function addMarkers(s: State, u: number, fields: Fields): void {
  fields.ce = ceOf(s, u)
  fields.supply = SUPPLY[supplyOf(s, u)] as string
}

function ownUnit(s: State, u: number): Json {
  const fields = face(s, u)
  addMarkers(s, u, fields)
  fields.spent = spentOf(s, u)
  return fields
}

/** §5.4 an enemy unit that can be seen, and whether others lie beneath */
function foreignUnit(s: State, u: number): Json {
  const fields = face(s, u)
  if (areMarkersSeen(s, u)) addMarkers(s, u, fields)
  fields.stacked = isStacked(s, u)
  return fields
}
