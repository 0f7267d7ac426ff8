/** §2.22 §6.12 Neutral nations: what they let pass, and who may be violated. */
import type { Refusal } from '../../balance-of-powers.ts'
import { CP, EP, nation, NEUTRAL, type Side } from '../../nations.ts'
import { isLand, ownerOf, PLACES, place } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { CAPITALS, fortressAt } from '../../sites.ts'
import { allegianceAt, type State } from '../../state.ts'
import { STANDING } from '../../codes.ts'
import { hasArmy } from '../05-season/arrivals.ts'
import { isClosed } from '../12-scenarios/restrictions.ts'

const nationsIn = (list: string): readonly number[] => list.split(' ').map(nation)

/** §6.121 they join only if they are violated */
const TRUE_NEUTRALS = nationsIn('AR BE DK LU NO NL SI CH')
const LUXEMBOURG = nation('LU')

/** §6.122 those that let one side pass, without joining the other */
const PERMISSIVE: Readonly<Record<Side, readonly number[]>> = {
  [CP]: nationsIn('OT'),
  [EP]: nationsIn('AL GR PE'),
}

/** §2.22 land of a neutral nation */
export const isNeutralLand = (s: State, p: number): boolean => isLand(p) && allegianceAt(s, p) === NEUTRAL

/**
 * §6.122 A permissive neutral lets the side in, but not into its capital or its fortresses. What it has let in stays
 * its own land for everybody else.
 */
export function isPermitted(s: State, side: Side, p: number): boolean {
  const owner = ownerOf(p)
  if (!PERMISSIVE[side].includes(owner) || s.allegiance.get(owner) !== NEUTRAL) return false
  return !CAPITALS[owner]?.includes(p) && fortressAt(p) < 0
}

/** §6.11 neutral land the side may not enter */
export const isBarredLand = (s: State, side: Side, p: number): boolean =>
  isNeutralLand(s, p) && !isPermitted(s, side, p)

const lands = new Map<string, boolean>()
const hasLand = (scenario: number, n: number): boolean => {
  const key = `${scenario}/${n}`
  const found =
    lands.get(key) ??
    Array.from({ length: PLACES }, (_, p) => p).some(
      (p) => ownerOf(p) === n && isLand(p) && isInPlay(scenario, p),
    )
  lands.set(key, found)
  return found
}

/**
 * §6.11 Why the side may not violate this nation. By our ruling a scenario is open only to true neutrals whose army its
 * order of battle lists, and to Luxembourg, which has none: nobody walks over a nation whose troops have been left out.
 */
export function whyNotViolate(s: State, n: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { nation: n } })
  if (s.allegiance.get(n) !== NEUTRAL) return refuse('not-neutral', '2.22')
  if (isClosed(s, n)) return refuse('neutral-closed', '12.0')
  if (!hasLand(s.scenario, n)) return refuse('neutral-off-map', '11.1')
  if (!TRUE_NEUTRALS.includes(n)) return refuse('neutral-no-part', '6.121')
  return n === LUXEMBOURG || hasArmy(s, n) ? undefined : refuse('neutral-no-part', '6.121')
}

/** §6.11 has the side broken this neutrality? Whoever it violates joins the other. */
export const isViolatedBy = (s: State, side: Side, n: number): boolean =>
  s.standing.has(n, STANDING.violated) && s.allegiance.get(n) === (side === CP ? EP : CP)

const ANTWERP = place('0917')
const ESTUARY = nationsIn('BE NL')
/** §6.121 ships reach Antwerp only over Dutch water: it is a port once both countries have been violated */
export const isAntwerpOpen = (s: State): boolean => ESTUARY.every((n) => s.standing.has(n, STANDING.violated))
export const isAntwerp = (p: number): boolean => p === ANTWERP
