/** An order before it is sent: which units, and where each of them would go. */
import { isWay, type Orders, type Presentation, type Scene, type Sheet } from '@sandtable/presentation'
import type { DrawnWay, Manner, Part } from './orders.ts'

/** Units by the places they stand in. */
export function partsOf(units: readonly number[], spaceOf: (unit: number) => number): Part[] {
  const bySpace = new Map<number, number[]>()
  for (const unit of units) {
    const space = spaceOf(unit)
    if (space >= 0) bySpace.set(space, [...(bySpace.get(space) ?? []), unit])
  }
  return [...bySpace].map(([space, here]) => ({ space, units: here }))
}

/** With these units more; if all of them are in already, without them. */
export function toggled(picked: readonly number[], units: readonly number[]): number[] {
  const others = picked.filter((unit) => !units.includes(unit))
  return units.every((unit) => picked.includes(unit)) ? others : [...others, ...units]
}

export const canGoAbreast = (sheet: Sheet, parts: readonly Part[]): boolean =>
  sheet.kind === 'hexes' && parts.length > 1

/** The space as far from this one, and in the same direction, as the goal is from where the hand took hold; -1 off the map. */
function shifted(sheet: Sheet, space: number, held: number, goal: number): number {
  const [from, start, end] = [sheet.spaces[space], sheet.spaces[held], sheet.spaces[goal]]
  if (!from || !start || !end) return -1
  return sheet.spaceAt(from.x + end.x - start.x, from.y + end.y - start.y)
}

interface Aim {
  readonly goal: number
  readonly manner: Manner
  /** the part the hand took hold of */
  readonly held: number
}

/** The foremost go first: they make room for those behind them. */
export function drawnWays(
  presentation: Presentation,
  orders: Orders,
  scene: Scene,
  parts: readonly Part[],
  { goal, manner, held }: Aim,
): DrawnWay[] {
  const { sheet } = presentation
  const isAbreast = manner === 'abreast' && canGoAbreast(sheet, parts)
  const ahead = ({ space }: Part): number => {
    const [at, start, end] = [sheet.spaces[space], sheet.spaces[held], sheet.spaces[goal]]
    return at && start && end ? (end.x - start.x) * at.x + (end.y - start.y) * at.y : 0
  }
  const inTurn = isAbreast ? [...parts].sort((a, b) => ahead(b) - ahead(a)) : parts
  return inTurn
    .map((part) => ({ part, to: isAbreast ? shifted(sheet, part.space, held, goal) : goal }))
    .filter(({ part, to }) => to >= 0 && part.space !== to)
    .map(({ part, to }) => {
      const leaving = isAbreast ? parts.filter((other) => other !== part).flatMap(({ units }) => units) : []
      const found = orders.way(scene, part.units, to, leaving)
      return isWay(found)
        ? { part, to, way: found, why: undefined }
        : { part, to, way: undefined, why: presentation.refusal(scene, found) }
    })
}

/** All of them are there when this order has been carried out. */
export const isReachedNow = (ways: readonly DrawnWay[]): boolean =>
  ways.length > 0 &&
  ways.every(({ way }) => way !== undefined && way.legs.length === 1 && !hasWarning(way.lines))

const hasWarning = (lines: readonly { readonly tone?: string }[]): boolean =>
  lines.some(({ tone }) => tone === 'bad')
