/** Works out the attacks of a combat phase from where the units stand. */
import { GRID } from '../map.ts'
import { isLegalForce } from '../rules/07-combat/command.ts'
import { canAttack } from '../rules/07-combat/targets.ts'
import { hexOf, isHeldBy, isMarked, MARK, type State, unitsAt } from '../state.ts'
import { ARMY } from '../units.ts'
import { enemyOf, type Side } from '../sides.ts'
import { composeAttacks, type Ground, type Option, optionAt, worthOf } from './attacks.ts'
import { type Battlefield, survey, type Target, targetAt } from './battlefield.ts'
import { distance } from './geometry.ts'
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
    const here: Option[] = []
    for (const unit of able) {
      const hex = hexOf(s, unit)
      if (distance(target.hex, hex) === 1) here.push(optionAt(s, unit, hex, target.hex, 0))
    }
    if (here.length > 0) options.set(target, here)
  }
  return options
}

function optionFor(s: State, unit: number, target: number): Option[] {
  const hex = hexOf(s, unit)
  return distance(target, hex) === 1 ? [optionAt(s, unit, hex, target, 0)] : []
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
  const field = { s, side }
  const there = unitsAt(s, enemyOf(side), target)
  const found = targetAt(s, side, target, there)
  if (!found || found.defenders.length === 0) return able.slice(0, 1)
  const held = heldAround(s, side, target)
  const options = able.flatMap((u) => optionFor(s, u, target))
  const force = options.filter(({ unit }) => wanted.includes(unit))
  let worth = force.length === 0 ? -Infinity : worthOf(field, found, force, held)
  for (;;) {
    const free = options.filter(({ unit }) => worth <= 0 || !reserved.includes(unit))
    const next = bestAddition(field, found, force, free, held)
    if (!next || next.worth <= worth + (force.length > 0 ? LEAST_GAIN : 0)) break
    force.push(next.option)
    worth = next.worth
  }
  return force.length > 0 ? force.map(({ unit }) => unit) : able.slice(0, 1)
}

/** §7.2 the unit that may join and makes most of the attack */
function bestAddition(
  field: Ground,
  target: Target,
  force: readonly Option[],
  options: readonly Option[],
  held: number,
): { readonly option: Option; readonly worth: number } | undefined {
  const units = force.map(({ unit }) => unit)
  let best: { option: Option; worth: number } | undefined
  for (const option of options) {
    if (units.includes(option.unit) || !isLegalForce([...units, option.unit])) continue
    const worth = worthOf(field, target, [...force, option], held)
    if (!best || worth > best.worth) best = { option, worth }
  }
  return best
}

export const attackAt = (attacks: readonly PlannedAttack[], target: number): PlannedAttack | undefined =>
  attacks.find((attack) => attack.target === target)
