/** §8.3.6 §8.3.7 Each side names a subordinate and a lead unit, and nobody sees it before both have. */
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import type { State } from '../../state.ts'
import { unitsIn } from '../02-units/force.ts'
import { powerOfRole } from './begin.ts'
import { ATTACKER, fightersOf, keep, kept, type Role, ROLES, subordinatesOf, WORD } from './facts.ts'

interface Leads {
  readonly subordinate: number
  readonly lead: number
}

export function* chooseLeads(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const chosen = yield* g.together(
    ROLES.map((role) => ({ name: 'leads', body: leadsOf(g, role) })),
    { secret: true },
  )
  for (const role of ROLES) {
    const { subordinate, lead } = chosen[role] as Leads
    keep(s, WORD.subordinate, role, subordinate)
    keep(s, WORD.lead, role, lead)
  }
  g.emit?.({
    type: 'leads-shown',
    rule: '8.3.6(3)',
    subordinates: ROLES.map((role) => kept(s, WORD.subordinate, role)),
    units: ROLES.map((role) => kept(s, WORD.lead, role)),
  })
  return 'battle/dice'
}

function* leadsOf(g: NationsInArms, role: Role): Procedure<Leads> {
  const subordinate = yield* chooseSubordinate(g, role)
  const lead = yield* chooseLeadUnit(g, role)
  return { subordinate, lead }
}

const factsOf = (s: State, role: Role) => ({ space: s.battleAt, attacks: Number(role === ATTACKER) })

/** §8.3.6(1) one of them, or none: his modifier costs a check (§8.3.6(2)) */
function* chooseSubordinate(g: NationsInArms, role: Role): Procedure<number> {
  const { state: s } = g
  const leaders = subordinatesOf(s, role)
  if (leaders.length === 0) return NONE
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.3.6',
    prompt: 'choose-subordinate',
    facts: factsOf(s, role),
    choose: () => ({ subordinate: leaders, nobody: true }),
    refuse: { subordinate: (p) => ({ code: 'not-subordinate', rule: '8.3.6(1)', facts: { piece: p } }) },
  })
  return pick.verb === 'nobody' ? NONE : pick.arg
}

/** §8.3.7(1) one of them, or none; §8.3.7(1)a a side with one unit has no choice */
function* chooseLeadUnit(g: NationsInArms, role: Role): Procedure<number> {
  const { state: s } = g
  const units = unitsIn(fightersOf(s, role))
  if (units.length < 2) return units[0] ?? NONE
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.3.7',
    prompt: 'choose-lead-unit',
    facts: factsOf(s, role),
    choose: () => ({ lead: units, nobody: true }),
    refuse: { lead: (p) => ({ code: 'not-in-battle', rule: '8.3.7(1)', facts: { piece: p } }) },
  })
  return pick.verb === 'nobody' ? NONE : pick.arg
}
