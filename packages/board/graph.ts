import { indexIds, LinkedSpace } from './linked-space.ts'

/**
 * Point-to-point maps and rail nets. Degree is the highest number of links of a node; the rest are padded with -1.
 * Directions count a node's links in the order given. A link given twice, or once from each end, is one link.
 */
export class Graph extends LinkedSpace {
  constructor(ids: readonly string[], links: readonly (readonly [string, string])[]) {
    const neighbours = neighbourLists(ids, links)
    const degree = neighbours.reduce((most, list) => Math.max(most, list.length), 0)
    super(ids, degree, padded(neighbours, degree))
  }
}

function neighbourLists(ids: readonly string[], links: readonly (readonly [string, string])[]): number[][] {
  const indexes = indexIds(ids)
  const lists: number[][] = ids.map(() => [])
  for (const link of links) {
    const [a, b] = link.map((id) => known(indexes, id)) as [number, number]
    if (a === b) throw new Error(`${link[0]} is linked to itself`)
    enlist(lists[a], b)
    enlist(lists[b], a)
  }
  return lists
}

function known(indexes: ReadonlyMap<string, number>, id: string): number {
  const index = indexes.get(id)
  if (index === undefined) throw new Error(`a link names ${id}, which is no node`)
  return index
}

function enlist(list: number[] | undefined, neighbour: number): void {
  if (list?.includes(neighbour) === false) list.push(neighbour)
}

function padded(lists: readonly number[][], degree: number): Int16Array {
  const links = new Int16Array(lists.length * degree).fill(-1)
  lists.forEach((list, h) => links.set(list, h * degree))
  return links
}
