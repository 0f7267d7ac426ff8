import type { EntryData, RailLineData } from './types.ts'

type Links = ReadonlyMap<string, ReadonlySet<string>>

const addLink = (links: Map<string, Set<string>>, from: string, to: string): void => {
  const known = links.get(from) ?? new Set<string>()
  links.set(from, known.add(to))
}

const addLine = (links: Map<string, Set<string>>, line: RailLineData): void => {
  line.hexes.slice(1).forEach((hex, index) => {
    const previous = line.hexes[index] ?? hex
    addLink(links, previous, hex)
    addLink(links, hex, previous)
  })
}

/** Which railway hexes are joined to which. */
export const railLinks = (rails: readonly RailLineData[]): Links => {
  const links = new Map<string, Set<string>>()
  for (const line of rails) addLine(links, line)
  return links
}

const walkBack = (cameFrom: ReadonlyMap<string, string | null>, end: string): readonly string[] => {
  const path: string[] = []
  for (let hex: string | null = end; hex !== null; hex = cameFrom.get(hex) ?? null) path.unshift(hex)
  return path
}

/** The shortest run of joined railway hexes, both ends included; empty if there is none. */
export const railPath = (links: Links, from: string, to: string): readonly string[] => {
  if (!links.has(from)) return []
  const cameFrom = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (const hex of queue) {
    if (hex === to) return walkBack(cameFrom, to)
    for (const next of links.get(hex) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, hex)
      queue.push(next)
    }
  }
  return []
}

/** All hexes at which a unit with this entry may be placed. */
export const entryHexes = (links: Links, entry: EntryData): readonly string[] =>
  entry.kind === 'hexes'
    ? entry.hexes
    : [...new Set([...railPath(links, entry.from, entry.to), ...entry.plus])]
