/** Works out the attacks of a combat phase from where the units stand. */
import { GRID } from '../map.ts'
import { isLegalForce } from '../rules/07-combat/command.ts'
import { canAttack } from '../rules/07-combat/targets.ts'
import { hexOf, isHeldBy, isMarked, MARK, type State, unitsAt } from '../state.ts'
import { ARMY } from '../units.ts'
import { enemyOf, type Side } from '../sides.ts'
import { composeAttacks, type Option, worthOf } from './attacks.ts'
import { type Battlefield, survey, type Target, targetAt } from './battlefield.ts'
import { planned } from './marching.ts'
import type { CombatPlan, PlannedAttack } from './plan.ts'

/** §7.0 how many of the side's units have attacked in this phase */
export function foughtSoFar(s: State, side: Side): number {
  let count = 0
  for (const u of ARMY[side] as readonly number[]) if (isMarked(s, u, MARK.attacked)) count++
  return count
}

const LEAST_GAIN = 0.02

/** All attacks worth making now, the best first. */
export function planCombat(s: State, side: Side): CombatPlan {
  const field = survey(s, side)
  const engaged = new Set<number>()
  const attacks = composeAttacks(
    {
      field,
      isFree: ({ unit }) => !engaged.has(unit),
      heldAround: (target) => heldAround(s, side, target),
      commit: ({ unit }) => {
        engaged.add(unit)
      },
      leastGain: () => LEAST_GAIN,
      bias: () => 0,
    },
    optionsHere(field),
  )
  const sorted = attacks.map(planned).sort((a, b) => b.worth - a.worth || a.target - b.target)
  return { kind: 'combat', turn: s.turn, side, fought: foughtSoFar(s, side), attacks: sorted }
}

function heldAround(s: State, side: Side, target: number): number {
  let mask = 0
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(target, d)
    if (h >= 0 && isHeldBy(s, side, h)) mask |= 1 << d
  }
  return mask
}

function optionsHere(field: Battlefield): Map<Target, Option[]> {
  const { s, own } = field
  const able = own.filter((u) => canAttack(s, u))
  const options = new Map<Target, Option[]>()
  for (const target of field.targets) {
    const here = able.flatMap((unit) => optionFor(s, unit, target.hex))
    if (here.length > 0) options.set(target, here)
  }
  return options
}

function optionFor(s: State, unit: number, target: number): Option[] {
  const hex = hexOf(s, unit)
  const direction = GRID.direction(target, hex)
  return direction < 0 ? [] : [{ unit, hex, direction, price: 0 }]
}

/** §7.2 §8.1 who fights now that the names are known: those planned, and others if it takes them. */
export function forceAgainst(
  s: State,
  side: Side,
  target: number,
  able: readonly number[],
  wanted: readonly number[],
  reserved: readonly number[],
): number[] {
  const field = survey(s, side)
  const here = field.enemyAt.get(target) ?? unitsAt(s, enemyOf(side), target)
  const found = targetAt(s, side, target, here)
  if (!found || here.length === 0) return able.slice(0, 1)
  const held = heldAround(s, side, target)
  const force = able.filter((u) => wanted.includes(u)).flatMap((u) => optionFor(s, u, target))
  let worth = force.length === 0 ? -Infinity : worthOf(field, found, force, held)
  for (;;) {
    const least = force.length > 0 ? worth + LEAST_GAIN : worth
    const open = able.filter((u) => !(reserved.includes(u) && worth > 0))
    const best = bestJoiner(s, target, open, force, least, (tried) => worthOf(field, found, tried, held))
    if (!best) break
    worth = best.worth
    force.push(best.option)
  }
  return force.length > 0 ? force.map(({ unit }) => unit) : able.slice(0, 1)
}

/** The unit that adds most to the force, if it adds more than the least. */
function bestJoiner(
  s: State,
  target: number,
  able: readonly number[],
  force: readonly Option[],
  least: number,
  worthWith: (force: readonly Option[]) => number,
): { readonly option: Option; readonly worth: number } | undefined {
  const units = force.map(({ unit }) => unit)
  let best: { readonly option: Option; readonly worth: number } | undefined
  for (const u of able) {
    if (units.includes(u) || !isLegalForce([...units, u])) continue
    const option = optionFor(s, u, target)[0]
    if (!option) continue
    const worth = worthWith([...force, option])
    if (worth > (best?.worth ?? least)) best = { option, worth }
  }
  return best
}

export const attackAt = (attacks: readonly PlannedAttack[], target: number): PlannedAttack | undefined =>
  attacks.find((attack) => attack.target === target)
