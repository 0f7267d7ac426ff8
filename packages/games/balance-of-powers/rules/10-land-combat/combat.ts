/** §10.03 Land combat, step by step. */
import { at, call } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import type { Side } from '../../nations.ts'
import { COMBAT_ORDER, type CombatStage } from '../../stages-combat.ts'
import type { State } from '../../state.ts'
import { bombard } from './bombardment.ts'
import { closeCombat } from './close.ts'
import { checkSupply } from './declare.ts'
import { attackerOf, COMBAT, defenderOf, is } from './facts.ts'
import { gainGround } from './ground.ts'
import { checkCommand } from './leadership.ts'
import { takeLoss } from './losses.ts'
import { testMorale } from './morale.ts'
import { payForAttack } from './payment.ts'
import { namePointUnits } from './point-units.ts'
import { commitReserve } from './reserves.ts'
import { payOrLose } from './resources.ts'
import { retreat } from './retreat.ts'
import { modify, rollCombat } from './roll.ts'
import { useInfrastructure } from './support.ts'

type Step = (g: BalanceOfPowers, arg: number) => Procedure<Next>

type Frame = ReturnType<typeof at<CombatStage>>

/** steps that each side goes through by itself, the attacker first */
const BY_SIDE: ReadonlySet<CombatStage> = new Set(['combat/resources', 'combat/losses'])

/** The steps in the order of §10.03; after them the force goes on with what it has left (§10.8). */
export const fight = (s: State): Next =>
  call(
    COMBAT_ORDER.flatMap((step): (CombatStage | Frame)[] =>
      BY_SIDE.has(step) ? [at(step, attackerOf(s)), at(step, defenderOf(s))] : [step],
    ),
    'campaign/go-on',
  )

/** a combat that is over has no more steps but the last (§10.22, §10.3) */
const unlessOver =
  (step: Step): Step =>
  (g, arg) =>
    is(g.state, COMBAT.over) ? pass() : step(g, arg)

function* pass(): Procedure<Next> {
  yield* []
  return 'done'
}

function* supply(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  checkSupply(g)
  return 'done'
}

export const COMBAT_STEPS: Readonly<Record<CombatStage, Step>> = {
  'combat/supply': supply,
  'combat/bombardment': bombard,
  'combat/payment': unlessOver(payForAttack),
  'combat/reserves': unlessOver(commitReserve),
  'combat/point-units': unlessOver(namePointUnits),
  'combat/leadership': unlessOver(checkCommand),
  'combat/infrastructure': unlessOver(useInfrastructure),
  'combat/modifiers': unlessOver(modify),
  'combat/roll': unlessOver(rollCombat),
  'combat/resources': unlessOver((g, side) => payOrLose(g, side as Side)),
  'combat/losses': unlessOver((g, side) => takeLoss(g, side as Side)),
  'combat/morale': unlessOver(testMorale),
  'combat/retreat': unlessOver(retreat),
  'combat/ground': unlessOver(gainGround),
  'combat/close': closeCombat,
}
