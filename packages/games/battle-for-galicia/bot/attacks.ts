/** §7 §8 attacks put together unit by unit: each step takes the unit, target and hex that bring most. */
import { GRID, isNextToFortress } from '../map.ts'
import { artilleryValue, attackStrength } from '../rules/02-units.ts'
import { RATIO_READINGS } from '../rules/08-combat-procedure/ratio.ts'
import { isLegalForce } from '../rules/07-combat/command.ts'
import { attackPoints } from '../rules/15-victory.ts'
import { AH } from '../sides.ts'
import { type State, stepsOf } from '../state.ts'
import { artilleryModifier, LAST_COLUMN, ratioColumn } from '../tables.ts'
import type { Battlefield, Target } from './battlefield.ts'
import { coverFrom, countBits, isHampered } from './geometry.ts'
import { type Odds, oddsOf } from './odds.ts'
import { ceWorth, lossCost } from './worth.ts'

/** A unit that could attack a target from a hex beside it. */
export interface Option {
  readonly unit: number
  readonly hex: number
  /** what it gives up by attacking: a rest, a safer place */
  readonly price: number
  /** §7.7 strength and artillery as they count from there */
  readonly strength: number
  readonly guns: number
  /** §7.8 the neighbours of the target it covers, as bits */
  readonly cover: number
  readonly steps: number
}

export function optionAt(s: State, unit: number, hex: number, target: number, price: number): Option {
  const direction = GRID.direction(target, hex)
  const strength = attackStrength(s, unit)
  const guns = artilleryValue(s, unit)
  const isHalved = isHampered(target, direction)
  return {
    unit,
    hex,
    price,
    strength: isHalved ? half(strength) : strength,
    guns: isHalved ? half(guns) : guns,
    cover: coverFrom(target, direction),
    steps: stepsOf(s, unit),
  }
}

const half = (value: number): number => Math.ceil(value / 2)

/** An attack being put together. */
export interface Attack {
  readonly target: Target
  readonly force: readonly Option[]
  readonly worth: number
}

/** whose attack, in which position */
export type Ground = Pick<Battlefield, 's' | 'side'>

const FLANK_COVER = 5
const FLANK_COLUMNS = 2
const FLANK_DRM = 2
const FORTRESS_COLUMNS = 2
/** §8.4 */
const LARGE = 7
/** a force too weak to attack at all (§8.2) */
const BARRED = -0.4
/** attackers thrown back */
const REPELLED = 0.2

/** What the force would bring, in points; `held` are directions around the target that friends will hold. */
export function worthOf(field: Ground, target: Target, force: readonly Option[], held: number): number {
  const column = columnOf(field, target, force, held)
  if (column.at < 0) return BARRED
  const odds = oddsFor(target, force, column)
  return valueOf(field, target, force, odds)
}

interface Column {
  readonly at: number
  readonly isFlank: boolean
  readonly excess: number
}

/** §7.7 §7.8 §8.1 §8.2 §13.0.c */
function columnOf(
  { s, side }: Ground,
  { hex, defense, flankable }: Target,
  force: readonly Option[],
  held: number,
): Column {
  let attack = 0
  let cover = held
  for (const option of force) {
    attack += option.strength
    cover |= option.cover
  }
  const isFlank = !GRID.isEdge(hex) && countBits(cover & flankable) >= FLANK_COVER
  const raw = ratioColumn(attack, defense)
  const shift = (isFlank ? FLANK_COLUMNS : 0) + fortressShift(side, hex)
  const counted = RATIO_READINGS[s.optionRatios] === 'unshifted' ? raw : raw + shift
  return { at: raw + shift, isFlank, excess: Math.max(0, counted - LAST_COLUMN) }
}

function fortressShift(side: number, hex: number): number {
  if (!isNextToFortress(hex)) return 0
  return side === AH ? FORTRESS_COLUMNS : -FORTRESS_COLUMNS
}

function oddsFor(target: Target, force: readonly Option[], column: Column): Odds {
  let artillery = 0
  let steps = target.steps
  for (const option of force) {
    artillery += option.guns
    steps += option.steps
  }
  const onDefender = artilleryModifier(artillery) + (column.isFlank ? FLANK_DRM : 0) + column.excess
  return oddsOf(column.at, steps >= LARGE, artilleryModifier(target.artillery), onDefender)
}

