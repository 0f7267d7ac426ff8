/** What scores at once when the Allies step into it (§14.1.2.a.1, §14.1.3.b): who can come upon it, and who guards it. */
import { DIRECTIONS, GRID, HEXES } from '../map.ts'
import { GE } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'
import { sigmoid } from './curve.ts'
import { DANGER, MORTAL_DANGER, type Objective } from './geography.ts'

/** the chance that a place with a garrison falls to those at hand: the defender has the better of it */
function stormed(danger: number, guard: number): number {
  const storm = STORM * Math.min(MOST_AT_ONCE, Math.max(0, danger))
  return sigmoid((8 * (storm - guard)) / (guard + storm + 4) - 1)
}
/** the strength of a full stack: no more can come upon a place at once */
const MOST_AT_ONCE = 30
const STORM = 0.7

/** an open place falls to a rider on the way; against a guard it takes a CAP of its own, and they are few (§5.1.1) */
const raided = (guard: number): number => 1 - WORTH_A_CAP * Math.min(1, guard / ENOUGH)
const WORTH_A_CAP = 0.35
const ENOUGH = 6

/** The chance that a guarded place is lost. */
export const lossChance = (danger: number, guard: number): number =>
  stormed(danger, guard) * raided(guard) * Math.min(1, danger / SOMEBODY)
/** the strength of the weakest who could do it */
const SOMEBODY = 1.5

/** of a typical French army; a second activation must follow the first */
const ARMY_STRENGTH = 20
const SECOND_BLOW = 0.6
/** what guards count on the spot */
const GUARDS = 1.5
/** danger too small to follow further */
const FAINT = 0.05

/** the chance that an army breaks through the Germans of a hex and is still able to go on */
const passage = (guard: number): number => SECOND_BLOW * stormed(ARMY_STRENGTH, GUARDS * guard)

const isHeld = (s: State, h: number): boolean => presenceOf(s, GE).isHolding(h)

/** Allies in a German hex that Germans hold */
const isPinned = (s: State, h: number): boolean => s.control.get(h) === GE && isHeld(s, h)

/** How much Allied strength in each hex threatens a place, and the hexes it comes from, the nearest first. */
export interface Danger {
  readonly weights: Float64Array
  readonly from: readonly number[]
}

/**
 * §8.4.4.table Germans on the way stop who would come upon the place, unless they are swept away first;
 * who stands in a German hex among Germans cannot go on to another they hold.
 */
export function dangerTo(s: State, { hex, kind }: Objective, guards: Float64Array): Danger {
  const table = kind === 'trier' ? MORTAL_DANGER : DANGER
  const weights = new Float64Array(HEXES)
  const queue = [hex]
  const marches = [0]
  const open = [1]
  weights[hex] = table[0] as number
  for (let at = 0; at < queue.length; at++) {
    const h = queue[at] as number
    const held = isHeld(s, h)
    const through = (open[at] as number) * (held && h !== hex ? passage(guards[h] as number) : 1)
    const next = through * (table[(marches[at] as number) + 1] ?? 0)
    if (next < FAINT) continue
    for (let d = 0; d < DIRECTIONS; d++) {
      const to = GRID.neighbour(h, d)
      if (to < 0 || weights[to] !== 0) continue
      if (held && isPinned(s, to)) continue
      weights[to] = next
      queue.push(to)
      marches.push((marches[at] as number) + 1)
      open.push(through)
    }
  }
  return { weights, from: queue }
}
