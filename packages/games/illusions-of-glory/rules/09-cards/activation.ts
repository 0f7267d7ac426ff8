/** §9.4 §glossary.activate spaces are activated for movement or attack. */
import { freeMoves } from '../../cards/special/great-retreat.ts'
import type { Illusions, NextPhase, Refusal, Step } from '../../illusions.ts'
import { LEMNOS, SPACES } from '../../map.ts'
import { isOf, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, BR, FR, type Side } from '../../sides.ts'
import { isOrdered, ORDER, order, piecesAt, presenceOf, REBELS, type State } from '../../state.ts'
import { isWinter } from '../../tables.ts'
import { commanderAt } from '../04-setup/commands.ts'
import { isHaltOrdered } from '../07-mandatory/duty.ts'
import { isActivatedAsSpace } from '../11-movement/ready.ts'
import { hasTarget } from '../12-combat/targets.ts'
import { mayAttack } from '../14-supply/rights.ts'
import { formStack, isAbleToAttack, isInCommand, stackCandidates } from '../18-regions/stacks.ts'
import { costOf } from './activation-cost.ts'

/** One activation per entry. §9.4.4.a when all markers lie there is movement first, §9.4.4.b then the attacks. */
export function* activationPhase(g: Illusions): Step<NextPhase> {
  const { state: s } = g
  if (!isAnythingLeft(s)) return endActivation(s)
  const pick = yield* g.ask(s.actor, {
    rule: '9.4',
    prompt: 'activate',
    facts: { side: s.active, points: s.points, free: freeLeft(s) },
    choose: () => activationOffer(s),
    refuse: {
      move: (x) => whyNotActivate(s, x, false),
      attack: (x) => whyNotActivate(s, x, true),
      'attack-without': (x) => whyNotActivate(s, x, true),
      'move-stack': (x) => whyNotStack(s, x, false),
      'attack-stack': (x) => whyNotStack(s, x, true),
    },
  })
  if (pick.verb === 'done') return endActivation(s)
  yield* activate(g, pick.verb, pick.arg)
  return 'activation'
}

type Verb = Exclude<keyof ReturnType<typeof activationOffer>, 'done'>
function* activate(g: Illusions, verb: Verb, x: number): Step {
  switch (verb) {
    case 'move': {
      giveOrder(g, x, ORDER.move)
      return
    }
    case 'attack': {
      giveOrder(g, x, ORDER.attack)
      return
    }
    case 'attack-without': {
      giveOrder(g, x, ORDER.attack | ORDER.withoutWest)
      return
    }
    case 'move-stack':
      return yield* formStack(g, x, false)
    case 'attack-stack':
      return yield* formStack(g, x, true)
    case 'free-move':
      return yield* moveFreely(g, x)
  }
}

/** §9.4.3.a the marker goes onto the space, and the points are spent */
function giveOrder(g: Illusions, x: number, what: number): void {
  const { state: s } = g
  const attack = (what & ORDER.attack) !== 0
  const cost = priceOf(s, x, attack, (what & ORDER.withoutWest) !== 0)
  order(s, x, what)
  s.points -= cost
  g.emit?.({
    type: 'activated',
    rule: '9.4.3.a',
    side: s.active as Side,
    space: x,
    attack,
    cost,
    points: s.points,
  })
}

/** card AP24 */
function* moveFreely(g: Illusions, x: number): Step {
  const { state: s } = g
  s.eventLeft -= 1
  if (!isActivatedAsSpace(x)) return yield* formStack(g, x, false, true)
  order(s, x, ORDER.move | ORDER.greatRetreat)
  const { active: side, points } = s
  g.emit?.({
    type: 'activated',
    rule: '9.7.1.a',
    side: side as Side,
    space: x,
    attack: false,
    cost: 0,
    points,
  })
}
const freeLeft = (s: State): number => (freeMoves(s).length > 0 ? s.eventLeft : 0)

/** §11.1.1.f §18.1.1.i points that were not used are lost */
function endActivation(s: State): NextPhase {
  s.points = 0
  s.eventLeft = 0
  return 'movement'
}

const priceOf = (s: State, x: number, attack: boolean, withoutWest: boolean): number =>
  costOf(s, s.active as Side, piecesAt(s, s.active as Side, x), x, attack, withoutWest).ops

/** §9.4.2.c the halt is ordered, and BR or FR stand there with others */
function mayLeaveOutWest(s: State, x: number): boolean {
  if (s.active !== AP || !isHaltOrdered(s)) return false
  const isWestern = (p: number): boolean => isOf(p, BR) || isOf(p, FR)
  const there = piecesAt(s, AP, x)
  return there.some(isWestern) && there.some((p) => !isWestern(p) && isAbleToAttack(s, p))
}

