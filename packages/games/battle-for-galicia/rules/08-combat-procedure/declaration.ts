/** §8.1 the attacker names the hex under attack and the hexes that attack it; names become known. */
import type { BattleForGalicia, Refusal, Procedure } from '../../battle-for-galicia.ts'
import { GRID } from '../../map.ts'
import { enemyOf } from '../../sides.ts'
import { activeSide, isHeldBy, ROLE, SHOWN, type State, unitsAt } from '../../state.ts'
import { show } from '../05-stacking.ts'
import { attackingHexes } from '../07-combat/targets.ts'

/** §8.1 the attacker names the hexes that attack; the names of all units in them and in the target become known */
export function* declareHexes(g: BattleForGalicia, target: number): Procedure<readonly number[]> {
  const { state: s } = g
  const side = activeSide(s)
  const candidates = attackingHexes(s, target)
  const hexes = candidates.length === 1 ? candidates : yield* chooseHexes(g, target, candidates)
  s.target = target
  g.emit?.({ type: 'attack-declared', rule: '8.1', side, target, from: hexes })
  const attackers = hexes.flatMap((h) => unitsAt(s, side, h))
  const defenders = unitsAt(s, enemyOf(side), target)
  for (const u of attackers) s.role.set(u, ROLE.heldBack)
  for (const u of defenders) s.role.set(u, ROLE.withheld)
  const units = [...attackers, ...defenders]
  show(g, units, SHOWN.name)
  g.emit?.({ type: 'stacks-shown', rule: '8.1', units })
  return hexes
}

function* chooseHexes(
  g: BattleForGalicia,
  target: number,
  candidates: readonly number[],
): Procedure<readonly number[]> {
  let hexes: number[] = []
  for (;;) {
    const open = candidates.filter((h) => !hexes.includes(h))
    const named = hexes
    const pick = yield* g.ask(activeSide(g.state), {
      rule: '8.1',
      prompt: 'declare-hexes',
      facts: { hex: target, hexes: named },
      choose: () => ({ from: open, all: named.length === 0, declare: named.length > 0 }),
      refuse: {
        from: (h) => whyNotFrom(g.state, target, h, named),
        declare: () => ({ code: 'no-hex-declared', rule: '8.1', facts: { hex: target } }),
      },
    })
    if (pick.verb === 'declare') return named
    if (pick.verb === 'all') return candidates
    hexes = [...named, pick.arg]
  }
}

function whyNotFrom(s: State, target: number, h: number, named: readonly number[]): Refusal {
  const facts = { hex: h, target }
  if (GRID.direction(h, target) < 0) return { code: 'not-adjacent', rule: '7.0', facts }
  if (!isHeldBy(s, activeSide(s), h)) return { code: 'no-unit-of-yours', rule: '7.0', facts }
  return { code: named.includes(h) ? 'already-chosen' : 'nobody-can-attack', rule: '7.0', facts }
}
