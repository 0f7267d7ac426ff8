/** §7.3 to §7.6 who fights and who is withheld. */
import type { BattleForGalicia, Refusal, Procedure } from '../../battle-for-galicia.ts'
import { enemyOf } from '../../sides.ts'
import { activeSide, hexOf, isMarked, MARK, type State, unitsAt } from '../../state.ts'
import { isCavalry, sideOf } from '../../units.ts'
import { attackStrength, defenseStrength } from '../02-units.ts'
import { isLegalForce, joinable } from './command.ts'
import { canAttack } from './targets.ts'

/** §7.2 §7.6 §8.1 the attacker names the units that fight; all others in his hexes are withheld */
export function* chooseAttackers(
  g: BattleForGalicia,
  target: number,
  hexes: readonly number[],
): Procedure<number[]> {
  const { state: s } = g
  const side = activeSide(s)
  const able = hexes.flatMap((h) => unitsAt(s, side, h)).filter((u) => canAttack(s, u))
  let force = able.length === 1 ? able : []
  for (;;) {
    const chosen = force
    const pick = yield* g.ask(side, {
      rule: '7.2',
      prompt: 'choose-attackers',
      facts: { hex: target, units: chosen },
      choose: () => ({
        join: joinable(chosen, able),
        all: chosen.length === 0 && isLegalForce(able),
        fight: chosen.length > 0,
      }),
      refuse: {
        join: (u) => whyNotJoin(s, u, chosen, able, hexes),
        all: () => (isLegalForce(able) ? undefined : tooMany(able)),
        fight: () => nobody(target),
      },
    })
    if (pick.verb === 'fight') return chosen
    force = pick.verb === 'all' ? able : [...chosen, pick.arg]
  }
}

const nobody = (hex: number): Refusal => ({ code: 'nobody-chosen', rule: '7.2', facts: { hex } })

function tooMany(units: readonly number[]): Refusal {
  const isMixed = units.some(isCavalry) && !units.every(isCavalry)
  return {
    code: isMixed ? 'cavalry-with-infantry' : 'command-limit',
    rule: isMixed ? '7.5' : '7.2',
    facts: { units },
  }
}

function whyNotJoin(
  s: State,
  u: number,
  force: readonly number[],
  able: readonly number[],
  hexes: readonly number[],
): Refusal {
  const facts = { unit: u, units: force }
  if (sideOf(u) !== activeSide(s)) return { code: 'not-your-unit', rule: '3.2', facts }
  if (force.includes(u)) return { code: 'already-chosen', rule: '7.2', facts }
  if (!hexes.includes(hexOf(s, u))) return { code: 'not-in-declared-hex', rule: '8.1', facts }
  if (able.includes(u)) return tooMany([...force, u])
  if (isMarked(s, u, MARK.attacked)) return { code: 'has-attacked', rule: '7.0', facts }
  return {
    code: 'no-attack-strength',
    rule: '7.4.attack',
    facts: { ...facts, strength: attackStrength(s, u) },
  }
}

/**
 * §7.3 all must defend whom no rule keeps out: zero strength (§7.4.defense), mixed types (§7.5),
 * the command limit (§7.3.command). Where a rule forces a choice it is the defender's.
 */
export function* chooseDefenders(g: BattleForGalicia, target: number): Procedure<number[]> {
  const { state: s } = g
  const side = enemyOf(activeSide(s))
  const here = unitsAt(s, side, target)
  const strong = here.filter((u) => defenseStrength(s, u) > 0)
  if (strong.length === 0) return here
  let force: number[] = []
  for (let rest = joinable(force, strong); rest.length > 0; rest = joinable(force, strong)) {
    if (isLegalForce([...force, ...rest])) return [...force, ...rest].sort((a, b) => a - b)
    const [chosen, open] = [force, rest]
    const pick = yield* g.ask(side, {
      rule: '7.3.command',
      prompt: 'choose-defenders',
      facts: { hex: target, units: chosen },
      choose: () => ({ defend: open }),
      refuse: { defend: (u) => whyNotDefend(s, u, chosen, here) },
    })
    force = [...force, pick.arg]
  }
  return force.sort((a, b) => a - b)
}

function whyNotDefend(s: State, u: number, force: readonly number[], here: readonly number[]): Refusal {
  const facts = { unit: u, units: force }
  if (!here.includes(u))
    return { code: 'not-in-that-hex', rule: '7.3', facts: { unit: u, hex: hexOf(s, here[0] as number) } }
  if (force.includes(u)) return { code: 'already-chosen', rule: '7.3', facts }
  if (defenseStrength(s, u) <= 0) return { code: 'no-defense-strength', rule: '7.4.defense', facts }
  return { ...tooMany([...force, u]), ...(isMixed([...force, u]) ? {} : { rule: '7.3.command' }) }
}

const isMixed = (units: readonly number[]): boolean => units.some(isCavalry) && !units.every(isCavalry)
