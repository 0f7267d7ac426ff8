/** §9.4.3 why a retreat does not lead to a hex. */
import type { Refusal } from '../../../grand-illusion.ts'
import { GRID } from '../../../map.ts'
import { hexOf, type State } from '../../../state.ts'
import { isBlockedTo } from '../../08-action/blocked.ts'
import { options, type Walkers } from './group.ts'
import { isBritishToParis, isEscapeRoute, leavesBelgium, NEVER, priorityOf } from './priorities.ts'

/** why the group may not step there now */
export function whyNotRetreat(s: State, group: Walkers, h: number): Refusal {
  const at = hexOf(s, group.units[0] as number)
  const no = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { hex: h } })
  const direction = GRID.direction(at, h)
  if (direction < 0 || group.been.includes(h)) return no('no-retreat-there', '9.4.3.a')
  if (isBlockedTo(s, group.side, at, direction)) return no('retreat-blocked', '9.4.3.a')
  if (isEscapeRoute(s, group.side, h)) return no('escape-open', '12.5.3')
  if (priorityOf(s, group.units, group.side, at, h) === NEVER) return no('no-retreat-there', '9.4.3.a')
  if (leavesBelgium(group.units, at, h)) return no('belgians-stay-in-belgium', '8.4.7.a')
  if (isBritishToParis(group.units, h)) return no('better-retreat', '8.4.7.b')
  // of the best priority, and yet not offered: it is full
  return options(s, group).includes(h) ? no('no-room-there', '9.4.3.c') : no('better-retreat', '9.4.3.a')
}
