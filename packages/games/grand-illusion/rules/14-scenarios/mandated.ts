/** §14.1.1.a.4 §14.1.1.b.2 §9.1.1.b mandated battles, counted. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { isPlanXVII } from '../../map.ts'
import { isShort } from '../../scenarios.ts'
import { AL, GE, SIDE_IDS, SIDES, type Side } from '../../sides.ts'
import { phasing, type State } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { addPoints } from './points.ts'

const LAST_PLAN_XVII_TURN = 4

/**
 * §14.1.1.a.4 §14.2.1.4 §14.3.1.a.3 Plan XVII, none after the Allied withdrawal.
 * §14.1.1.b.2 §14.3.1.b.2 The Germans, not in the short campaign, which ends before.
 */
function dueOn(s: State, side: Side): number {
  const isOver = side === AL ? s.withdrawn.get(AL) > 0 : isShort(s)
  return isOver ? 0 : (VICTORY.mandated[SIDE_IDS[side]][String(s.turn)] ?? 0)
}

const RULES: readonly string[] = ['14.1.1.a.4', '14.1.1.b.2']

export function setMandated(g: GrandIllusion): void {
  const { state: s } = g
  for (const side of SIDES) {
    const battles = dueOn(s, side)
    s.mandated.set(side, battles)
    if (battles > 0) g.emit?.({ type: 'mandated-set', rule: RULES[side] as string, side, battles })
  }
}

/**
 * §14.1.1.a.4 §14.1.2.a.2 §14.2.2.a §14.3.2 A VP for a battle in a Plan XVII hex,
 * §14.1.2.d.1 §14.2.2.d if the attackers were supplied.
 */
export function mandatedBattleFought(g: GrandIllusion, h: number, supplied: boolean): void {
  const { state: s } = g
  const side = phasing(s)
  s.mandated.set(side, Math.max(0, s.mandated.get(side) - 1))
  g.emit?.({ type: 'mandated-fought', rule: '9.1.1.b', side, hex: h, left: s.mandated.get(side) })
  if (side === AL && s.turn <= LAST_PLAN_XVII_TURN && isPlanXVII(h) && supplied)
    addPoints(g, AL, 1, '14.1.1.a.4')
}

/** §9.1.1.b one VP for each that was not fought */
export function unfoughtMandated(g: GrandIllusion): void {
  const { state: s } = g
  for (const side of [AL, GE] as const) {
    const battles = s.mandated.get(side)
    if (battles === 0) continue
    s.mandated.set(side, 0)
    g.emit?.({ type: 'mandated-unfought', rule: '9.1.1.b', side, battles })
    addPoints(g, side, -battles, '9.1.1.b')
  }
}
