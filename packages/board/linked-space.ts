import type { Space } from './space.ts'

/** links are Int16, so an index has to fit in one */
const MOST_SPACES = 0x7fff

/** What hex grids and graphs have in common: names and a table of links. */
export class LinkedSpace implements Space {
  readonly size: number
  readonly degree: number
  readonly links: Int16Array
  private readonly ids: readonly string[]
  private readonly indexes: ReadonlyMap<string, number>

  constructor(ids: readonly string[], degree: number, links: Int16Array) {
    this.size = ids.length
    this.degree = degree
    this.links = links
    this.ids = ids
    this.indexes = indexIds(ids)
  }

  neighbour(h: number, d: number): number {
    return this.links[h * this.degree + d] as number
  }

  direction(a: number, b: number): number {
    for (let d = 0; d < this.degree; d++) if (this.neighbour(a, d) === b) return d
    return -1
  }

  idOf(h: number): string {
    const id = this.ids[h]
    if (id === undefined) throw new RangeError(`there is no space with index ${h}`)
    return id
  }

  indexOf(id: string): number {
    return this.indexes.get(id) ?? -1
  }
}

/** Ids to indexes. Refuses duplicates: with two spaces of one name, one of them could never be found. */
export function indexIds(ids: readonly string[]): Map<string, number> {
  if (ids.length > MOST_SPACES) throw new RangeError(`${ids.length} spaces; at most ${MOST_SPACES} fit`)
  const indexes = new Map<string, number>()
  ids.forEach((id, index) => {
    if (indexes.has(id)) throw new Error(`two spaces are called ${id}`)
    indexes.set(id, index)
  })
  return indexes
}
