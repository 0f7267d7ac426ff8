/** What the forces on staff may spend: what they cannot pay for, their staff may not answer. */
import type { Answer } from '@sandtable/kernel'
import type { Allowance, Staffing } from '@sandtable/presentation'
import type { Occasion } from './occasion.ts'

interface Purse {
  readonly staffing: Pick<Staffing, 'departmentsOf' | 'spending'>
  isStaffs(seat: number, id: string): boolean
  allowanceOf(seat: number, id: string): Allowance
}

/** May the staff answer this as far as money goes? A kind of question on staff knows no limit, a force does. */
export function isPaidFor(
  { staffing, isStaffs, allowanceOf }: Purse,
  { seat, scene }: Pick<Occasion, 'seat' | 'scene'>,
  answer: Answer,
): boolean {
  const { spending } = staffing
  if (!spending) return true
  const [kind = '', ...forces] = staffing.departmentsOf(scene, answer)
  const limited = isStaffs(seat, kind) ? [] : forces.filter((id) => isStaffs(seat, id))
  if (limited.length === 0) return true
  const price = spending.cost(scene, answer)
  return price === 0 || limited.every((id) => spending.left(scene, id, allowanceOf(seat, id)) >= price)
}
