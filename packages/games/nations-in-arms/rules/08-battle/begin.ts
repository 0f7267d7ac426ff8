/** §8.1.2(1) A battle begins, and each of its rounds. */
import { at } from '@sandtable/kernel'
import { powerOf, powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { has, type State } from '../../state.ts'
import { halvesIn, stepsIn } from '../02-units/force.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { holderAt, levelAt } from '../06-movement/fortresses.ts'
import { checkSupply } from '../07-supply/check.ts'
import {
  ATTACKER,
  battleStepsIn,
  commanderOfRole,
  DEFENDER,
  fightersOf,
  FOUGHT,
  isSo,
  keep,
  note,
  otherRole,
  type Role,
  ROLES,
  setWord,
  wallsOf,
  WORD,
  wordOf,
} from './facts.ts'
import { moraleChoices } from './morale.ts'
import { ratioOf, wonByOdds } from './odds.ts'
import { SIZE, sizeOf } from './table.ts'

/** who decides for a side: its commander's player */
export function powerOfRole(s: State, role: Role): number {
  const voice = voiceOf(s, fightersOf(s, role))
  // an empty fortress (§9.3)
  return voice === NONE ? powerOf(s, holderAt(s, s.battleAt)) : powerOfPiece(s, voice)
}

/** §8.1.1 */
export function* beginBattle(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.battle.fill(0)
  setWord(s, WORD.round, 1)
  for (const role of ROLES) {
    keep(s, WORD.subordinate, role, NONE)
    keep(s, WORD.lead, role, NONE)
    keep(s, WORD.risked, role, NONE)
    keep(s, WORD.commander, role, commanderOfRole(s, role))
  }
  const [attackers, defenders] = [fightersOf(s, ATTACKER), fightersOf(s, DEFENDER)]
  // §8.3.8(1) who has intercepted is the defender
  if (defenders.some((p) => has(s, p, MARK.intercepted))) note(s, FOUGHT.intercepted)
  g.emit?.({ type: 'battle-began', rule: '8.1.1', space: s.battleAt, attackers, defenders })
  return at('battle/guns', ATTACKER)
}

/** §8.1.2(1)c §8.1.2(1)d After the march to the guns: size, odds and overall morale. */
export function* readyForBattle(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const forces = ROLES.map((role) => fightersOf(s, role))
  // §9.3.1(6) the walls fight beside the garrison
  const steps = ROLES.map((role) => battleStepsIn(s, forces[role] ?? []) + wallsOf(s, role))
  const halves = ROLES.map((role) => halvesIn(s, forces[role] ?? []) + HALVES * wallsOf(s, role))
  const [attack = 0, defence = 0] = halves
  const ratio = ratioOf(attack, defence)
  // §9.3.1(2)
  const size = isSo(s, FOUGHT.assault) ? SIZE.skirmish : sizeOf(steps[0] ?? 0, steps[1] ?? 0)
  setWord(s, WORD.size, size)
  setWord(s, WORD.ratio, held(ratio))
  g.emit?.({ type: 'battle-sized', rule: '8.2.3', size, steps, halves, ratio: held(ratio) })
  const won = wonByOdds(ratio)
  if (won !== 0) return winByOdds(g, won > 0 ? ATTACKER : DEFENDER)
  for (const role of ROLES) keep(s, WORD.morale, role, yield* chooseMorale(g, role))
  // §8.2.6(1) §7.1.1(1)b; §9.3.1(9) supply counts for nothing in an assault
  if (!isSo(s, FOUGHT.assault)) checkSupply(g, fightersOf(s, DEFENDER))
  const values = ROLES.map((role) => s.battle.get(WORD.morale + role))
  g.emit?.({ type: 'morale-set', rule: '8.2.4', values })
  return 'battle/leads'
}

const HALVES = 2
const MOST = 9
/** §9.3.1(5) */
const FORTRESS_MORALE = 3
/** a ratio as the state can hold it */
const held = (ratio: number): number => Math.max(-MOST, Math.min(MOST, ratio))

/** §8.2.4(3) of groups of the same size the owner chooses one */
function* chooseMorale(g: NationsInArms, role: Role): Procedure<number> {
  const { state: s } = g
  const force = fightersOf(s, role)
  // §9.3.1(5) §9.3.1(8)
  if (wallsOf(s, role) > 0 && stepsIn(s, force) <= levelAt(s, s.battleAt)) return FORTRESS_MORALE
  const values = moraleChoices(s, force)
  const [only = 0] = values
  if (values.length < 2) return only
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.2.4(3)',
    prompt: 'choose-morale',
    facts: { space: s.battleAt, round: wordOf(s, WORD.round) },
    choose: () => ({ morale: values }),
  })
  return pick.arg
}

/** §8.3.1(5) the weaker side is destroyed, without dice or checks of leaders */
function winByOdds(g: NationsInArms, role: Role): Next {
  const { state: s } = g
  note(s, FOUGHT.byOdds)
  setWord(s, WORD.won, role + 1)
  g.emit?.({ type: 'won-by-odds', rule: '8.3.1(5)', role, ratio: wordOf(s, WORD.ratio) })
  if (isSo(s, FOUGHT.assault))
    return role === ATTACKER ? at('siege/verdict', s.battleAt) : at('battle/destroyed', ATTACKER)
  return at('battle/destroyed', otherRole(role))
}
