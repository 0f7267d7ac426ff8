/** §9.4 What can be activated, and why other spaces and units cannot. */
import { freeMoves } from '../../cards/special/great-retreat.ts'
import type { Refusal } from '../../illusions-of-glory.ts'
import { LEMNOS, SPACES } from '../../map.ts'
import { cfOf, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { isPair } from '../../seatings.ts'
import { AP } from '../../sides.ts'
import { faceOf, isOrdered, ORDER, piecesAt, presenceOf, REBELS, type State } from '../../state.ts'
import { isWestern } from '../03-dual-nationality.ts'
import { commanderAt, isInCommand, ruleOfCommand } from '../04-setup/commands.ts'
import { isHaltOrdered } from '../07-mandatory/requirements.ts'
import { isActivatedAsSpace } from '../11-movement/ready.ts'
import { hasTarget } from '../12-combat/targets.ts'
import { mayAttack } from '../14-supply/rights.ts'
import { isAbleToAttack, isWinterOnLemnos, stackCandidates } from '../18-regions/stacks.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'
import { priceAt } from './activation-cost.ts'

/** The OPS it takes to activate a space. */
export const activationPriceOf = (s: State, x: number, attack: boolean, withoutWest: boolean): number =>
  priceAt(s, s.active, x, attack, withoutWest)
const isAffordable = (s: State, x: number, attack: boolean, withoutWest = false): boolean =>
  activationPriceOf(s, x, attack, withoutWest) <= s.points

/** §9.4.2.c The halt is ordered, and BR or FR units share the space with units that can attack. */
function mayLeaveOutWest(s: State, x: number): boolean {
  const there = piecesAt(s, AP, x)
  return there.some(isWestern) && there.some((p) => !isWestern(p) && isAbleToAttack(s, p))
}
const isHalted = (s: State): boolean => s.active === AP && isHaltOrdered(s)

export function activationOffer(s: State) {
  const places = occupied(s)
  const spaces = places.filter((x) => isActivatedAsSpace(x) && whyNotActivatable(s, x) === undefined)
  const armed = spaces.filter((x) => whyNoAttack(s, x) === undefined)
  const regions = places.filter((x) => !isActivatedAsSpace(x))
  return {
    move: spaces.filter((x) => isAffordable(s, x, false)),
    attack: armed.filter((x) => isAffordable(s, x, true)),
    'attack-without': isHalted(s)
      ? armed.filter((x) => mayLeaveOutWest(s, x) && isAffordable(s, x, true, true))
      : [],
    'move-stack': regions.filter((x) => whyNotStack(s, x, false) === undefined),
    'attack-stack': regions.filter((x) => whyNotStack(s, x, true) === undefined),
    'free-move': freeMoves(s),
    done: true,
  }
}
/** Whether the offer holds anything; it stops at the first. */
export function isAnythingLeft(s: State): boolean {
  if (freeMoves(s).length > 0) return true
  if (s.points === 0) return false
  return occupied(s).some((x) =>
    isActivatedAsSpace(x)
      ? whyNotActivate(s, x, false) === undefined || isAttackLeft(s, x)
      : whyNotStack(s, x, false) === undefined || whyNotStack(s, x, true) === undefined,
  )
}
/** §9.4.2.c An attack without BR and FR units may cost less than a move. */
const isAttackLeft = (s: State, x: number): boolean =>
  whyNotActivate(s, x, true) === undefined ||
  (isHalted(s) && mayLeaveOutWest(s, x) && whyNotActivate(s, x, true, true) === undefined)
function occupied(s: State): number[] {
  const found: number[] = []
  const own = presenceOf(s, s.active)
  for (let x = 0; x < SPACES; x++) if (own.isAnyone(x)) found.push(x)
  return found
}

/** Why a space cannot be activated. */
export function whyNotActivate(
  s: State,
  x: number,
  attack: boolean,
  withoutWest = false,
): Refusal | undefined {
  return (
    whyNoUnits(s, x) ??
    whyNotActivatable(s, x) ??
    (attack ? whyNoAttack(s, x) : undefined) ??
    whyNotAffordable(s, x, attack, withoutWest)
  )
}
/** §9.4.3.e The space is empty or holds a fort alone; §9.4.3.f it holds uprisings alone. */
function whyNoUnits(s: State, x: number): Refusal | undefined {
  if (presenceOf(s, s.active).isAnyone(x)) return undefined
  return refusal(presenceOf(s, REBELS).isAnyone(x) ? 'only-uprisings-there' : 'no-units-there', { space: x })
}
/** §18.1.1.a §18.3.a In a region units are activated, not the region. §9.4.3.a Nothing is activated twice. */
function whyNotActivatable(s: State, x: number): Refusal | undefined {
  const side = s.active
  if (!isActivatedAsSpace(x)) return refusal('activate-units-there', { space: x })
  if (isOrdered(s, x, ORDER.move | ORDER.attack)) return refusal('already-activated', { space: x })
  // §4.4.1.a.10 §4.4.2.a.10
  const isForeign = isPair(s, side) && commanderAt(s, side, x) !== s.actor
  // §4.4.1.a.10 §4.4.2.a.10
  return isForeign ? refusal('not-your-command', { space: x }, ruleOfCommand(side)) : undefined
}
function whyNoAttack(s: State, x: number): Refusal | undefined {
  const own = presenceOf(s, s.active)
  let isInReach = false
  for (let p = own.first(x); p >= 0; p = own.next(p)) {
    if (!isTroops(p)) continue
    // §12.1.2.c A unit with CF 0 may lack others to attack with.
    const isWeak = cfOf(p, faceOf(s, p)) === 0
    if ((!isInReach || isWeak) && !hasTarget(s, p)) {
      // All units of a space have the same targets, except under the treaty.
      if (!isTreatyOn(s) && !isWeak) break
      continue
    }
    isInReach = true
    if (mayAttack(s, p)) return undefined
  }
  if (!isInReach) return refusal('no-target', { space: x })
  return refusal('supplied-by-allies-only', { space: x }, s.active === AP ? '14.2.2.d' : '14.2.1.d')
}
/** §9.4.1.a */
function whyNotAffordable(s: State, x: number, attack: boolean, withoutWest: boolean): Refusal | undefined {
  const needs = activationPriceOf(s, x, attack, withoutWest)
  return needs > s.points ? refusal('too-few-points', { space: x, needs, has: s.points }) : undefined
}

/** Why no stack can be activated in a region or on Lemnos. */
export function whyNotStack(s: State, x: number, attack: boolean): Refusal | undefined {
  const noUnits = whyNoUnits(s, x)
  if (noUnits !== undefined) return noUnits
  if (isActivatedAsSpace(x)) return refusal('not-activated', { space: x }, '9.4')
  if (x === LEMNOS && attack) return refusal('lemnos-moves-only', { space: x })
  if (stackCandidates(s, x, [], { attack, free: false }).length > 0) return undefined
  const side = s.active
  if (!piecesAt(s, side, x).some((p) => isInCommand(s, p)))
    return refusal('not-your-command', { space: x }, ruleOfCommand(side))
  if (isWinterOnLemnos(s, x)) return refusal('lemnos-in-winter', { space: x })
  return refusal(attack ? 'no-target' : 'already-activated', { space: x })
}