function activationOffer(s: State) {
  const places = occupied(s)
  const spaces = places.filter(isActivatedAsSpace)
  const regions = places.filter((x) => !isActivatedAsSpace(x))
  return {
    move: spaces.filter((x) => whyNotActivate(s, x, false) === undefined),
    attack: spaces.filter((x) => whyNotActivate(s, x, true) === undefined),
    'attack-without': spaces.filter(
      (x) => mayLeaveOutWest(s, x) && whyNotActivate(s, x, true, true) === undefined,
    ),
    'move-stack': regions.filter((x) => whyNotStack(s, x, false) === undefined),
    'attack-stack': regions.filter((x) => whyNotStack(s, x, true) === undefined),
    'free-move': freeMoves(s),
    done: true,
  }
}
/** the same, as soon as one is found */
function isAnythingLeft(s: State): boolean {
  if (freeMoves(s).length > 0) return true
  if (s.points === 0) return false
  return occupied(s).some((x) =>
    isActivatedAsSpace(x)
      ? whyNotActivate(s, x, false) === undefined || isAttackLeft(s, x)
      : whyNotStack(s, x, false) === undefined || whyNotStack(s, x, true) === undefined,
  )
}
/** it may be cheaper than a move (§9.4.2.c) */
const isAttackLeft = (s: State, x: number): boolean =>
  whyNotActivate(s, x, true) === undefined ||
  (mayLeaveOutWest(s, x) && whyNotActivate(s, x, true, true) === undefined)
function occupied(s: State): number[] {
  const found: number[] = []
  const own = presenceOf(s, s.active as Side)
  for (let x = 0; x < SPACES; x++) if (own.isAnyone(x)) found.push(x)
  return found
}

/** Why a space cannot be activated. */
function whyNotActivate(s: State, x: number, attack: boolean, withoutWest = false): Refusal | undefined {
  return (
    whyNobody(s, x) ??
    whyNotThere(s, x) ??
    (attack ? whyNoAttack(s, x) : undefined) ??
    tooDear(s, x, attack, withoutWest)
  )
}
/** §9.4.3.e empty, a fort alone, §9.4.3.f uprisings alone */
function whyNobody(s: State, x: number): Refusal | undefined {
  if (presenceOf(s, s.active as Side).isAnyone(x)) return undefined
  return refusal(presenceOf(s, REBELS).isAnyone(x) ? 'only-uprisings-there' : 'no-units-there', { space: x })
}
/** §18.1.1.a §18.3.a regions are not activated, §9.4.3.a and nothing twice */
function whyNotThere(s: State, x: number): Refusal | undefined {
  if (!isActivatedAsSpace(x)) return refusal('activate-units-there', { space: x })
  if (isOrdered(s, x, ORDER.move | ORDER.attack)) return refusal('already-activated', { space: x })
  return isInCommand(s, commanderAt(s, s.active as Side, x))
    ? undefined
    : refusal('not-your-command', { space: x })
}
function whyNoAttack(s: State, x: number): Refusal | undefined {
  const troops = piecesAt(s, s.active as Side, x).filter(isTroops)
  // what there is to attack from a space is the same for all of them
  const isInReach = troops.length > 0 && hasTarget(s, troops[0] as number)
  if (!isInReach) return refusal('no-target', { space: x })
  return troops.some((p) => mayAttack(s, p)) ? undefined : refusal('supplied-by-allies-only', { space: x })
}
/** §9.4.1.a */
function tooDear(s: State, x: number, attack: boolean, withoutWest: boolean): Refusal | undefined {
  const needs = priceOf(s, x, attack, withoutWest)
  return needs > s.points ? refusal('too-few-points', { space: x, needs, has: s.points }) : undefined
}

/** Why no stack can be activated in a region or on Lemnos. */
function whyNotStack(s: State, x: number, attack: boolean): Refusal | undefined {
  const nobody = whyNobody(s, x)
  if (nobody !== undefined) return nobody
  if (isActivatedAsSpace(x)) return refusal('not-activated', { space: x }, '9.4')
  if (x === LEMNOS && attack) return refusal('lemnos-moves-only', { space: x })
  // §25.2.5.c
  if (x === LEMNOS && isWinter(s.turn)) return refusal('lemnos-in-winter', { space: x })
  if (stackCandidates(s, x, [], { attack, free: false }).length > 0) return undefined
  return refusal(attack ? 'no-target' : 'already-activated', { space: x })
}
