/** Entries by id, for the checks. */
import type { ConnectionData, GameData, MapData, SpaceData, UnitClassData, UnitData } from './types.ts'

export interface Lookup {
  readonly spaces: ReadonlyMap<string, SpaceData>
  readonly kinds: ReadonlyMap<string, UnitData>
  readonly classes: ReadonlyMap<string, UnitClassData>
}

const byId = <T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

export const lookUp = ({ map, units }: GameData): Lookup => ({
  spaces: byId(map.spaces),
  kinds: byId(units.units),
  classes: byId(units.classes),
})

export const touches = ({ a, b }: ConnectionData, id: string): boolean => a === id || b === id
export const farEnd = ({ a, b }: ConnectionData, id: string): string => (a === id ? b : a)

export const linkOf = ({ connections }: MapData, a: string, b: string): ConnectionData | undefined =>
  connections.find((link) => touches(link, a) && touches(link, b))

/** Steps from a space to all it leads to; sea lanes are followed only if asked. */
export function distancesFrom(map: MapData, from: string, overSea: boolean): ReadonlyMap<string, number> {
  const links = overSea ? map.connections : map.connections.filter(({ kind }) => kind !== 'sea')
  const steps = new Map([[from, 0]])
  for (const [id, step] of steps)
    for (const link of links.filter((each) => touches(each, id)))
      if (!steps.has(farEnd(link, id))) steps.set(farEnd(link, id), step + 1)
  return steps
}
