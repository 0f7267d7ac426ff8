/** §8.1.2 The steps of a battle as stages. */
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import type { BattleStage } from '../../stages-battle.ts'
import { beginBattle, readyForBattle } from './begin.ts'
import { checkLeaders } from './casualties.ts'
import { rollBattle } from './dice.ts'
import { endBattle } from './end.ts'
import { ATTACKER, DEFENDER, type Role } from './facts.ts'
import { chooseLeads } from './leads.ts'
import { bringForce, hearGuns } from './march-to-guns.ts'
import { checkMorale, destroy } from './morale-check.ts'
import { chooseRetreat, retreatOn, sufferPursuit, withdraw } from './retreat.ts'
import { takeLosses } from './take-losses.ts'
import { findWinner, mayConcede } from './verdict.ts'

type Rules = (g: NationsInArms, arg: number) => Procedure<Next>
const forRole =
  (rules: (g: NationsInArms, role: Role) => Procedure<Next>): Rules =>
  (g, arg) =>
    rules(g, arg === ATTACKER ? ATTACKER : DEFENDER)

export const BATTLE_RULES: Readonly<Record<BattleStage, Rules>> = {
  battle: beginBattle,
  'battle/guns': forRole(hearGuns),
  'battle/bring': forRole(bringForce),
  'battle/ready': readyForBattle,
  'battle/leads': chooseLeads,
  'battle/dice': rollBattle,
  'battle/losses': forRole(takeLosses),
  'battle/leaders': forRole(checkLeaders),
  'battle/verdict': findWinner,
  'battle/concede': forRole(mayConcede),
  'battle/morale': checkMorale,
  'battle/retreat': forRole(chooseRetreat),
  'battle/retreat-on': forRole(retreatOn),
  'battle/pursuit': forRole(sufferPursuit),
  'battle/withdraw': forRole(withdraw),
  'battle/destroyed': forRole(destroy),
  'battle/end': endBattle,
}
