/** Chapter 11: the administrative phase. */
import type { GrandIllusion, NextPhase, Step } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { SIDES } from '../../sides.ts'
import { MARK, unmarkAll } from '../../state.ts'
import { expireEmergency } from '../08-action/emergency.ts'
import { displaceStranded } from '../08-action/stranded.ts'
import { hasSuppliedInfantry } from '../09-battle/entrenching.ts'
import { noteMasking } from '../14-scenarios/antwerp.ts'
import { awards } from '../14-scenarios/awards.ts'
import { isDecided, scoreSuppliedHexes, victorySteps } from '../14-scenarios/victory.ts'
import { attrition, surrenders } from './attrition.ts'
import { checkSupply } from './supply-check.ts'

/** §4.0 A to F in the order listed; leads to 'recovery', or to the end */
export function* administrationPhase(g: GrandIllusion): Step<NextPhase> {
  expireEmergency(g)
  noteMasking(g.state)
  if (victorySteps(g)) return 'end'
  checkSupply(g)
  attrition(g)
  surrenders(g)
  for (const side of SIDES) yield* displaceStranded(g, side)
  scoreSuppliedHexes(g)
  return isDecided(g.state) ? 'end' : 'recovery'
}

/** §11.5 trenches; §14.2.2.b.4 §14.2.2.b.5; §11.6 the next turn */
export function* turnEndPhase(g: GrandIllusion): Step<NextPhase> {
  const { state: s } = g
  improveTrenches(g)
  awards(g)
  unmarkAll(s, MARK.placed | MARK.done | MARK.moved | MARK.entered | MARK.attacks)
  s.turn++
  return 'caps'
}

/** §9.7.3 §11.5 with supplied infantry of both sides in the hex */
function improveTrenches(g: GrandIllusion): void {
  const { state: s } = g
  for (let h = 0; h < HEXES; h++) {
    if (s.trench[h] !== 1 || !SIDES.every((side) => hasSuppliedInfantry(s, side, h))) continue
    s.trench[h] = 2
    g.emit?.({ type: 'trench-improved', rule: '11.5', hex: h })
  }
}
