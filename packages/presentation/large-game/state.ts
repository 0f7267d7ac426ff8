/** The state of the large game: a field of every kind a layout has. */
import { Influence, Presence, Projection, Version } from '@sandtable/board'
import {
  amount,
  amounts,
  defineLayout,
  flags,
  type Layout,
  list,
  oneOf,
  packed,
  packedFlags,
  sparse,
} from '@sandtable/kernel'
import { GRID, HEXES, HEXSIDES, hexside } from './map.ts'
import { ECONOMY, POWERS } from './powers.ts'
import { enemyOf, FORMATIONS, NO_SIDE, type Side, SIDES, STEPS, sideOf, UNITS } from './units.ts'

export const OFF_MAP = -1
export const STACK = 4
/** hexsides that can be blown at the same time */
export const BLOWN = 200
/** towns that feed who is cut off in them */
export const DUMPS = 64

export const MARK = {
  moved: 1,
  stopped: 2,
  crossed: 4,
  attacked: 8,
  defended: 16,
  retreated: 32,
  advanced: 64,
  shotAt: 128,
  cutOff: 256,
  starving: 512,
  dugIn: 1024,
  reduced: 2048,
  tired: 4096,
  routed: 8192,
  chosen: 16384,
  engineer: 32768,
  veteran: 65536,
  rested: 131072,
  /** three bits: battles fought */
  battles: 7 << 18,
} as const
export const BATTLE_SHIFT = 18
export const MOST_BATTLES = 7
/** those that end with the player's turn */
export const TURN_MARKS =
  MARK.moved |
  MARK.stopped |
  MARK.crossed |
  MARK.attacked |
  MARK.defended |
  MARK.retreated |
  MARK.advanced |
  MARK.shotAt |
  MARK.chosen

export const SCAR = { fought: 1, burnt: 2 } as const

/** Facts that follow from the words. */
interface Field {
  readonly presence: Presence
  readonly zones: readonly [Influence, Influence]
  /** raised with everything supply depends on */
  readonly supply: Version
}

const projection = new Projection(GRID, () => true)

export const LAYOUT = defineLayout({
  fields: {
    turn: amount({ from: 0, to: 99 }),
    lastTurn: amount({ from: 0, to: 99 }),
    side: oneOf(SIDES),
    /** formations that may still be activated in this player turn */
    orders: amount({ from: 0 }),
    allOrders: amount({ from: 0 }),
    /** the formation under way, or -1 */
    formation: amount({ from: -1, to: FORMATIONS - 1 }),
    economy: oneOf([ECONOMY.off, ECONOMY.open, ECONOMY.secret]),
    /** each power decides for itself, rather than each side */
    isCoalition: oneOf([0, 1]),
    gold: amounts(POWERS.length, { from: 0 }),
    levies: amounts(POWERS.length, { from: 0 }),
    arms: amounts(POWERS.length, { from: 0, to: 9 }),
    winner: oneOf([NO_SIDE, ...SIDES]),
    where: amounts(UNITS, { from: OFF_MAP, to: HEXES - 1 }),
    steps: list(UNITS, oneOf([0, 1, STEPS])),
    marks: flags(UNITS, MARK),
    fatigue: amounts(UNITS, { from: 0, to: 9 }),
    activated: list(FORMATIONS, oneOf([0, 1])),
    losses: amounts(FORMATIONS, { from: 0 }),
    points: amounts(SIDES.length),
    control: packed(HEXES, oneOf([NO_SIDE, ...SIDES])),
    works: packed(HEXES, amount({ from: 0, to: 3 })),
    scars: packedFlags(HEXES, SCAR),
    blown: sparse(HEXSIDES, BLOWN, oneOf([0, 1])),
    dumps: sparse(HEXES, DUMPS, amount({ from: 0, to: 9 })),
  },
  derive: (): Field => ({
    presence: new Presence(HEXES, UNITS, SIDES.length),
    zones: [new Influence(projection), new Influence(projection)],
    supply: new Version(),
  }),
  refresh: ({ where, derived }) => {
    derived.presence.clear()
    for (const side of SIDES) derived.zones[side].clear()
    for (let u = 0; u < UNITS; u++) {
      const h = where.get(u)
      if (h < 0) continue
      derived.presence.add(u, h, sideOf(u))
      derived.zones[sideOf(u)].add(h)
    }
    derived.supply.raise()
  },
  copy: (to, from) => {
    to.presence.copyFrom(from.presence)
    to.supply.copyFrom(from.supply)
    for (const side of SIDES) to.zones[side].copyFrom(from.zones[side])
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never

export const isOnMap = (s: State, u: number): boolean => s.where.get(u) >= 0
export const isEnemyAt = (s: State, side: Side, h: number): boolean =>
  s.derived.presence.isAnyone(h, enemyOf(side))
export const isInEnemyZone = (s: State, side: Side, h: number): boolean =>
  s.derived.zones[enemyOf(side)].at(h) > 0
export const hasRoom = (s: State, side: Side, h: number): boolean =>
  s.derived.presence.countAt(h, side) < STACK
export const isBlown = (s: State, h: number, d: number): boolean => s.blown.get(hexside(h, d)) === 1

/** Moves a unit, with all that follows: control goes to who comes. */
export function put(s: State, u: number, to: number): void {
  const { presence, zones, supply } = s.derived
  const side = sideOf(u)
  const from = s.where.get(u)
  if (from >= 0) {
    presence.remove(u, from, side)
    zones[side].remove(from)
  }
  s.where.set(u, to)
  supply.raise()
  if (to < 0) return
  presence.add(u, to, side)
  zones[side].add(to)
  s.control.set(to, side)
}
