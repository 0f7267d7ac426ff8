/** Both set-ups begin with every unit in supply: the set-up, the map and the sources fit together (§14.1.1.a). */
import { describe, expect, it } from 'vitest'
import { homeOf, idOfSpace, isPort, LEMNOS, NEIGHBOURS, PORTS, portOf, SOURCES } from '../map.ts'
import { idOf, isOf, PIECES, sideOf, SPECIAL_2_4 } from '../pieces.ts'
import { controllerAtStart, type Start, startOf } from '../scenarios.ts'
import { ALL_NATIONS, GR, type Nation, NO_SIDE, type Side } from '../sides.ts'

/** §14.1.2.a §14.1.2.b §14.1.3.a spaces that lead to these sources; neutral Greece lets supply through */
function fed(start: Start, side: Side, sources: readonly number[]): ReadonlySet<number> {
  const isOpen = (s: number): boolean => {
    const holder = controllerAtStart(start.data, s)
    return holder === side || (holder === NO_SIDE && homeOf(s) === GR)
  }
  const isHeld = (s: number): boolean => controllerAtStart(start.data, s) === side
  const open = new Set(sources.filter(isHeld))
  for (const s of open) {
    for (const n of NEIGHBOURS[s] ?? []) if (isOpen(n)) open.add(n)
    if (isPort(s) && isHeld(s)) for (const n of PORTS[portOf(s)] ?? []) if (isHeld(n)) open.add(n)
  }
  return open
}

const placed = (start: Start): number[] =>
  Array.from({ length: PIECES }, (_, p) => p).filter(
    (p) => (start.where[p] as number) >= 0 && sideOf(p) !== NO_SIDE,
  )

describe.each(['1914', '1916'] as const)('the set-up of %s', (id) => {
  const start = startOf(id)
  const reach = new Map<Nation, ReadonlySet<number>>()
  const feeds = (nation: Nation, side: Side): ReadonlySet<number> => {
    const known = reach.get(nation) ?? fed(start, side, SOURCES[nation] ?? [])
    reach.set(nation, known)
    return known
  }

  it('§14.2.1.c §14.2.2.c §14.2.3.a lets every unit trace to a source of its own nation', () => {
    const cut = placed(start).filter((p) => {
      const at = start.where[p] as number
      const own = ALL_NATIONS.filter((nation) => isOf(p, nation))
      const isGuest = p === SPECIAL_2_4 && at === LEMNOS
      return !isGuest && !own.some((nation) => feeds(nation, sideOf(p) as Side).has(at))
    })
    expect(cut.map((p) => `${idOf(p)} at ${idOfSpace(start.where[p] as number)}`)).toEqual([])
  })
})
