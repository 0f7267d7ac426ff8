/** §9.7 trenches. */
import type { GrandIllusion, Refusal } from '../../grand-illusion.ts'
import { isInfantry } from '../../pieces.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { presenceOf, type State } from '../../state.ts'
import { isSupplied } from '../08-action/supply.ts'

function hasSuppliedInfantry(s: State, side: Side, h: number): boolean {
  const there = presenceOf(s, side)
  if (there.infantry(h) === 0) return false
  for (let u = there.first(h); u >= 0; u = there.next(u)) if (isInfantry(u) && isSupplied(s, u)) return true
  return false
}

const no = (code: Refusal['code'], rule: string, h: number): Refusal => ({ code, rule, facts: { hex: h } })

/** §9.7.1 §9.7.2 from the German withdrawal on, facing the enemy */
export function whyNotEntrench(s: State, side: Side, h: number): Refusal | undefined {
  if (s.entrenching === 0) return no('no-trenches-yet', '9.7.1', h)
  return (
    whyNotDig(s, side, h) ??
    (hasSuppliedInfantry(s, enemyOf(side), h) ? undefined : no('no-enemy-to-face', '9.7.2', h))
  )
}

/** what digging needs in any case (§8.7.3 needs no more) */
export function whyNotDig(s: State, side: Side, h: number): Refusal | undefined {
  if (s.trench.get(h) !== 0) return no('trench-there', '9.7.2', h)
  return hasSuppliedInfantry(s, side, h) ? undefined : no('no-infantry-to-dig', '9.7.2', h)
}

/** §9.7.3 always at level 1 */
export function entrench(g: GrandIllusion, side: Side, h: number): void {
  g.state.trench.set(h, 1)
  g.emit?.({ type: 'entrenched', rule: '9.7.2', side, hex: h })
}
