/** §9.4.3 what a retreat costs: a hit, or everything. */
import type { GrandIllusion, Procedure } from '../../../grand-illusion.ts'
import { isCombatUnit, isHa, isHq } from '../../../pieces.ts'
import type { Side } from '../../../sides.ts'
import { hexOf, isOnMap } from '../../../state.ts'
import { settleHex } from '../../08-action/control.ts'
import { type Cause, eliminate, takeHit } from '../losses.ts'
import type { Walkers } from './group.ts'
import { displace } from './headquarters.ts'
import { canEmbark, embark } from './sea.ts'

/** one unit of the owner's choice takes the hit */
export function* suffer(g: GrandIllusion, group: Walkers, cause: Cause): Procedure {
  const { state: s } = g
  const fighters = group.units.filter(isCombatUnit)
  if (fighters.length === 0) return
  const victim =
    fighters.length === 1 ? (fighters[0] as number) : yield* chooseVictim(g, group.side, fighters, cause)
  takeHit(g, victim, cause)
  group.units = group.units.filter((u) => isOnMap(s, u))
}

function* chooseVictim(
  g: GrandIllusion,
  side: Side,
  fighters: readonly number[],
  cause: Cause,
): Procedure<number> {
  const pick = yield* g.ask(side, {
    rule: cause === 'overstacked' ? '9.4.3.c' : '9.4.3.a',
    prompt: 'who-takes-the-hit',
    facts: { pieces: [...fighters] },
    choose: () => ({ suffer: fighters }),
  })
  return pick.arg
}

/** §9.4.3.b nowhere to go: the sea for Allied units on the coast (§9.4.5), HQs by §9.4.4, the rest is lost */
export function* perish(g: GrandIllusion, group: Walkers, cause: Cause): Procedure {
  const { state: s } = g
  const h = hexOf(s, group.units[0] as number)
  for (const u of group.units.filter((each) => !isHq(each))) {
    if (cause === 'no-retreat' && canEmbark(u, h)) embark(g, u)
    else eliminate(g, u, isHa(u) ? 'overrun' : cause)
  }
  for (const u of group.units.filter(isHq)) yield* displace(g, u)
  group.units = []
  settleHex(g, h)
}
