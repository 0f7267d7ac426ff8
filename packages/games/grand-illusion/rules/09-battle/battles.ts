/** §9.1 the battles of an activation, in the order the attacker likes. */
import { at, call } from '@sandtable/kernel'
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { DUE, phasing, type State } from '../../state.ts'
import { attackersOf, defendersOf, type Field } from './field.ts'

/** Is there still somebody on both sides to fight this battle? */
function isDue(s: State, h: number): boolean {
  const due = s.battle.get(h)
  if (due !== DUE.forced && due !== DUE.optional) return false
  const field: Field = { hex: h, attacker: phasing(s), marks: 0 }
  return attackersOf(s, field).length > 0 && defendersOf(s, field).length > 0
}

/** §9.1.3.a One battle in each hex where an activation has brought units upon enemies. */
function battlesDue(s: State): number[] {
  const hexes: number[] = []
  for (let h = 0; h < HEXES; h++) if (isDue(s, h)) hexes.push(h)
  return hexes
}

/** §9.1.3 the attacker chooses the next battle or has done; with none left the activation is over. */
export function* battlesPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const due = battlesDue(s)
  if (due.length === 0) return close(s)
  // §9.1.2.b where units came upon the enemy alone they must fight; §9.1.2.c where friends stood already they may
  const forced = due.filter((h) => s.battle.get(h) === DUE.forced)
  const pick = yield* g.ask(phasing(s), {
    rule: '9.1.3.b',
    prompt: 'choose-battle',
    facts: { hexes: due },
    choose: () => ({ battle: due, done: forced.length === 0 }),
    refuse: {
      battle: (h) => whyNoBattle(s, h),
      done: () => ({ code: 'battle-forced', rule: ruleOf(s, forced), facts: { hexes: forced } }),
    },
  })
  return pick.verb === 'done' ? close(s) : call(at('battle', pick.arg), 'battles')
}

/** a battle declared by choosing attackers stands (§9.1.2.a), one come upon is forced (§9.1.2.b) */
const ruleOf = (s: State, forced: readonly number[]): string =>
  forced.every((h) => h === s.activeHex) ? '9.1.2.a' : '9.1.2.b'

/** §9.1.3.e */
function whyNoBattle(s: State, hex: number): Refusal {
  return s.battle.get(hex) === DUE.fought
    ? { code: 'already-fought', rule: '9.1.3.e', facts: { hex } }
    : { code: 'no-battle-due', rule: '9.1.2.a', facts: { hex } }
}

function close(s: State): 'done' {
  s.battle.fill(DUE.none)
  s.battleMarks = 0
  return 'done'
}
