/** §8.3 §8.4 where a group may march, worked out a second time from the rulebook, without the code of the rules. */
import { DATA } from '../data/load.ts'
import {
  ANTWERP,
  GRID,
  hex,
  isBelgium,
  isImpassable,
  isSchlieffen,
  isSlow,
  isVosges,
  PARIS,
  SOURCES,
} from '../map.ts'
import { BELGIAN, BRITISH, GE, type Nation, type Side } from '../sides.ts'

export interface Man {
  readonly id: string
  readonly side: Side
  readonly nation: Nation
  readonly kind: string
  readonly isCorps: boolean
  /** half corps for stacking */
  readonly halves: number
  readonly onlyDefends: boolean
  readonly back: boolean
  readonly allowance: number
  readonly at: number
}
export interface Fort {
  readonly id: string
  readonly side: Side
  readonly at: number
  readonly large: boolean
  readonly besieged: boolean
}
export interface World {
  readonly turn: number
  readonly men: readonly Man[]
  readonly forts: readonly Fort[]
  readonly control: readonly Side[]
  /** §8.3.4 held by cavalry alone */
  readonly cavalry: readonly boolean[]
}

export const fights = ({ kind }: Man): boolean => kind === 'infantry' || kind === 'cavalry'
const sum = (men: readonly Man[]): number => men.reduce((total, { halves }) => total + halves, 0)
const infantryOf = (men: readonly Man[]): Man[] => men.filter(({ kind }) => kind === 'infantry')

const rails = new Map<number, number[]>()
for (const { a, b } of DATA.map.rails)
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    rails.set(hex(from), [...(rails.get(hex(from)) ?? []), hex(to)])

/** §8.4.3.a with §8.4.3.d.cav */
function netOf(w: World, side: Side, nation: Nation): Set<number> {
  const isOpen = (h: number): boolean =>
    (w.control[h] === side || w.cavalry[h] === true) &&
    !w.forts.some((fort) => fort.at === h && (fort.side !== side || fort.besieged))
  const net = new Set((SOURCES[nation] ?? []).filter(isOpen))
  // a set grows under the loop
  for (const h of net) for (const next of rails.get(h) ?? []) if (isOpen(next)) net.add(next)
  return net
}

export function isFed(w: World, man: Man): boolean {
  const isAtHome = man.nation === BELGIAN || man.id === 'b-rn-div'
  if (isAtHome && man.at === ANTWERP && w.control[ANTWERP] === man.side) return true
  const net = netOf(w, man.side, man.nation)
  const steps = [0, 1, 2, 3, 4, 5].filter((d) => !isImpassable(man.at, d))
  return net.has(man.at) || steps.some((d) => net.has(GRID.neighbour(man.at, d)))
}

const isHeldBy = (w: World, side: Side, h: number): boolean =>
  w.men.some((man) => man.at === h && man.side === side && fights(man)) ||
  w.forts.some((fort) => fort.at === h && fort.side === side && !fort.besieged)
const other = (side: Side): Side => (side === GE ? 0 : 1)
const replaced = <T>(list: readonly T[], at: number, by: T): T[] => list.map((v, i) => (i === at ? by : v))

/** §9.5.3.b sieges nobody upholds, then §8.3.3 control */
function settled(w: World, h: number): World {
  const isUpheld = (fort: Fort): boolean =>
    infantryOf(w.men).some(
      (man) => man.at === h && man.side !== fort.side && !man.back && (man.isCorps || !fort.large),
    )
  const forts = w.forts.map((fort) =>
    fort.at === h && fort.besieged ? { ...fort, besieged: isUpheld(fort) } : fort,
  )
  const now = { ...w, forts }
  const owner = w.control[h] as Side
  return isHeldBy(now, owner, h) ? now : takenBy(now, other(owner), h)
}

function takenBy(w: World, side: Side, h: number): World {
  const there = w.men.filter((man) => man.at === h && man.side === side && fights(man))
  const hasFort = w.forts.some((fort) => fort.at === h && fort.side === side && !fort.besieged)
  const byCavalry = infantryOf(there).length === 0 && !hasFort && w.cavalry[h] !== true
  const after = {
    ...w,
    control: replaced(w.control, h, side),
    cavalry: replaced(w.cavalry, h, byCavalry),
  }
  return hasFort || there.some((man) => isFed(after, man)) ? after : w
}

