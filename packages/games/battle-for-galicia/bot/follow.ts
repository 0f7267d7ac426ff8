/** What a plan answers, question by question. */
import type { Answer } from '@sandtable/kernel'
import type { Sight } from '@sandtable/bots'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { movementLeft } from '../rules/02-units.ts'
import { prices } from '../rules/04-movement/costs.ts'
import { fitsWith, isOverStacked, STACKING_LIMIT } from '../rules/05-stacking.ts'
import type { Side } from '../sides.ts'
import { hexOf, type State, spentOf, unitsAt } from '../state.ts'
import { attackAt, forceAgainst, foughtSoFar } from './combat.ts'
import { reachOf } from './marching.ts'
import { list, number, numbers } from './offers.ts'
import type { CombatPlan, March, MarchPlan, Plan } from './plan.ts'

type Look = Sight<BattleForGaliciaTypes>

export function follow(sight: Look, plan: Plan): Answer | undefined {
  const { state: s, seat } = sight
  if (plan.turn !== s.turn || plan.side !== s.side || seat !== s.side) return undefined
  return plan.kind === 'march' ? followMarches(sight, plan) : followAttacks(sight, plan)
}

function followMarches(sight: Look, plan: MarchPlan): Answer | undefined {
  if (sight.prompt === 'move') return nextMove(sight, plan)
  if (sight.prompt === 'march') return onTheMarch(sight, plan)
  return undefined
}

function nextMove({ state: s, offer }: Look, { rests, marches }: MarchPlan): Answer {
  const recover = list(offer, 'recover')
  const resting = rests.find((u) => recover.includes(u))
  if (resting !== undefined) return { verb: 'recover', arg: resting }
  const movable = list(offer, 'unit')
  for (const march of marches) {
    const answer = begin(s, march, marches, movable, list(offer, 'stack'))
    if (answer) return answer
  }
  return relieve(s, movable) ?? { verb: 'done' }
}

/** a march not begun whose goal can still be reached: as a stack if all who could go do go */
function begin(
  s: State,
  { units, from, to }: March,
  marches: readonly March[],
  movable: readonly number[],
  stacks: readonly number[],
): Answer | undefined {
  const waiting = units.filter((u) => hexOf(s, u) === from && spentOf(s, u) === 0 && movable.includes(u))
  const first = waiting[0]
  if (first === undefined || !reachOf(s, first, prices(s, s.side)).includes(to)) return undefined
  const together = movable.filter((u) => hexOf(s, u) === from)
  const isStack =
    waiting.length > 1 &&
    stacks.includes(from) &&
    together.length === waiting.length &&
    waiting.every((u) => movementLeft(s, u) === movementLeft(s, first)) &&
    hasRoom(s, to, waiting, marches)
  if (isStack) return { verb: 'stack', arg: from }
  return hasRoom(s, to, [first], marches) ? { verb: 'unit', arg: first } : undefined
}

/** §5.2 nobody is given up because a march came to nothing: one of the crowd steps aside */
function relieve(s: State, movable: readonly number[]): Answer | undefined {
  const side = s.side
  for (const h of s.derived.stacks[side].overLimit(STACKING_LIMIT)) {
    if (!isOverStacked(s, side, h)) continue
    const u = unitsAt(s, side, h).find((each) => movable.includes(each) && asideFor(s, each) >= 0)
    if (u !== undefined) return { verb: 'unit', arg: u }
  }
  return undefined
}

/** the nearest hex with room for the unit; -1 if it can reach none */
function asideFor(s: State, u: number): number {
  const side = s.side
  const own = s.derived.stacks[side]
  const steps = s.steps.get(u)
  const open = reachOf(s, u, prices(s, side)).slice(1)
  return open.find((h) => own.fits(h, steps, STACKING_LIMIT)) ?? -1
}

function onTheMarch({ state: s, offer, facts }: Look, { marches }: MarchPlan): Answer {
  const units = numbers(facts, 'units')
  const first = units[0] as number
  const at = hexOf(s, first)
  const march = marches.find((each) => each.units.includes(first))
  const open = list(offer, 'march')
  if (march && open.includes(march.to) && hasRoom(s, march.to, units, marches))
    return { verb: 'march', arg: march.to }
  const aside = isCrowded(s, at, marches) ? asideFor(s, first) : -1
  return open.includes(aside) ? { verb: 'march', arg: aside } : { verb: 'halt' }
}

/** over the limit, and nobody is about to leave: who waits for room elsewhere is not */
function isCrowded(s: State, at: number, marches: readonly March[]): boolean {
  const leaves = (march: March): boolean =>
    march.from === at && isPending(s, march) && hasRoom(s, march.to, march.units.slice(0, 1), marches)
  return isOverStacked(s, s.side, at) && !marches.some(leaves)
}

/** §5.1 there is room for the units, or somebody is about to make it */
function hasRoom(s: State, h: number, units: readonly number[], marches: readonly March[]): boolean {
  if (fitsWith(s, s.side, h, units)) return true
  return marches.some((march) => march.from === h && isPending(s, march))
}

function isPending(s: State, { units, from, to }: March): boolean {
  const first = units.find((u) => hexOf(s, u) === from && spentOf(s, u) === 0)
  return first !== undefined && reachOf(s, first, prices(s, s.side)).includes(to)
}

function followAttacks(sight: Look, plan: CombatPlan): Answer | undefined {
  const { state: s, offer, facts, prompt } = sight
  switch (prompt) {
    case 'attack':
      return nextAttack(sight, plan)
    case 'declare-hexes': {
      const attack = attackAt(plan.attacks, number(facts, 'hex'))
      const open = list(offer, 'from')
      const next = attack?.hexes.find((h) => open.includes(h))
      if (next !== undefined) return { verb: 'from', arg: next }
      return offer.declare === true ? { verb: 'declare' } : undefined
    }
    case 'choose-attackers':
      return nextAttacker(s, plan, number(facts, 'hex'), numbers(facts, 'units'), list(offer, 'join'))
    default:
      return undefined
  }
}

function nextAttack({ state: s, offer, seat }: Look, plan: CombatPlan): Answer | undefined {
  if (plan.fought !== foughtSoFar(s, seat as Side)) return undefined
  const open = list(offer, 'attack')
  const attack = plan.attacks.find(({ target }) => open.includes(target))
  return attack ? { verb: 'attack', arg: attack.target } : { verb: 'done' }
}

function nextAttacker(
  s: State,
  plan: CombatPlan,
  target: number,
  chosen: readonly number[],
  open: readonly number[],
): Answer | undefined {
  const attack = attackAt(plan.attacks, target)
  const wanted = attack?.units ?? []
  const reserved = plan.attacks.flatMap((each) => (each === attack ? [] : each.units))
  const next =
    chosen.length === 0
      ? forceAgainst(s, s.side, target, open, wanted, reserved)[0]
      : forceAgainst(s, s.side, target, [...chosen, ...open], [...chosen, ...wanted], reserved).find((u) =>
          open.includes(u),
        )
  return next === undefined ? { verb: 'fight' } : { verb: 'join', arg: next }
}
