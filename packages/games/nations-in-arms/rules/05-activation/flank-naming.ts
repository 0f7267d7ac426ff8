/** §2.4.3 Who can be a flank unit of an army. */
import { MARK } from '../../codes.ts'
import type { Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isArmy, isDetachment, isLeader } from '../../pieces.ts'
import { areAdjacent } from '../../spaces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { canMove, forceOf } from '../02-units/force.ts'
import { armyBreach, commandedBy } from '../03-stacking/limits.ts'

/** what is named with a leader: his force, without what cannot go with an army (§2.4.3(1)); any other piece alone */
export function groupOf(s: State, p: number): number[] {
  const mayCome = (q: number): boolean => canMove(s, q) && !isDetachment(q) && !isArmy(q)
  return isLeader(p) ? forceOf(s, p).filter(mayCome) : [p]
}

export function whyNotFlankOf(s: State, army: number, p: number): Refusal | undefined {
  const facts = { piece: p }
  const [at, marker] = [whereIs(s, p), whereIs(s, army)]
  if (at < 0 || !areAdjacent(at, marker)) return { code: 'not-beside-army', rule: '2.4.3(1)', facts }
  if (isArmy(p) || s.under.get(p) !== NONE) return { code: 'other-army', rule: '2.4.3(1)', facts }
  if (isDetachment(p)) return { code: 'detachment-in-army', rule: '3.6(1)', facts }
  if (!canMove(s, p)) return { code: 'cannot-move', rule: '2.4.3(1)', facts }
  if (has(s, p, MARK.inside)) return { code: 'besieged-there', rule: '9.5.2(1)', facts }
  // §2.4.3(3) §2.4.3(4)
  const group = groupOf(s, p).filter((q) => !has(s, q, MARK.flank))
  const found = armyBreach(s, army, [...commandedBy(s, army), ...group])
  return found && { code: found.code, rule: '2.4.3(4)', facts }
}
