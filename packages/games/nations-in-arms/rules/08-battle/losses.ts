/** §8.4.1 Step losses: what may be lost next, so that all that is owed can still be met. */
import { isFoot, isMounted, isUnit, unitData } from '../../pieces.ts'
import { type State, stepsOf } from '../../state.ts'
import { type Force, isDepot } from '../02-units/force.ts'

/** What a side still owes in this round. */
export interface Debt {
  readonly due: number
  /** §8.4.1(2)a the unit the first loss comes from, or -1 */
  readonly lead: number
  /** §8.4.1(2)b the morale value of the group that owes a share, and its share */
  readonly group: number
  readonly groupDue: number
  /** §8.4.1(2)c mounted steps: one at most */
  readonly mountedDue: number
  /** §8.4.1(2)c.2 steps of infantry in its place: two at most */
  readonly footDue: number
}

/** steps a piece can lose; §8.2.3(1)a a depot has one */
const losable = (s: State, p: number): number => (isUnit(p) ? stepsOf(s, p) : Number(isDepot(s, p)))
export const losableIn = (s: State, force: Force): number => force.reduce((sum, p) => sum + losable(s, p), 0)

const inGroup = (p: number, value: number): boolean => isUnit(p) && unitData(p).morale === value

/** Could the debt still be met with what is left of this force once `lost` has lost a step? */
function isMeetable(s: State, force: Force, debt: Debt, lost: number): boolean {
  const after = debtAfter(debt, lost)
  const sum = (counts: (p: number) => boolean): number =>
    force.reduce((all, p) => all + (counts(p) ? losable(s, p) - Number(p === lost) : 0), 0)
  const isOfGroup = (p: number): boolean => inGroup(p, debt.group)
  const mounted = Math.min(after.mountedDue, sum(isMounted))
  const foot = Math.min(after.footDue, sum(isFoot))
  const group = Math.min(after.groupDue, sum(isOfGroup))
  // one step may count for its class and for its group
  const both =
    Math.min(
      mounted,
      sum((p) => isMounted(p) && isOfGroup(p)),
    ) +
    Math.min(
      foot,
      sum((p) => isFoot(p) && isOfGroup(p)),
    )
  return mounted + foot + Math.max(0, group - both) <= after.due
}

/** §8.4.1(2) The pieces the next step may come from: §8.4.1(2)a the first from the lead unit. */
export function lossChoices(s: State, force: Force, debt: Debt): number[] {
  const { lead } = debt
  if (force.includes(lead) && losable(s, lead) > 0) return [lead]
  const able = force.filter((p) => losable(s, p) > 0)
  // where one step cannot be of the group and mounted too, §8.4.1(2)b comes before §8.4.1(2)c
  const debts = [debt, { ...debt, mountedDue: 0, footDue: 0 }, { ...debt, groupDue: 0 }]
  const choices = debts.map((each) => able.filter((p) => isMeetable(s, force, each, p)))
  return choices.find((each) => each.length > 0) ?? able
}

const less = (owed: number, isPaid: boolean): number => Math.max(0, owed - Number(isPaid))
/** The debt once a piece has lost a step. */
export const debtAfter = ({ due, group, groupDue, mountedDue, footDue }: Debt, lost: number): Debt => ({
  due: due - 1,
  lead: -1,
  group,
  groupDue: less(groupDue, inGroup(lost, group)),
  mountedDue: less(mountedDue, isMounted(lost)),
  footDue: less(footDue, isFoot(lost)),
})

const HALF = 2
/** §8.4.1(2)b half of all, rounded up */
export const groupShare = (steps: number): number => Math.ceil(steps / HALF)

const FOOT_FOR_MOUNTED = 2
/** §8.4.1(2)c.2 May two steps of infantry go for the mounted one? There must be two, and a step more in all. */
export function mayReplaceMounted(s: State, force: Force, { due, mountedDue, lead }: Debt): boolean {
  // §8.4.1(2)c.3 the loss of a mounted lead unit is enough
  if (mountedDue === 0 || isMounted(lead)) return false
  const foot = force.reduce((sum, p) => sum + (isFoot(p) ? stepsOf(s, p) : 0), 0)
  return foot >= FOOT_FOR_MOUNTED && losableIn(s, force) > due
}
/** §8.4.1(2)c.2 */
export const replaced = (debt: Debt): Debt => ({
  ...debt,
  due: debt.due + 1,
  mountedDue: 0,
  footDue: FOOT_FOR_MOUNTED,
})
