/** §12.2 the combat under way, one step per entry: the flags of the state say what is next. */
import type { Fight, Illusions, Next, Step } from '../../illusions.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { COMBAT, type State } from '../../state.ts'
import { cardWindow } from '../09-cards/combat-cards.ts'
import { announce, whyNotFlank } from '../21-flank/announce.ts'
import { rollFlank } from '../21-flank/resolve.ts'
import { fireOrder } from './fire-order.ts'
import { fire } from './fire.ts'
import { absorbNext, beginAbsorbing } from './losses.ts'
import { fightOf, isSet } from './under-way.ts'
import { checkWeather } from './weather.ts'
import { closeFire, closeWithdrawal } from './winner.ts'

export function* fightPhase(g: Illusions): Step<Next> {
  const { state: s } = g
  if (s.absorb > 0) {
    yield* g.within('losses', absorbNext(g))
    return 'fight'
  }
  const fight = fightOf(s)
  if (!isSet(s, COMBAT.cardsPlayed)) return yield* beforeFire(g, fight)
  if (isSet(s, COMBAT.withdrawn)) return closeWithdrawal(g)
  if (isSet(s, COMBAT.flank) && !isSet(s, COMBAT.flankSucceeded | COMBAT.flankFailed)) {
    rollFlank(g, fight)
    return 'fight'
  }
  return yield* shoot(g, fight)
}

/** §12.2.B to E; `step` counts: 0 flank, 1 weather, 2 attacker's cards, 3 defender's cards */
function* beforeFire(g: Illusions, fight: Fight): Step<Next> {
  const { state: s } = g
  switch (s.step++) {
    case 0:
      if (!whyNotFlank(s, fight)) yield* announce(g, fight)
      break
    case 1:
      checkWeather(g, fight)
      break
    case 2:
      yield* g.within('combat-cards', cardWindow(g, fight, 'attacker'))
      break
    default:
      yield* g.within('combat-cards', cardWindow(g, fight, 'defender'))
      s.combatMarks |= COMBAT.cardsPlayed
  }
  return 'fight'
}

/** §12.2.G.3 whose fire is due; losses are taken before the next fire unless it is simultaneous */
function* shoot(g: Illusions, fight: Fight): Step<Next> {
  const { state: s } = g
  const order = fireOrder(s, fight)
  const attackerFirst = order !== 'defender-first'
  const next = attackerFirst ? COMBAT.attackerFired : COMBAT.defenderFired
  const last = attackerFirst ? COMBAT.defenderFired : COMBAT.attackerFired
  if (!isSet(s, next)) fireAs(g, fight, next)
  else if (!isSet(s, last) && (order === 'simultaneous' || isPaid(s, next))) fireAs(g, fight, last)
  if (order === 'simultaneous' && !isSet(s, last)) return 'fight'
  if (beginNextLoss(s) || !isSet(s, last)) return 'fight'
  return yield* closeFire(g, fight)
}

function fireAs(g: Illusions, fight: Fight, flag: number): void {
  fire(g, fight, flag === COMBAT.attackerFired ? 'attacker' : 'defender')
  g.state.combatMarks |= flag
}
const isPaid = (s: State, fired: number): boolean =>
  isSet(s, fired === COMBAT.attackerFired ? COMBAT.defenderPaid : COMBAT.attackerPaid)

/** the defender pays first; a Loss Number of 0 is paid at once */
function beginNextLoss(s: State): boolean {
  const side = s.active as Side
  if (isSet(s, COMBAT.attackerFired) && !isSet(s, COMBAT.defenderPaid)) {
    s.combatMarks |= COMBAT.defenderPaid
    beginAbsorbing(s, enemyOf(side), s.attackLn)
    return true
  }
  if (isSet(s, COMBAT.defenderFired) && !isSet(s, COMBAT.attackerPaid)) {
    s.combatMarks |= COMBAT.attackerPaid
    beginAbsorbing(s, side, s.defenceLn)
    return true
  }
  return false
}
