/** §10.5 The modifiers of the combat roll; for the attacker above 0, for the defender below. */
import { ON } from '../../crossings.ts'
import { GROUND, groundOf, isInAfrica, isLand } from '../../places.ts'
import type { Modifier, ModifierName } from '../../events/modifier.ts'
import { isFlipped, type State } from '../../state.ts'
import { CROSSINGS } from '../../terrain.ts'
import { isKind, nationOf } from '../../units.ts'
import { hasNavalGunfire } from '../06-admiralty/gunfire.ts'
import { airSuperiority } from '../06-aviation/superiority.ts'
import { attackValue, defenceValue } from './effectiveness.ts'
import {
  ahead,
  attackerOf,
  back,
  COMBAT,
  corpsIn,
  defenderOf,
  hasTrenches,
  is,
  strengthOf,
  WORD,
} from './facts.ts'
import { capped, hasStrongTrenches } from './table.ts'

const modifier = (name: ModifierName, rule: string, value: number): Modifier => ({ name, rule, value })
const when = (holds: boolean, value: number): number => (holds ? value : 0)

/** §10.51 */
const airModifier = (s: State): number => {
  const ruler = airSuperiority(s, s.target)
  return ruler === undefined ? 0 : when(ruler === attackerOf(s), 2) - 1
}

/** §7.7 out of a landing counter */
const isLanding = (s: State): boolean => !isLand(s.from) && s.landings.has(ahead(s))

/** §10.52 siege corps of the attacker, and all his ships together as one more */
const artillery = (s: State): number =>
  corpsIn(s, attackerOf(s)).filter((u) => isKind(u, 'siege')).length +
  when(hasNavalGunfire(s, attackerOf(s), s.target), 1)

const effectiveness = (s: State): number => attackValue(s, s.attackPoint) - defenceValue(s, s.defencePoint)

/** §10.55 */
export function oddsModifier(attackers: number, defenders: number): number {
  if (attackers * 2 <= defenders) return -2
  if (attackers >= defenders * 5) return 2
  return attackers >= defenders * 3 ? 1 : 0
}

const LANDING = -2
/** §10.561 */
const coast = (s: State): number => when(isLanding(s), LANDING)
const UPHILL = -2
/** §10.562 one mountain is enough: the hex, or the pass before it */
const mountain = (s: State): number =>
  when(groundOf(s.target) === GROUND.mountain || CROSSINGS.has(ahead(s), ON.alpinePass), UPHILL)

/** §10.591 §10.592 along an arrow or head-on against one a river does not matter; other arrows do nothing (§10.593) */
const isBreached = (s: State): boolean => s.breaches.has(ahead(s)) || s.breaches.has(back(s))
const river = (s: State): number => when(CROSSINGS.has(ahead(s), ON.river) && !isBreached(s), -1)

/** §10.571 the best that one of the nations in the trenches has to offer */
function trenches(s: State): number {
  const builders = corpsIn(s, defenderOf(s)).filter((u) => isFlipped(s, u))
  if (builders.length === 0) return 0
  const weak = isInAfrica(s.target) ? 0 : -1
  return builders.some((u) => hasStrongTrenches(nationOf(u))) ? weak - 1 : weak
}

/** §10.572 may the attacker use the infrastructure where he stands? */
export const hasUseOfInfrastructure = (s: State): boolean =>
  s.infrastructure.has(s.from) &&
  groundOf(s.from) !== GROUND.marsh &&
  groundOf(s.from) !== GROUND.desert &&
  hasTrenches(s, attackerOf(s)) &&
  hasTrenches(s, defenderOf(s))

/** §10.591 not if innovation helps (§2.84) */
const alongBreach = (s: State): number =>
  is(s, COMBAT.innovative) ? 0 : when(s.breaches.has(ahead(s)), -s.breaches.get(ahead(s)))

/** §10.54 */
const attackLeader = (s: State): number => when(is(s, COMBAT.attackerLed), 1)
const defenceLeader = (s: State): number => when(is(s, COMBAT.defenderLed), -1)
/** §10.563 */
const marsh = (s: State): number => when(groundOf(s.target) === GROUND.marsh, -1)
/** §10.572 */
const infrastructure = (s: State): number => when(is(s, COMBAT.infrastructure), 1)
/** §10.58 */
const reserves = (s: State): number => when(s.combat.get(WORD.reserve) > 0, -1)
/** §10.592 head-on against an arrow */
const againstBreach = (s: State): number => s.breaches.get(back(s))
/** §10.55 */
const odds = (s: State): number => oddsModifier(strengthOf(s, attackerOf(s)), strengthOf(s, defenderOf(s)))

/** Those that count, in the order of §10.5. */
export const modifiersOf = (s: State): readonly Modifier[] =>
  everyModifier(s).filter(({ value }) => value !== 0)

/** All there are, with those of no effect. */
export function everyModifier(s: State): readonly Modifier[] {
  return [
    modifier('air', '10.51', airModifier(s)),
    modifier('artillery', '10.52', artillery(s)),
    modifier('effectiveness', '10.531', effectiveness(s)),
    modifier('attack-leader', '10.54', attackLeader(s)),
    modifier('defence-leader', '10.54', defenceLeader(s)),
    modifier('odds', '10.55', odds(s)),
    modifier('coast', '10.561', coast(s)),
    modifier('mountain', '10.562', mountain(s)),
    modifier('marsh', '10.563', marsh(s)),
    modifier('river', '10.564', river(s)),
    modifier('trenches', '10.571', trenches(s)),
    modifier('infrastructure', '10.572', infrastructure(s)),
    modifier('reserves', '10.58', reserves(s)),
    modifier('breach', '10.591', alongBreach(s)),
    modifier('counterattack', '10.592', againstBreach(s)),
  ]
}

/** §10.5 final net modifier */
export const netOf = (modifiers: readonly Modifier[]): number =>
  capped(modifiers.reduce((sum, { value }) => sum + value, 0))
