/** §9.4.2 which units suffer the CE reductions. */
import type { BattleForGalicia, Refusal, Procedure } from '../../battle-for-galicia.ts'
import type { Side } from '../../sides.ts'
import { isOnMap, type State } from '../../state.ts'
import { reduceEffectiveness, wouldEliminate } from '../10-effectiveness.ts'

/** Spread as evenly as can be; the owner decides who takes the odd ones. What nobody is left to take is lost. */
export function* distributeLosses(
  g: BattleForGalicia,
  side: Side,
  units: readonly number[],
  count: number,
): Procedure {
  const taken = new Map<number, number>()
  for (let left = count; left > 0; ) {
    const { state: s } = g
    const next = whoIsNext(s, units, taken)
    if (next.length === 0) return
    const forced = isForced(s, units, next, left)
    const hit = forced ? next : [yield* chooseLoss(g, side, next, units, left)]
    for (const u of hit) {
      taken.set(u, (taken.get(u) ?? 0) + 1)
      reduceEffectiveness(g, u, 'losses', '9.4.2')
    }
    left -= hit.length
  }
}

/** everybody who may be next is hit anyway, or there is only one */
function isForced(s: State, units: readonly number[], next: readonly number[], left: number): boolean {
  if (next.length === 1) return true
  return left >= next.length && !units.some((u) => isOnMap(s, u) && wouldEliminate(s, u))
}

/** nobody takes one more before all others have as many, unless that would remove one of them */
function whoIsNext(s: State, units: readonly number[], taken: ReadonlyMap<number, number>): number[] {
  const alive = units.filter((u) => isOnMap(s, u))
  const hits = (u: number): number => taken.get(u) ?? 0
  return alive.filter((u) =>
    alive.every((other) => other === u || hits(other) >= hits(u) || wouldEliminate(s, other)),
  )
}

function* chooseLoss(
  g: BattleForGalicia,
  side: Side,
  next: readonly number[],
  units: readonly number[],
  left: number,
): Procedure<number> {
  const { arg } = yield* g.ask(side, {
    rule: '9.4.2',
    prompt: 'take-loss',
    facts: { left },
    choose: () => ({ suffer: next }),
    refuse: { suffer: (u) => whyNotSuffer(g.state, u, units) },
  })
  return arg
}

function whyNotSuffer(s: State, u: number, units: readonly number[]): Refusal {
  const facts = { unit: u }
  if (!units.includes(u)) return { code: 'took-no-part', rule: '9.4.2', facts }
  return { code: isOnMap(s, u) ? 'losses-uneven' : 'not-on-map', rule: '9.4.2', facts }
}
