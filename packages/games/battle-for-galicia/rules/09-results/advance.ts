/** §9.3.2 advance after combat. */
import type { BattleForGalicia, Refusal, Procedure } from '../../battle-for-galicia.ts'
import { forbiddenHexes } from '../../scenarios.ts'
import { hexOf, isHeldBy, isOnMap, put, type State } from '../../state.ts'
import { releaseTurn } from '../../units.ts'
import { isReleased } from '../02-units.ts'
import { fitsWith } from '../05-stacking.ts'
import type { Battle } from '../08-combat-procedure/battle.ts'

/** The hex is empty: attackers that fought may move in, within the stacking limit. True if it was offered. */
export function* advance(g: BattleForGalicia, battle: Battle): Procedure<boolean> {
  const { state: s } = g
  const { attacker, defender, target } = battle
  if (isHeldBy(s, defender, target)) return false
  for (let able = advancers(s, battle); able.length > 0; able = advancers(s, battle)) {
    const open = able
    const pick = yield* g.ask(attacker, {
      rule: '9.3.2',
      prompt: 'advance',
      facts: { hex: target },
      choose: () => ({ advance: open, halt: true }),
      refuse: { advance: (u) => whyNotAdvance(s, battle, u) },
    })
    if (pick.verb === 'halt') break
    const from = hexOf(s, pick.arg)
    put(s, pick.arg, target)
    g.emit?.({ type: 'advanced', rule: '9.3.2', units: [pick.arg], from, to: target })
  }
  return true
}

const advancers = (s: State, battle: Battle): number[] =>
  battle.attackers.filter((u) => isOnMap(s, u) && whyNotAdvance(s, battle, u) === undefined)

/** §9.3.2 not withheld ones, not into the shaded hexes through GT5; §2.1.move-restriction not before release */
function whyNotAdvance(s: State, { attackers, attacker, target }: Battle, u: number): Refusal | undefined {
  const facts = { unit: u, hex: target, turn: releaseTurn(u) }
  const no = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts })
  if (!attackers.includes(u)) return no('withheld-stays', '9.3.2')
  if (hexOf(s, u) === target) return no('already-there', '9.3.2')
  if (!isReleased(s, u)) return no('not-released', '2.1.move-restriction')
  if (forbiddenHexes(s, attacker)[target] === 1) return no('east-edge-barred', '9.3.2')
  return fitsWith(s, attacker, target, [u]) ? undefined : no('stack-full', '5.1')
}
