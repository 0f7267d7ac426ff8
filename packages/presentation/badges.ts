/**
 * From afar counters give way to badges: one for each sector, the units of a nation that stand together. A game says
 * which units it counts and how they are doing; the division is the same for all.
 */

/** What a game says of the units it counts in one space. */
export interface Troops {
  readonly nation: string
  readonly space: number
  /** the units, to recognize a sector by */
  readonly units: readonly number[]
}

/** Troops of a nation that stand side by side, north to south. */
export interface Sector<T extends Troops = Troops> {
  readonly nation: string
  readonly troops: readonly T[]
  readonly count: number
}

/** A sector as it is drawn. */
export interface Badge {
  /** the same as long as it is the same sector */
  readonly id: string
  readonly nation: string
  readonly title: string
  readonly own: boolean
  readonly count: number
  readonly spaces: readonly number[]
  /** how most of it stands */
  readonly mode?: 'entrenched' | 'mobile'
  /** what a unit is worth in the mean, and at best */
  readonly strength?: { readonly mean: number; readonly of: number }
  readonly hasLeader?: boolean
  readonly supply?: 'low' | 'out'
  /** some of it may still move */
  readonly isFresh?: boolean
  /** all of it in words, for the pointer that rests on it and for screen readers */
  readonly name: string
}

/**
 * Troops of one nation in neighbouring spaces make a sector of `most` units at most; what would be more begins the next
 * one. Spaces are gone through from neighbour to neighbour, those with the lowest number first.
 */
export function sectorsOf<T extends Troops>(
  troops: readonly T[],
  neighbours: (space: number) => readonly number[],
  most: number,
): Sector<T>[] {
  return [...new Set(troops.map(({ nation }) => nation))].flatMap((nation) => {
    const bySpace = new Map(troops.filter((each) => each.nation === nation).map((each) => [each.space, each]))
    return chainsOf(bySpace, neighbours, most).map((chain) => ({
      nation,
      troops: chain,
      count: sizeOf(chain),
    }))
  })
}

const sizeOf = (troops: readonly Troops[]): number => troops.reduce((sum, { units }) => sum + units.length, 0)

function chainsOf<T extends Troops>(
  bySpace: ReadonlyMap<number, T>,
  neighbours: (space: number) => readonly number[],
  most: number,
): T[][] {
  const left = new Set([...bySpace.keys()].sort((a, b) => a - b))
  const chains: T[][] = []
  for (const first of left) {
    const chain: T[] = []
    const open = [first]
    for (let space = open.shift(); space !== undefined; space = open.shift()) {
      const here = bySpace.get(space)
      if (!here || !left.has(space) || (chain.length > 0 && sizeOf([...chain, here]) > most)) continue
      left.delete(space)
      chain.push(here)
      open.push(...neighbours(space).filter((other) => left.has(other)))
    }
    chains.push(chain)
  }
  return chains
}
