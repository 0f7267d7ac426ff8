/** What a set-up puts where, for the checks. */
import { type Allegiance, type NationId, nationNamed, NO_SIDE, onlySideOf, startingSide } from '../sides.ts'
import type { Lookup } from './lookup.ts'
import type { PlacementData, SetupData, UnitData, UnitType } from './types.ts'

/** full and reduced counters alike */
export const idsOf = ({ units, reduced = [] }: PlacementData): readonly string[] => [...units, ...reduced]

export const typeOfKind = ({ classes }: Lookup, kind: UnitData): UnitType | undefined =>
  classes.get(kind.cls)?.type
const isTroops = (type: UnitType | undefined): boolean => type !== 'hq' && type !== 'artillery'

export interface Stack {
  readonly space: string
  readonly troops: readonly UnitData[]
  readonly hqs: readonly UnitData[]
  readonly artillery: readonly UnitData[]
}

/** What the placements pile up in each space; ids have been checked before. */
export function stacksOf(placements: readonly PlacementData[], lookup: Lookup): readonly Stack[] {
  return [...new Set(placements.map(({ space }) => space))].map((space) => {
    const kinds = placements
      .filter((placement) => placement.space === space)
      .flatMap(idsOf)
      .map((id) => lookup.kinds.get(id) as UnitData)
    const ofType = (type: UnitType): UnitData[] => kinds.filter((kind) => typeOfKind(lookup, kind) === type)
    const troops = kinds.filter((kind) => isTroops(typeOfKind(lookup, kind)))
    return { space, troops, hqs: ofType('hq'), artillery: ofType('artillery') }
  })
}

/** How many counters of a kind a set-up uses, wherever. */
export function usedBy(
  { placements, neutrals, reserve, replaceable, eliminated }: SetupData,
  id: string,
): number {
  const placed = [...placements, ...neutrals].flatMap(idsOf).filter((unit) => unit === id).length
  const boxed = [...reserve, ...replaceable, ...eliminated].filter(({ unit }) => unit === id)
  return placed + boxed.reduce((sum, { count }) => sum + count, 0)
}

/** The side a nation begins a set-up on. */
const sideIn = ({ atWar }: SetupData, nation: NationId): Allegiance =>
  atWar.nations.includes(nation) ? onlySideOf(nationNamed(nation)) : startingSide(nationNamed(nation))

/** Who holds a space when a set-up begins: marker or colour. */
export function holderIn(setup: SetupData, id: string, { spaces }: Lookup): Allegiance {
  const marker = setup.control.find((entry) => entry.spaces.includes(id))
  if (marker !== undefined) return onlySideOf(nationNamed(marker.nation))
  const nation = spaces.get(id)?.nation ?? null
  return nation === null ? NO_SIDE : sideIn(setup, nation)
}
