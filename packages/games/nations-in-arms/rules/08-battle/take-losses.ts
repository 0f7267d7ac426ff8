/** §8.4.1 A side takes its losses, step by step. */
import { at } from '@sandtable/kernel'
import type { NationsInArms, Next, Procedure, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isMounted, isUnit } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import type { State } from '../../state.ts'
import { loseStep, loseSupport } from '../02-units/losses.ts'
import { powerOfRole } from './begin.ts'
import { ATTACKER, DEFENDER, fightersOf, keep, kept, type Role, wallsOf, WORD } from './facts.ts'
import { type Debt, debtAfter, losableIn, lossChoices, mayReplaceMounted, replaced } from './losses.ts'

function debtOf(s: State, role: Role): Debt {
  return {
    due: kept(s, WORD.due, role),
    // §8.4.1(2)a the lead unit is owed until the first step has gone
    lead: kept(s, WORD.lead, role),
    group: kept(s, WORD.morale, role),
    groupDue: kept(s, WORD.groupDue, role),
    mountedDue: kept(s, WORD.mountedDue, role),
    footDue: kept(s, WORD.footDue, role),
  }
}

function keepDebt(s: State, role: Role, { due, lead, groupDue, mountedDue, footDue }: Debt): void {
  keep(s, WORD.due, role, due)
  keep(s, WORD.lead, role, lead)
  keep(s, WORD.groupDue, role, groupDue)
  keep(s, WORD.mountedDue, role, mountedDue)
  keep(s, WORD.footDue, role, footDue)
}

/** One step an entry; the attacker's first, though nothing depends on the order. */
export function* takeLosses(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const force = fightersOf(s, role)
  const debt = debtOf(s, role)
  const walls = wallsOf(s, role)
  if (debt.due === 0 || losableIn(s, force) + walls === 0)
    return role === ATTACKER ? at('battle/losses', DEFENDER) : at('battle/leaders', ATTACKER)
  const choices = lossChoices(s, force, debt)
  const maySpare = mayReplaceMounted(s, force, debt)
  const [only = NONE] = choices
  const isAll = debt.due >= losableIn(s, force) && walls === 0
  if (choices.length === 0) return loseWall(g, role, debt)
  if (!maySpare && walls === 0 && (choices.length === 1 || isAll)) return lose(g, role, debt, only)
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.4.1(2)',
    prompt: 'take-loss',
    facts: { space: s.battleAt, left: debt.due, mounted: debt.mountedDue, group: debt.groupDue },
    choose: () => ({ lose: choices, spare: maySpare, wall: walls > 0 }),
    refuse: { lose: (p) => whyNotLose(force, debt, p), spare: () => whyNotSpare(debt) },
  })
  if (pick.verb === 'lose') return lose(g, role, debt, pick.arg)
  if (pick.verb === 'wall') return loseWall(g, role, debt)
  keepDebt(s, role, replaced(debt))
  g.emit?.({ type: 'cavalry-spared', rule: '8.4.1(2)c.2', role })
  return at('battle/losses', role)
}

function lose(g: NationsInArms, role: Role, debt: Debt, p: number): Next {
  const { state: s } = g
  keepDebt(s, role, debtAfter(debt, p))
  if (isUnit(p)) loseStep(g, p)
  else loseSupport(g, p, '8.2.3(1)a')
  return at('battle/losses', role)
}

/** §9.3.2(1) §9.3.2(2) a fortress point in place of a step */
function loseWall(g: NationsInArms, role: Role, debt: Debt): Next {
  const { state: s } = g
  const place = placeAt(s.battleAt)
  s.breached.set(place, (s.breached.get(place) + 1) as 1)
  keepDebt(s, role, { ...debt, due: debt.due - 1 })
  g.emit?.({ type: 'point-lost', rule: '9.3.2', space: s.battleAt, left: wallsOf(s, role) })
  return at('battle/losses', role)
}

function whyNotLose(force: readonly number[], debt: Debt, p: number): Refusal {
  const facts = { piece: p }
  if (!force.includes(p)) return { code: 'not-in-battle', rule: '8.4.1(2)', facts }
  if (debt.lead !== NONE) return { code: 'lead-unit-first', rule: '8.4.1(2)a', facts: { piece: debt.lead } }
  if (debt.mountedDue > 0 && !isMounted(p)) return { code: 'mounted-owed', rule: '8.4.1(2)c', facts }
  if (debt.footDue > 0 && isMounted(p)) return { code: 'infantry-owed', rule: '8.4.1(2)c.2', facts }
  return { code: 'group-owed', rule: '8.4.1(2)b', facts: { ...facts, value: debt.group } }
}

const whyNotSpare = ({ mountedDue }: Debt): Refusal =>
  mountedDue === 0
    ? { code: 'no-mounted-loss', rule: '8.4.1(2)c', facts: {} }
    : { code: 'too-little-infantry', rule: '8.4.1(2)c.2', facts: {} }
