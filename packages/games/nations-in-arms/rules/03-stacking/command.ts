/** §3.2 Who commands a force. */
import { majorOf } from '../../allegiance.ts'
import { NONE } from '../../nations.ts'
import { isLeader, isUnit, nationOf, rankOf } from '../../pieces.ts'
import { isMajor } from '../../nations.ts'
import { seniorityOf } from '../../powers.ts'
import { commanderOf, type State, stepsOf } from '../../state.ts'
import { armiesIn, type Force, leadersIn } from '../02-units/force.ts'

/** §3.2.2 higher rank first; of the same rank a major's leader before a minor's, then the more senior major's */
function standing(s: State, a: number, b: number): number {
  const nations = [nationOf(a), nationOf(b)] as const
  return (
    rankOf(b) - rankOf(a) ||
    Number(isMajor(nations[1])) - Number(isMajor(nations[0])) ||
    seniorityOf(majorOf(s, nations[1])) - seniorityOf(majorOf(s, nations[0])) ||
    a - b
  )
}
/** leaders in the order in which they would command */
export const inOrder = (s: State, leaders: readonly number[]): number[] =>
  [...leaders].sort((a, b) => standing(s, a, b))

/** the pieces of a force that belong to an army, its marker included */
export const boxOf = (s: State, force: Force, army: number): number[] =>
  force.filter((p) => p === army || s.under.get(p) === army)
/** combat steps in the box of an army */
const stepsUnder = (s: State, force: Force, army: number): number =>
  force.reduce((sum, p) => sum + (isUnit(p) && s.under.get(p) === army ? stepsOf(s, p) : 0), 0)

/** §3.2.4 of several army commanders the highest; of equals the one with most steps, then by §3.2.2(3) */
function overallCommander(s: State, force: Force, armies: readonly number[]): number {
  const leaders = armies.map((army) => commanderOf(s, army)).filter((l) => l !== NONE)
  const steps = (l: number): number => stepsUnder(s, force, s.under.get(l))
  const [first] = [...leaders].sort(
    (a, b) => rankOf(b) - rankOf(a) || steps(b) - steps(a) || standing(s, a, b),
  )
  return first ?? NONE
}

/** §3.2.1 the leader who commands a force, or -1 */
export function commanderIn(s: State, force: Force): number {
  const armies = armiesIn(force)
  if (armies.length > 0) return overallCommander(s, force, armies)
  return inOrder(s, leadersIn(force))[0] ?? NONE
}
/** §3.2.3 the piece that decides for a force: its commander, else its first unit or leader */
export function voiceOf(s: State, force: Force): number {
  const commander = commanderIn(s, force)
  if (commander !== NONE) return commander
  return force.find(isUnit) ?? force.find(isLeader) ?? force[0] ?? NONE
}
