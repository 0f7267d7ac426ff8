/** Chapter 11: the administrative phase. */
import type { GrandIllusion, Next, Procedure } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { isInfantry } from '../../pieces.ts'
import { SIDES, type Side } from '../../sides.ts'
import { MARK, setTurn, type State, unitsAt, unmarkAll } from '../../state.ts'
import { settleElsewhere } from '../08-action/control.ts'
import { expireEmergency } from '../08-action/emergency.ts'
import { displaceStranded } from '../08-action/stranded.ts'
import { noteMasking } from '../14-scenarios/antwerp.ts'
import { awards } from '../14-scenarios/awards.ts'
import { isDecided, parisVictory, scoreSuppliedHexes, victorySteps } from '../14-scenarios/victory.ts'
import { attrition, surrenders } from './attrition.ts'
import { checkSupply, isOutOfSupply } from './supply-check.ts'

/** §4.0 A to F in the order listed; leads to the recovery, or to the end */
export function* administrationPhase(g: GrandIllusion): Procedure<Next> {
  expireEmergency(g)
  noteMasking(g.state)
  if (victorySteps(g)) return 'end'
  checkSupply(g)
  attrition(g)
  surrenders(g)
  // §8.3.3 §8.4.3.h lines that have opened since the check
  settleElsewhere(g)
  for (const side of SIDES) yield* displaceStranded(g, side)
  scoreSuppliedHexes(g)
  return isDecided(g.state) || parisVictory(g) ? 'end' : 'recovery/allied'
}

export function* turnEndPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  // §11.5
  improveTrenches(g)
  // §14.2.2.b.4 §14.2.2.b.5
  awards(g)
  unmarkAll(s, MARK.placed | MARK.done | MARK.moved | MARK.entered | MARK.attacks | MARK.emergency)
  // §11.6 the next turn
  setTurn(s, s.turn + 1)
  // §8.3.3 §8.4.3.g emergency supply may begin with the turn
  settleElsewhere(g)
  return isDecided(s) ? 'end' : 'caps'
}

/** §11.5 supplied when it was checked: a line that attrition or a surrender has opened since feeds nobody yet */
const hasFedInfantry = (s: State, side: Side, h: number): boolean =>
  unitsAt(s, side, h).some((u) => isInfantry(u) && !isOutOfSupply(s, u))

/** §9.7.3 §11.5 with supplied infantry of both sides in the hex */
function improveTrenches(g: GrandIllusion): void {
  const { state: s } = g
  for (let h = 0; h < HEXES; h++) {
    if (s.trench.get(h) !== 1 || !SIDES.every((side) => hasFedInfantry(s, side, h))) continue
    s.trench.set(h, 2)
    g.emit?.({ type: 'trench-improved', rule: '11.5', hex: h })
  }
}
