import { Influence, Presence, Projection, Stacking } from '@sandtable/board'
import { amount, amounts, flags, list, oneOf, defineLayout, type Layout } from '@sandtable/kernel'
import { GRID, HEXES, isRiver, TOWNS, townAt } from './map.ts'
import { enemyOf, SIDES, type Side } from './sides.ts'
import { sideOf, UNIT_COUNT } from './units.ts'

/** Where a unit is that is not on the map. */
export const TO_COME = -1
export const ELIMINATED = -2
export const NOT_IN_SCENARIO = -3
/** §5.4 somewhere under another unit of its side: only in masked positions */
export const HIDDEN = -4

/** Supply states, worst last; also the loss of strength (§11.1). */
export const IN_SUPPLY = 0
export const LOW_SUPPLY = 1
export const OUT_OF_SUPPLY = 2

/** Marks of a unit that last for a player turn. */
export const MARK = {
  minimumMove: 1,
  recovered: 2,
  attacked: 4,
  wasAttacked: 8,
  entryTried: 16,
  /** §5.4 others lie with it in its hex: only in masked positions, where they may be missing */
  stacked: 32,
} as const

/** How much of a unit the enemy sees because of an attack (§5.4, §8.1). */
export const SHOWN = { no: 0, name: 1, all: 2 } as const

/** What a unit does in the attack being resolved. */
export const ROLE = { none: 0, attacks: 1, heldBack: 2, defends: 3, withheld: 4 } as const
export type Role = (typeof ROLE)[keyof typeof ROLE]

/** Points by side and source (§15.1); our short scenarios give one side a head start. */
export const VP = { attacks: 0, towns: 1, eliminations: 2, headStart: 3 } as const
const VP_SOURCES = 4

/** Facts that follow from where units are, kept up to date with every change. */
interface Field {
  /** the units of each hex, side by side */
  readonly presence: Presence
  readonly stacks: readonly [Stacking, Stacking]
  readonly zones: readonly [Influence, Influence]
}

/** §6.0 §6.1 every unit controls the six hexes around it, but not across a river */
const zones = new Projection(GRID, (h, d) => !isRiver(h, d))

export const LAYOUT = defineLayout({
  fields: {
    scenario: amount(),
    turn: amount(),
    side: oneOf(SIDES),
    target: amount(),
    optionArrivals: amount(),
    optionTowns: amount(),
    optionRatios: amount(),
    where: amounts(UNIT_COUNT),
    steps: amounts(UNIT_COUNT),
    ce: amounts(UNIT_COUNT),
    supply: amounts(UNIT_COUNT),
    spent: amounts(UNIT_COUNT),
    marks: flags(UNIT_COUNT, MARK),
    shown: amounts(UNIT_COUNT),
    role: list(UNIT_COUNT, oneOf(Object.values(ROLE))),
    captured: amounts(TOWNS.length),
    holder: list(TOWNS.length, oneOf(SIDES)),
    points: amounts(SIDES.length * VP_SOURCES),
  },
  derive: (): Field => ({
    presence: new Presence(HEXES, UNIT_COUNT, SIDES.length),
    stacks: [new Stacking(HEXES), new Stacking(HEXES)],
    zones: [new Influence(zones), new Influence(zones)],
  }),
  refresh: ({ where, steps, derived }) => {
    derived.presence.clear()
    for (const side of SIDES) {
      derived.stacks[side].clear()
      derived.zones[side].clear()
    }
    for (let u = 0; u < UNIT_COUNT; u++) if (where.get(u) >= 0) come(derived, u, where.get(u), steps.get(u))
  },
  copy: (to, from) => {
    to.presence.copyFrom(from.presence)
    for (const side of SIDES) {
      to.stacks[side].copyFrom(from.stacks[side])
      to.zones[side].copyFrom(from.zones[side])
    }
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never

function come({ presence, stacks, zones }: Field, u: number, h: number, steps: number): void {
  const side = sideOf(u)
  presence.add(u, h, side)
  stacks[side].add(h, steps)
  zones[side].add(h)
}

function leave({ presence, stacks, zones }: Field, u: number, h: number, steps: number): void {
  const side = sideOf(u)
  presence.remove(u, h, side)
  stacks[side].remove(h, steps)
  zones[side].remove(h)
}

export const activeSide = (s: State): Side => s.side
export const hexOf = (s: State, u: number): number => s.where.get(u)
export const isOnMap = (s: State, u: number): boolean => hexOf(s, u) >= 0
export const stepsOf = (s: State, u: number): number => s.steps.get(u)
export const ceOf = (s: State, u: number): number => s.ce.get(u)
export const supplyOf = (s: State, u: number): number => s.supply.get(u)
export const spentOf = (s: State, u: number): number => s.spent.get(u)
export const roleOf = (s: State, u: number): Role => s.role.get(u)
export const shownOf = (s: State, u: number): number => s.shown.get(u)
export const isMarked = (s: State, u: number, mark: number): boolean => s.marks.has(u, mark)

export function mark(s: State, u: number, what: number): void {
  s.marks.add(u, what)
}

/** Moves a unit to a hex or off the map, keeping stacks, zones and town holders right. */
export function put(s: State, u: number, to: number): void {
  const from = hexOf(s, u)
  if (from >= 0) leave(s.derived, u, from, stepsOf(s, u))
  s.where.set(u, to)
  if (to < 0) return
  come(s.derived, u, to, stepsOf(s, u))
  if (townAt(to) >= 0) s.holder.set(townAt(to), sideOf(u))
}

export function setSteps(s: State, u: number, steps: number): void {
  s.derived.stacks[sideOf(u)].resize(hexOf(s, u), stepsOf(s, u), steps)
  s.steps.set(u, steps)
}

export const isHeldBy = (s: State, side: Side, h: number): boolean => s.derived.stacks[side].isOccupied(h)
export const isEnemyAt = (s: State, side: Side, h: number): boolean => isHeldBy(s, enemyOf(side), h)
export const stackedSteps = (s: State, side: Side, h: number): number => s.derived.stacks[side].weightAt(h)
export const unitsHere = (s: State, side: Side, h: number): number => s.derived.stacks[side].countAt(h)

/** Is the hex in a zone of control of the side's enemy? */
export const isInEnemyZone = (s: State, side: Side, h: number): boolean =>
  s.derived.zones[enemyOf(side)].at(h) > 0

/** The side's units in a hex, in order of their numbers. */
export const unitsAt = (s: State, side: Side, h: number): number[] => s.derived.presence.unitsAt(h, side)

export function pointsOf(s: State, side: Side): number {
  let points = 0
  for (let source = 0; source < VP_SOURCES; source++) points += pointsFrom(s, side, source)
  return points
}
export const pointsFrom = (s: State, side: Side, source: number): number =>
  s.points.get(side * VP_SOURCES + source)

export function addPoints(s: State, side: Side, source: number, vp: number): void {
  s.points.set(side * VP_SOURCES + source, pointsFrom(s, side, source) + vp)
}
