/** §8.4 The dice of both sides, and what they do to each other. */
import { at, TWO_D6 } from '@sandtable/kernel'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isMounted } from '../../pieces.ts'
import type { State } from '../../state.ts'
import {
  ATTACKER,
  battleStepsIn,
  fightersOf,
  FOUGHT,
  keep,
  kept,
  note,
  otherRole,
  type Role,
  ROLES,
  setWord,
  wallsOf,
  WORD,
  wordOf,
} from './facts.ts'
import { groupShare, losableIn } from './losses.ts'
import { modifiersOf, sumOf } from './modifiers.ts'
import { isExempt } from './odds.ts'
import { type Damage, damageAt, rowOf, type Size } from './table.ts'

const PLUS = [FOUGHT.attackerPlus, FOUGHT.defenderPlus] as const

/** §8.4(1) Both sides roll; what they lose is lost at the same time. */
export function* rollBattle(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  setWord(s, WORD.flags, wordOf(s, WORD.flags) & ~(FOUGHT.attackerPlus | FOUGHT.defenderPlus))
  for (const role of ROLES) {
    keep(s, WORD.steps, role, battleStepsIn(s, fightersOf(s, role)) + wallsOf(s, role))
    keep(s, WORD.checks, role, 0)
    // §8.3.6(2)
    keep(s, WORD.risked, role, kept(s, WORD.subordinate, role))
  }
  const results = ROLES.map((role) => rollFor(g, role))
  for (const role of ROLES) inflict(s, role, results[role] as Damage)
  return at('battle/losses', ATTACKER)
}

function rollFor(g: NationsInArms, role: Role): Damage {
  const { state: s } = g
  const modifiers = modifiersOf(s, role)
  const sum = sumOf(modifiers)
  const size = wordOf(s, WORD.size) as Size
  const { total: dice } = g.roll(TWO_D6, (thrown) => rowOf(thrown + sum))
  const damage = damageAt(size, dice + sum)
  keep(s, WORD.total, role, dice + sum)
  if (damage.plus) note(s, PLUS[role])
  g.emit?.({
    type: 'battle-rolled',
    rule: '8.4',
    role,
    dice,
    modifiers,
    total: dice + sum,
    steps: damage.steps,
    plus: Number(damage.plus),
    mounted: Number(damage.mounted),
    leader: damage.leader === undefined ? NONE : damage.leader === 'roller' ? role : otherRole(role),
  })
  return damage
}

/** What the roll of a side does: steps and a mounted one to the other side, a check to one of them. */
function inflict(s: State, role: Role, { steps, mounted, leader }: Damage): void {
  const victim = otherRole(role)
  const force = fightersOf(s, victim)
  // §8.4.1(1) no more than it has itself, and not more than there is
  const due = Math.min(steps, kept(s, WORD.steps, role), losableIn(s, force) + wallsOf(s, victim))
  keep(s, WORD.due, victim, due)
  keep(s, WORD.lost, victim, due)
  // §8.4.1(2)b
  // §9.3.2(1) behind walls the choice is free
  keep(s, WORD.groupDue, victim, wallsOf(s, victim) > 0 ? 0 : groupShare(due))
  // §8.4.1(2)c §8.4.1(2)c.1
  keep(s, WORD.mountedDue, victim, Number(mounted && due > 0 && force.some(isMounted)))
  keep(s, WORD.footDue, victim, 0)
  if (leader === undefined) return
  const checked = leader === 'roller' ? role : victim
  // §8.4.2(1)a
  if (!isExempt(wordOf(s, WORD.ratio), checked === ATTACKER))
    keep(s, WORD.checks, checked, kept(s, WORD.checks, checked) + 1)
}
