/** §8.5 Who has won. */
import { at } from '@sandtable/kernel'
import { isSide } from '../../allegiance.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import type { State } from '../../state.ts'
import { powerOfRole } from './begin.ts'
import {
  ATTACKER,
  blocIn,
  DEFENDER,
  fightersOf,
  FOUGHT,
  isSo,
  keep,
  kept,
  otherRole,
  type Role,
  ROLES,
  setWord,
  WORD,
  wordOf,
} from './facts.ts'
import { losableIn } from './losses.ts'
import { SIZE } from './table.ts'

/** What decides a round, from the strongest reason to the weakest. */
type Reason = 'annihilation' | 'losses' | 'plus' | 'conceded' | 'undecided'

/** §8.5.1(1) §8.4.1(3) annihilation; §8.5.1(2) steps inflicted; §8.5.1(3) a plus. Undefined where none of them tells. */
function decided(s: State): { readonly role: Role; readonly why: Reason } | undefined {
  const [attackers = 0, defenders = 0] = ROLES.map((role) => losableIn(s, fightersOf(s, role)))
  if (attackers > 0 !== defenders > 0)
    return { role: attackers > 0 ? ATTACKER : DEFENDER, why: 'annihilation' }
  const role = decidedByLosses(s)
  // ruling 82: with both sides gone nobody is left to be asked, and a draw is the defender's (§8.5.2(1)c)
  if (role === NONE) return attackers + defenders > 0 ? undefined : { role: DEFENDER, why: 'undecided' }
  const isEven = kept(s, WORD.lost, ATTACKER) === kept(s, WORD.lost, DEFENDER)
  return { role, why: isEven ? 'plus' : 'losses' }
}

/** §8.5.1(2) the side that has inflicted more, §8.5.1(3) of equals the one with a plus; -1 where neither tells */
export function decidedByLosses(s: State): Role | typeof NONE {
  const [lostByAttacker, lostByDefender] = [kept(s, WORD.lost, ATTACKER), kept(s, WORD.lost, DEFENDER)]
  if (lostByAttacker !== lostByDefender) return lostByDefender > lostByAttacker ? ATTACKER : DEFENDER
  const [plus, defenderPlus] = [isSo(s, FOUGHT.attackerPlus), isSo(s, FOUGHT.defenderPlus)]
  return plus === defenderPlus ? NONE : plus ? ATTACKER : DEFENDER
}

export function* findWinner(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  const found = decided(s)
  return found ? win(g, found.role, found.why) : at('battle/concede', ATTACKER)
}

/** §8.5.1(4) First the attacker, then the defender, stays or admits defeat. */
export function* mayConcede(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.5.1(4)',
    prompt: 'concede',
    facts: { space: s.battleAt, round: wordOf(s, WORD.round), attacks: Number(role === ATTACKER) },
    choose: () => ({ stand: true, concede: true }),
  })
  if (pick.verb === 'concede') {
    g.emit?.({ type: 'conceded', rule: '8.5.1(4)', role })
    return win(g, otherRole(role), 'conceded')
  }
  g.emit?.({ type: 'stood', rule: '8.5.1(4)', role })
  if (role === ATTACKER) return at('battle/concede', DEFENDER)
  return nextRound(g)
}

const ROUNDS = 2
/** §8.5.2(1)a a second round from the march to the guns; §8.5.2(1)c after it the defender has won */
function nextRound(g: NationsInArms): Next {
  const { state: s } = g
  if (wordOf(s, WORD.round) === ROUNDS) return win(g, DEFENDER, 'undecided')
  setWord(s, WORD.round, ROUNDS)
  for (const role of ROLES) {
    keep(s, WORD.subordinate, role, NONE)
    keep(s, WORD.lead, role, NONE)
  }
  g.emit?.({ type: 'round-began', rule: '8.5.2', space: s.battleAt, round: ROUNDS })
  return at('battle/guns', ATTACKER)
}

/** scenarios count decisive battles by the side that has won them */
function countDecisive(s: State, role: Role): void {
  const side = s.side.get(blocIn(s, role))
  if (wordOf(s, WORD.size) === SIZE.decisive && isSide(side)) s.decisive.set(side, s.decisive.get(side) + 1)
}

function win(g: NationsInArms, role: Role, why: Reason): Next {
  const { state: s } = g
  setWord(s, WORD.won, role + 1)
  countDecisive(s, role)
  g.emit?.({ type: 'battle-won', rule: '8.5.1', role, space: s.battleAt, why })
  return 'battle/morale'
}