function valueOf({ s }: Ground, target: Target, force: readonly Option[], odds: Odds): number {
  const perCe = ceWorth(s)
  const units = force.map(({ unit }) => unit)
  let value = attackPoints(s, units) + odds.routed * target.prize - odds.repelled * REPELLED
  for (let k = 1; k < odds.attacker.length; k++) {
    const [ours, theirs] = [odds.attacker[k] as number, odds.defender[k] as number]
    if (ours > 0) value -= ours * lossCost(s, units, k, perCe)
    if (theirs > 0) value += theirs * (target.losses[k] as number)
  }
  return value
}

/** The attack as it is being put together, with the best unit to add to it. */
interface Draft {
  readonly target: Target
  readonly options: readonly Option[]
  force: Option[]
  worth: number
  next: Option | undefined
  gain: number
  /** what it would be worth with the next one */
  promised: number
}

export interface Composer {
  readonly field: Battlefield
  /** may this unit still be put there? */
  readonly isFree: (option: Option) => boolean
  /** directions around the target that friends will hold */
  readonly heldAround: (target: number) => number
  /** it is decided: the unit attacks from there */
  readonly commit: (option: Option) => void
  /** gains below this are not worth the bother, by hex of the target */
  readonly leastGain: (target: number) => number
  /** added to the worth of an attack on this target: a plan's preference */
  readonly bias: (target: number) => number
}

/** Puts together attacks from all options, greatest gain first. */
export function composeAttacks(
  composer: Composer,
  options: ReadonlyMap<Target, readonly Option[]>,
): Attack[] {
  const drafts: Draft[] = []
  for (const [target, each] of options)
    drafts.push({ target, options: each, force: [], worth: 0, next: undefined, gain: 0, promised: 0 })
  for (const draft of drafts) lookFor(composer, draft)
  for (;;) {
    const draft = bestOf(drafts)
    if (!draft?.next) break
    take(composer, draft, draft.next)
    lookFor(composer, draft)
    for (const other of drafts)
      if (other !== draft && other.next && !composer.isFree(other.next)) lookFor(composer, other)
  }
  return drafts.flatMap((draft) => finished(composer, draft))
}

/** what was promised may not have come about: only attacks worth making are kept */
function finished({ field, heldAround, bias }: Composer, { target, force }: Draft): Attack[] {
  if (force.length === 0) return []
  const worth = worthOf(field, target, force, heldAround(target.hex))
  return worth + bias(target.hex) > 0 ? [{ target, force, worth }] : []
}

function bestOf(drafts: readonly Draft[]): Draft | undefined {
  let best: Draft | undefined
  for (const draft of drafts) if (draft.next && (!best || draft.gain > best.gain)) best = draft
  return best
}

function take(composer: Composer, draft: Draft, option: Option): void {
  draft.force = [...draft.force, option]
  draft.worth = draft.promised
  composer.commit(option)
}

/** Finds the unit that adds most. Where one alone is too weak, the strongest of its corps are tried together. */
function lookFor(composer: Composer, draft: Draft): void {
  const { field, heldAround, isFree, leastGain, bias } = composer
  const { target } = draft
  const held = heldAround(target.hex)
  const units = draft.force.map(({ unit }) => unit)
  const promise = draft.force.length === 0 ? bias(target.hex) : 0
  draft.next = undefined
  draft.gain = leastGain(target.hex)
  for (const option of draft.options) {
    if (!isFree(option) || units.includes(option.unit) || !isLegalForce([...units, option.unit])) continue
    const worth =
      draft.force.length === 0
        ? seedWorth(composer, draft, option, held)
        : worthOf(field, target, [...draft.force, option], held)
    const gain = worth - draft.worth - option.price + promise
    if (gain <= draft.gain) continue
    draft.next = option
    draft.gain = gain
    draft.promised = worth
  }
}

/** a first unit alone may be barred: then what it comes to with one more is its promise, shared by two */
function seedWorth(composer: Composer, draft: Draft, option: Option, held: number): number {
  const { field, isFree } = composer
  const alone = worthOf(field, draft.target, [option], held)
  if (alone > 0) return alone
  let best = alone
  for (const other of draft.options) {
    if (other.unit === option.unit || !isFree(other) || !isLegalForce([option.unit, other.unit])) continue
    const worth = worthOf(field, draft.target, [option, other], held) / 2
    if (worth > best) best = worth
  }
  return best
}
