/** §21.0 §12.2.B §glossary.flank Announcing flank attacks. */
import { mayFlankTrench } from '../../cards/special/hutier.ts'
import type { Fight, IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { isRegion, SWAMP, terrainOf } from '../../map.ts'
import { isLcu } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { COMBAT, REBELS, type State, trenchLevel } from '../../state.ts'
import { TABLES, terrainRule } from '../../tables.ts'
import { fighters, isFortAlone } from '../12-combat/under-way.ts'
import { isAllAcrossWater } from '../12-combat/water.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'

/** §21.0.a Attacking spaces and regions connected to the defended space. */
const placesOf = ({ space: x, from }: Fight): number[] => from.filter((at) => at !== x)

function whyNotAble(fight: Fight): Refusal | undefined {
  const { space } = fight
  if (placesOf(fight).length < TABLES.flank.spaces) return refusal('one-space-only', { space })
  // §21.0.b
  return fight.attackers.some(isLcu) ? undefined : refusal('no-lcu-to-flank', { space })
}
/**
 * Where it cannot be tried: §21.1.a across water, §21.1.d in a region,
 * §21.1.b §12.4.2 in swamps and mountains, §21.1 §21.1.c against a trench.
 */
function whyNotThere(s: State, fight: Fight): Refusal | undefined {
  const { space } = fight
  if (isAllAcrossWater(fight)) return refusal('flank-across-water', { space })
  if (isRegion(space)) return refusal('flank-region', { space })
  if (!terrainRule(terrainOf(space)).flank)
    return refusal('flank-terrain', { space }, terrainOf(space) === SWAMP ? '12.4.2' : '21.1.b')
  const isTrench = trenchLevel(s, space) > 0 && !mayFlankTrench(s, fight)
  return isTrench ? refusal('flank-trench', { space }) : undefined
}
/**
 * §21.1.e §14.3.1.a.6 Attackers out of supply cannot try it.
 * §21.1.f §21.2 §21.2.a It cannot be tried against uprisings or a fort without units; §21.2.b a fort with
 * units is no obstacle.
 */
function whyNotThese(s: State, fight: Fight): Refusal | undefined {
  const { space } = fight
  if (fighters(fight.attackers).some((p) => isOutOfSupply(s, p)))
    return refusal('flank-out-of-supply', { space })
  if (fight.defender === REBELS) return refusal('flank-uprising', { space })
  return isFortAlone(s) ? refusal('flank-empty-fort', { space }) : undefined
}
export const whyNotFlank = (s: State, fight: Fight): Refusal | undefined =>
  whyNotAble(fight) ?? whyNotThere(s, fight) ?? whyNotThese(s, fight)

/** §12.2.B §21.3.a The attacker may try it, and names the pinning space. */
export function* announce(g: IllusionsOfGlory, fight: Fight): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(s.actor, {
    rule: '12.2.B',
    prompt: 'flank',
    facts: { space: fight.space },
    choose: () => ({ pin: placesOf(fight), 'no-flank': true }),
    // §21.3.a One of the attacking spaces pins the defenders.
    refuse: { pin: (x) => refusal('no-attack-from-there', { space: x, target: fight.space }) },
  })
  if (pick.verb === 'no-flank') return
  s.combatFacts |= COMBAT.flank
  s.pin = pick.arg
  g.emit?.({ type: 'flank-announced', rule: '21.3.a', space: fight.space, pin: pick.arg })
}
