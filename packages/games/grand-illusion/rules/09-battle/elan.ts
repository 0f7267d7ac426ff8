/** §9.3.5.c a mandated attack on the plan's ground is never free of losses. */
import type { GrandIllusion, Refusal, Procedure } from '../../grand-illusion.ts'
import { sideOf } from '../../pieces.ts'
import { BOARD, hexOf, isDisrupted, type State } from '../../state.ts'
import type { Group } from './board.ts'
import { attackersOf, defenderOf, type Field, isMarkedOut } from './field.ts'
import { takeHit } from './losses.ts'

/** undisrupted attackers if there are any (§9.3.5.c); disrupted ones left in the hex suffer nothing (§9.2.3.a.n3) */
function liable(s: State, field: Field, spared: Group): number[] {
  const attackers = attackersOf(s, field).filter((u) => !spared.includes(u))
  const fresh = attackers.filter((u) => !isDisrupted(s, u))
  return fresh.length > 0 ? fresh : attackers
}

/** If the attackers lost nothing, the other side picks one of them for a hit; `spared`: those who were left out. */
export function* payForElan(g: GrandIllusion, field: Field, lost: number, spared: Group): Procedure {
  const { state: s } = g
  if (!isMarkedOut(field, BOARD.elan) || lost > 0) return
  const units = liable(s, field, spared)
  if (units.length === 0) return
  const unit = units.length === 1 ? (units[0] as number) : yield* chooseUnit(g, field, units)
  takeHit(g, unit, 'elan')
}

function* chooseUnit(g: GrandIllusion, field: Field, units: Group): Procedure<number> {
  const pick = yield* g.ask(defenderOf(field), {
    rule: '9.3.5.c',
    prompt: 'elan-loss',
    facts: { hex: field.hex },
    choose: () => ({ strike: units }),
    refuse: { strike: (p) => whyNotSuffer(g.state, field, units, p) },
  })
  return pick.arg
}

function whyNotSuffer(s: State, field: Field, units: Group, p: number): Refusal {
  const isThere = hexOf(s, p) === field.hex && sideOf(p) === field.attacker
  const isBehindFresh = isDisrupted(s, p) && units.some((u) => !isDisrupted(s, u))
  const code = isThere && isBehindFresh ? 'undisrupted-first' : 'not-in-battle'
  return { code, rule: '9.3.5.c', facts: { piece: p, hex: field.hex } }
}