/** §8.4.6.a §8.4.7.b */
function canStopIn(w: World, side: Side, h: number, group: readonly Man[]): boolean {
  if (h === PARIS && group.some(({ nation }) => nation === BRITISH)) return false
  const all = w.men.filter((man) => man.at === h && man.side === side)
  const cavalry = sum(all) - sum(infantryOf(all))
  if (isVosges(h)) return sum(all) <= 7 && cavalry <= 1
  return sum(all) <= 16 && sum(infantryOf(all)) <= 12
}

/** §8.4.basic §8.4.1 §8.4.2 so many hexes for so many MPs */
function canAll(group: readonly Man[], hexes: number, points: number): boolean {
  const lent = ({ nation }: Man): number =>
    Math.max(0, ...group.filter((q) => q.kind === 'hq' && q.nation === nation).map((q) => q.allowance))
  return group.every((man) => {
    if (man.kind === 'ha') return hexes <= 1
    if (man.kind === 'hq') return points <= man.allowance
    if (man.back) return hexes <= 1 || points <= lent(man)
    return points <= Math.max(man.allowance, lent(man))
  })
}

/** §8.4.4.table §9.8.2 §9.1.2.b §9.4.4 */
function mayMeet(w: World, group: readonly Man[], side: Side, from: number, to: number): boolean {
  const enemies = w.men.filter((man) => man.at === to && man.side !== side)
  const isHeld = isHeldBy(w, other(side), to)
  const isOwn = w.control[to] === side
  const fighters = group.filter(fights)
  const isFresh = fighters.some(({ back }) => !back)
  if (!isHeld) return enemies.length === 0 || isOwn || isFresh
  if (!isOwn && w.control[from] !== side && isHeldBy(w, other(side), from)) return false
  const friends = w.men.some((man) => man.at === to && man.side === side && fights(man))
  if (fighters.length === 0 && !friends && enemies.some(fights)) return false
  if (!isOwn && !isFresh && (fighters.length > 0 || !isHeldBy(w, side, to))) return false
  const canAttack = (man: Man): boolean =>
    !man.onlyDefends && (man.kind === 'infantry' || enemies.some(fights))
  return isHeldBy(w, side, to) || fighters.some(canAttack)
}

/** §8.4.7.a §8.4.8 */
function isOpenTo(w: World, group: readonly Man[], from: number, to: number): boolean {
  if (isBelgium(from) && !isBelgium(to) && group.some(({ nation }) => nation === BELGIAN)) return false
  const isPlanned = w.turn < 7 && isSchlieffen(to) && group.some((man) => man.side === GE && fights(man))
  return !isPlanned || w.men.some((man) => man.at === to && man.side !== GE && fights(man))
}

/** The world after the step, or nothing if supply forbids it (§8.4.3.d); lone HQs and guns make way. */
function stepped(w: World, ids: readonly string[], side: Side, from: number, to: number): World | undefined {
  const isArmed = w.men.some((man) => ids.includes(man.id) && fights(man))
  const isAlone = isArmed && !isHeldBy(w, other(side), to)
  const men = w.men
    .filter((man) => !(isAlone && man.at === to && man.side !== side))
    .map((man) => (ids.includes(man.id) ? { ...man, at: to } : man))
  const after = settled(settled({ ...w, men }, from), to)
  const group = after.men.filter(({ id }) => ids.includes(id))
  if (!group.every((man) => isFed(after, man))) return undefined
  const isRelieved = after.control[to] === side && infantryOf(group).length > 0
  return isRelieved ? { ...after, cavalry: replaced(after.cavalry, to, false) } : after
}

/** Every way to every hex a group may end its march in, by hex. */
export function waysOf(world: World, ids: readonly string[]): Map<number, number[][]> {
  const found = new Map<number, number[][]>()
  const go = (w: World, path: readonly number[], points: number): void => {
    const group = w.men.filter(({ id }) => ids.includes(id))
    const { side, at: from } = group[0] as Man
    for (let d = 0; d < 6; d++) {
      const to = GRID.neighbour(from, d)
      const cost = points + (isSlow(from, d) ? 2 : 1)
      if (to < 0 || isImpassable(from, d) || !canAll(group, path.length + 1, cost)) continue
      if (!isOpenTo(w, group, from, to) || !mayMeet(w, group, side, from, to)) continue
      const after = stepped(w, ids, side, from, to)
      if (!after) continue
      const way = [...path, to]
      if (canStopIn(after, side, to, group)) found.set(to, [...(found.get(to) ?? []), way])
      if (!isHeldBy(w, other(side), to)) go(after, way, cost)
    }
  }
  go(world, [], 0)
  return found
}
