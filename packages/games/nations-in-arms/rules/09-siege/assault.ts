/** §9.3 An assault: one round of battle against the walls and whoever is behind them. */
import { D6 } from '@sandtable/kernel'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { placeAt } from '../../places.ts'
import type { State } from '../../state.ts'
import { commanderIn, voiceOf } from '../03-stacking/command.ts'
import { levelAt } from '../06-movement/fortresses.ts'
import {
  ATTACKER,
  DEFENDER,
  fightersOf,
  FOUGHT,
  isSo,
  keep,
  note,
  ROLES,
  setWord,
  WORD,
} from '../08-battle/facts.ts'
import { losableIn } from '../08-battle/losses.ts'
import { moraleNeeded } from '../08-battle/morale-check.ts'
import { decidedByLosses } from '../08-battle/verdict.ts'
import { besiegersAt, garrisonIn, pointsOf } from './besiegers.ts'
import { captorOf, rebuild, take } from './capture.ts'
import { goOn } from './check.ts'

/** §9.2.1(3) §9.2.1(5) */
export function* beginAssault(g: NationsInArms, at: number, isBreach: boolean): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.battle.fill(0)
  s.battleAt = at
  s.battleContact = NONE
  s.attacker = voiceOf(s, besiegersAt(s, at))
  s.defender = voiceOf(s, garrisonIn(s, at))
  note(s, FOUGHT.assault)
  if (isBreach) note(s, FOUGHT.breach)
  // §9.3.1(1)
  setWord(s, WORD.round, 1)
  for (const role of ROLES) {
    keep(s, WORD.subordinate, role, NONE)
    keep(s, WORD.lead, role, NONE)
    keep(s, WORD.risked, role, NONE)
    keep(s, WORD.commander, role, commanderIn(s, fightersOf(s, role)))
  }
  // §9.4 who takes the place if all besiegers fall in a breach
  setWord(s, WORD.marching, captorOf(s, at))
  g.emit?.({
    type: 'assault-began',
    rule: '9.3',
    space: at,
    points: pointsOf(s, at),
    breach: Number(isBreach),
  })
  return 'battle/ready'
}

const isWipedOut = (s: State, role: typeof ATTACKER | typeof DEFENDER): boolean =>
  losableIn(s, fightersOf(s, role)) + (role === DEFENDER ? pointsOf(s, s.battleAt) : 0) === 0

/** §9.3.3 After both sides have taken their losses and checked their leaders. */
export function* endAssault(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const at = s.battleAt
  const captor = s.battle.get(WORD.marching)
  const [noBesiegers, noDefence] = [isWipedOut(s, ATTACKER), isWipedOut(s, DEFENDER)]
  // §9.3.3(1) §9.3.3(1)a
  if (isSo(s, FOUGHT.breach)) return yield* fall(g, at, 'breach', captor)
  // §9.3.3(2)a control stays with the fortress side
  if (noDefence && noBesiegers) return yield* fall(g, at, 'destroyed', s.holder.get(placeAt(at)))
  // §9.3.3(2)
  if (noDefence) return yield* fall(g, at, 'destroyed', captor)
  // §9.3.3(3) equal results are a draw (ruling 81)
  const winner = noBesiegers ? DEFENDER : decidedByLosses(s)
  g.emit?.({ type: 'assault-decided', rule: '9.3.3(3)', space: at, role: winner })
  if (winner === ATTACKER && !holds(g, at)) return yield* fall(g, at, 'morale', captor)
  // §9.3.3(5)
  close(s)
  return noBesiegers ? 'done' : goOn(g, at)
}

const STRONGEST = 3
/** §9.3.3(4) the fortress checks its morale; §9.3.3(4)a never one of level 3 */
function holds(g: NationsInArms, at: number): boolean {
  const { state: s } = g
  if (levelAt(s, at) >= STRONGEST) return true
  const needed = moraleNeeded(s, DEFENDER)
  const { total: die, reading } = g.roll(D6, (thrown) => Number(thrown <= needed))
  g.emit?.({ type: 'fortress-checked', rule: '9.3.3(4)', space: at, die, needed, holds: reading })
  return reading === 1
}

function* fall(
  g: NationsInArms,
  at: number,
  why: 'breach' | 'destroyed' | 'morale',
  captor: number,
): Procedure<Next> {
  close(g.state)
  take(g, at, why, captor)
  return yield* rebuild(g, at)
}

function close(s: State): void {
  s.battleAt = s.battleContact = s.attacker = s.defender = NONE
}
