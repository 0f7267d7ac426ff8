/** Scenarios and their set-ups, with indices of spaces and pieces instead of ids. */
import { DATA } from './data/load.ts'
import type { BoxData, PlacementData, ScenarioData, SetupData, SetupId } from './data/types.ts'
import { homeOf, idOfSpace, LEMNOS, space } from './map.ts'
import { FULL, type Face, PIECES, piecesNamed, REDUCED } from './pieces.ts'
import { AP, type Allegiance, type Nation, NO_SIDE, nationNamed, onlySideOf, startingSide } from './sides.ts'

export const SCENARIOS: readonly ScenarioData[] = DATA.scenarios
export const scenarioNamed = (id: ScenarioData['id']): ScenarioData =>
  SCENARIOS.find((scenario) => scenario.id === id) as ScenarioData

/** Where a piece begins if not in a space: not yet in play, or in one of the boxes. */
export const WAITING = -1
export const RESERVE = -2
export const REPLACEABLE = -3
export const ELIMINATED = -4

export interface Start {
  readonly data: SetupData
  /** By piece: the index of a space, or one of the constants above. */
  readonly where: Int16Array
  /** by piece */
  readonly faces: Int8Array
}

const starts = new Map<SetupId, Start>(DATA.setups.map((data) => [data.id, laidOut(data)]))
/** Where every piece begins. Copy the arrays before changing them. */
export const startOf = (id: SetupId): Start => starts.get(id) as Start

function laidOut(data: SetupData): Start {
  const where = new Int16Array(PIECES).fill(WAITING)
  const faces = new Int8Array(PIECES)
  const put = (id: string, at: number, face: Face): void => {
    const free = piecesNamed(id).find((p) => where[p] === WAITING)
    if (free === undefined) throw new Error(`set-up ${data.id}: not enough counters of ${id}`)
    where[free] = at
    faces[free] = face
  }
  for (const placement of [...data.placements, ...data.neutrals]) place(placement, put)
  fill(data.reserve, (id) => put(id, RESERVE, FULL))
  fill(data.replaceable, (id) => put(id, REPLACEABLE, FULL))
  fill(data.eliminated, (id) => put(id, ELIMINATED, FULL))
  return { data, where, faces }
}

function place({ space: id, units, reduced = [] }: PlacementData, put: Put): void {
  for (const unit of units) put(unit, space(id), FULL)
  for (const unit of reduced) put(unit, space(id), REDUCED)
}
type Put = (id: string, at: number, face: Face) => void

function fill(box: readonly BoxData[], put: (id: string) => void): void {
  for (const { unit, count } of box) for (let n = 0; n < count; n++) put(unit)
}

const isAtWar = (data: SetupData, nation: Nation): boolean =>
  data.atWar.nations.some((id) => nationNamed(id) === nation)
/** the side a nation is on at the start of a set-up */
export const sideAtStart = (data: SetupData, nation: Nation): Allegiance =>
  isAtWar(data, nation) ? onlySideOf(nation) : startingSide(nation)

/** Which side controls a space at the start, by marker or colour; `NO_SIDE` is neutral. */
export function controllerAtStart(data: SetupData, s: number): Allegiance {
  const marker = data.control.find(({ spaces }) => spaces.includes(idOfSpace(s)))
  if (marker !== undefined) return onlySideOf(nationNamed(marker.nation))
  const home = homeOf(s)
  if (home >= 0) return sideAtStart(data, home as Nation)
  return s === LEMNOS || data.landings.spaces.includes(idOfSpace(s)) ? AP : NO_SIDE
}
