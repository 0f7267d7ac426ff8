/** §3.1.2 What may stand in one space: seven combinations. §2.4.4 §3.1.3(2) What an army may hold. */
import { blocOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import { ALL_PIECES, capacityOf, isDetachment, isLeader, isUnit, nationOf, rankOf } from '../../pieces.ts'
import type { RefusalCode } from '../../text/keys.ts'
import { commanderOf, has, type State, stepsOf, whereIs } from '../../state.ts'
import { armiesIn, type Force, leadersIn, stepsIn, unitsIn } from '../02-units/force.ts'
import { boxOf, inOrder } from './command.ts'

/** a limit of stacking that is broken, with its rule */
export interface Breach {
  readonly code: RefusalCode
  readonly rule: string
}
const breach = (code: RefusalCode, rule: string): Breach => ({ code, rule })

const STEPS_A_STAR = 2
/** stars that count for steps: a monarch leads as many as a leader with three */
const MOST_STARS = 3
export const MOST_SUBORDINATES = 4
const MOST_ARMIES = 3

/** §3.1.2(2) combat steps a leader commands without an army */
const stepsLedBy = (leader: number): number => STEPS_A_STAR * Math.min(rankOf(leader), MOST_STARS)

/** §3.1.2(2)a-d */
function corpsBreach(s: State, force: Force): Breach | undefined {
  const [commander, ...others] = inOrder(s, leadersIn(force))
  const units = unitsIn(force)
  if (commander === undefined)
    return units.length > 1 ? breach('too-many-without-leader', '3.1.2(2)a') : undefined
  const [second, ...more] = others
  if (second !== undefined) {
    if (units.length === 0) return breach('too-many-leaders', '3.1.1(2)')
    const mayServe = rankOf(commander) >= MOST_STARS && rankOf(second) < rankOf(commander)
    if (more.length > 0 || !mayServe) return breach('too-many-leaders', '3.1.2(2)d')
  }
  return stepsIn(s, force) > stepsLedBy(commander) ? breach('too-many-steps', '3.1.2(2)') : undefined
}

/** §2.4.4 what an army commands: its box, and whatever counts with it (§5.6.1(3)) */
export function armyBreach(s: State, army: number, pieces: Force): Breach | undefined {
  const commanded = [...new Set(pieces)]
  const commander = commanderOf(s, army)
  if (commander === NONE) return breach('no-commander', '2.4.1(1)')
  const units = unitsIn(commanded)
  if (units.some(isDetachment)) return breach('detachment-in-army', '3.6(1)')
  const subordinates = leadersIn(commanded).filter((l) => l !== commander)
  if (subordinates.length > MOST_SUBORDINATES) return breach('too-many-leaders', '2.4.4(2)')
  if (subordinates.some((l) => rankOf(l) > rankOf(commander))) return breach('outranked', '2.4.4(2)')
  if (stepsIn(s, commanded) > capacityOf(commander)) return breach('over-capacity', '2.4.4(1)')
  return isTooMixed(s, army, units) ? breach('too-mixed', '3.1.3(2)') : undefined
}

/** §3.1.3(2) its own nation has more than twice the steps of all others */
function isTooMixed(s: State, army: number, units: readonly number[]): boolean {
  const steps = (own: boolean): number =>
    units.reduce((sum, u) => sum + ((nationOf(u) === nationOf(army)) === own ? stepsOf(s, u) : 0), 0)
  return steps(false) > 0 && steps(true) <= STEPS_A_STAR * steps(false)
}

function groupBreach(s: State, force: Force, armies: readonly number[]): Breach | undefined {
  if (armies.length > MOST_ARMIES) return breach('too-many-armies', '3.1.2(1)')
  const loose = force.some((p) => (isUnit(p) || isLeader(p)) && s.under.get(p) === NONE)
  if (loose) return breach('outside-army', '3.1.2(2)e')
  for (const army of armies) {
    const box = boxOf(s, force, army)
    // §2.4.1(1)
    if (unitsIn(box).length === 0) return breach('empty-army', '2.4.1(1)')
    const found = armyBreach(s, army, box)
    if (found) return found
  }
  return undefined
}

/** §3.1.2 the limit a force would break, standing alone in a space; support units are free (§3.1.1(3)) */
export function stackBreach(s: State, force: Force): Breach | undefined {
  const armies = armiesIn(force)
  return armies.length === 0 ? corpsBreach(s, force) : groupBreach(s, force, armies)
}

/** §2.4.3(3) §5.6.1(3) all that counts against the capacity of an army: its box, flank units, and what it took in or dropped */
export const commandedBy = (s: State, army: number): number[] =>
  ALL_PIECES.filter((p) => {
    if (whereIs(s, p) < 0 || p === army) return false
    if (s.under.get(p) === army || (s.army === army && has(s, p, MARK.counted))) return true
    return has(s, p, MARK.flank) && blocOfPiece(s, p) === blocOfPiece(s, army)
  })
