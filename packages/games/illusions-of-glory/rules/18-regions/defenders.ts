/** §18.3.1 §12.1.1.b at most three defend in a region. */
import type { Illusions, Step } from '../../illusions.ts'
import { isRegion } from '../../map.ts'
import { isTroops } from '../../pieces.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { isMarked, MARK, mark } from '../../state.ts'
import { commanderOf } from '../04-setup/commands.ts'
import { LIMIT } from '../10-stacking/limits.ts'
import { defendersAt } from '../12-combat/defenders.ts'

/**
 * §18.3.1.c three or fewer all defend; §18.3.1.a §18.3.1.b of more the owner picks exactly three, §18.3.1.d the others stand
 * aside. HQs there take part in any case (§27.0.e).
 */
export function* chooseDefenders(g: Illusions, x: number): Step {
  const { state: s } = g
  const all = defendersAt(s, enemyOf(s.active as Side), x)
  const troops = all.filter(isTroops)
  for (const p of all) if (!isTroops(p)) mark(s, p, MARK.fighting)
  if (!isRegion(x) || troops.length <= LIMIT) for (const p of troops) mark(s, p, MARK.fighting)
  else for (let left = LIMIT; left > 0; left--) yield* chooseOne(g, x, troops, left)
}

function* chooseOne(g: Illusions, x: number, troops: readonly number[], left: number): Step {
  const { state: s } = g
  const rest = troops.filter((p) => !isMarked(s, p, MARK.fighting))
  const pick = yield* g.ask(commanderOf(s, rest[0] as number), {
    rule: '18.3.1.b',
    prompt: 'defenders',
    facts: { space: x, left },
    choose: () => ({ defend: rest }),
  })
  mark(s, pick.arg, MARK.fighting)
  if (left > 1) return
  const chosen = troops.filter((p) => isMarked(s, p, MARK.fighting))
  g.emit?.({ type: 'defenders-chosen', rule: '18.3.1.a', space: x, pieces: chosen })
}
