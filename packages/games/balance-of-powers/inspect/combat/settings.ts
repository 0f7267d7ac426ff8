/** What dice and choices before the combat roll may lead to: every case, with its chance. */
import { commandOf } from '../../rules/10-land-combat/leadership.ts'
import { siegeCorps } from '../../rules/10-land-combat/bombardment.ts'
import { attackValue, defenceValue } from '../../rules/10-land-combat/effectiveness.ts'
import {
  attackerOf,
  COMBAT,
  corpsIn,
  defenderOf,
  fortressSteps,
  note,
  PRINTED_POINT,
} from '../../rules/10-land-combat/facts.ts'
import { harmFortress } from '../../rules/10-land-combat/losing.ts'
import { everyModifier, hasUseOfInfrastructure, netOf } from '../../rules/10-land-combat/modifiers.ts'
import {
  attackingPoints,
  defendingPoints,
  isPointPrinted,
  noteSize,
} from '../../rules/10-land-combat/point-units.ts'
import { bringReserve, reserveRoll, reservesOf } from '../../rules/10-land-combat/reserves.ts'
import type { Modifier } from '../../events/modifier.ts'
import type { Side } from '../../nations.ts'
import { fortressAt, isRedFortress } from '../../sites.ts'
import { LAYOUT, type State } from '../../state.ts'
import { type Choices, type Fight, isAhead } from './fight.ts'

const FACES = 6
/** chance of a die below this, between none and all */
export const chanceBelow = (value: number): number => Math.min(FACES, Math.max(0, value - 1)) / FACES

/** One way it can come to the combat roll. */
export interface Setting {
  readonly p: number
  /** the position at the roll */
  readonly state: State
  readonly modifiers: readonly Modifier[]
  readonly net: number
  /** §10.22 the guns leave nobody to fight with: no roll */
  readonly isOpened: boolean
}

interface Branch {
  readonly p: number
  readonly state: State
}

export function settingsOf(fight: Fight, choices: Choices = {}): Setting[] {
  let branches: readonly Branch[] = [{ p: 1, state: LAYOUT.copy(fight.state) }]
  if (isAhead(fight, 'combat/bombardment')) branches = branches.flatMap(bombarded)
  if (isAhead(fight, 'combat/reserves')) branches = branches.flatMap((each) => reinforced(each, choices))
  if (isAhead(fight, 'combat/point-units')) for (const { state } of branches) name(state, choices)
  if (isAhead(fight, 'combat/leadership')) branches = branches.flatMap(led)
  if (isAhead(fight, 'combat/infrastructure')) for (const { state } of branches) support(state, choices)
  return branches.map(settled)
}

/** the setting that is likeliest of those that come to a roll */
export const likeliestOf = (settings: readonly Setting[]): Setting | undefined =>
  [...settings].filter(({ isOpened }) => !isOpened).sort((a, b) => b.p - a.p)[0]

const isEmpty = (s: State): boolean =>
  fortressSteps(s, defenderOf(s)) === 0 && corpsIn(s, defenderOf(s)).length === 0 && !isPointPrinted(s)

function settled({ p, state }: Branch): Setting {
  if (isEmpty(state)) return { p, state, modifiers: [], net: 0, isOpened: true }
  const modifiers = everyModifier(state)
  return { p, state, modifiers, net: netOf(modifiers), isOpened: false }
}

/** Both ways a die can go; what cannot happen is left out. */
function parted({ p, state }: Branch, chance: number, act: (s: State) => void): Branch[] {
  const then = LAYOUT.copy(state)
  act(then)
  return [
    { p: p * chance, state: then },
    { p: p * (1 - chance), state },
  ].filter((each) => each.p > 0)
}

/** §10.21 chance that the guns take a step of a red fortress, or all of a black one; undefined where none fire */
export function gunChance(s: State): number | undefined {
  const guns = siegeCorps(s)
  if (guns === 0 || fortressSteps(s, defenderOf(s)) === 0) return undefined
  return isRedFortress(fortressAt(s.target)) ? chanceBelow(guns) : 1
}

function bombarded(branch: Branch): Branch[] {
  const chance = gunChance(branch.state)
  if (chance === undefined) return [branch]
  const isRuin = !isRedFortress(fortressAt(branch.state.target))
  return parted(branch, chance, (s) => {
    harmFortress(s, s.target, isRuin)
  })
}

/** §10.42 */
export function reserveChance(s: State, u: number): number {
  const { value, drm } = reserveRoll(s, u)
  return chanceBelow(value - drm)
}
/** who may be called, the likeliest first */
export const reserveCandidates = (s: State): number[] =>
  reservesOf(s).sort((a, b) => reserveChance(s, b) - reserveChance(s, a))

function reinforced(branch: Branch, { reserve }: Choices): Branch[] {
  const { state: s } = branch
  if (reserve === 'none' || isEmpty(s)) return [branch]
  const candidates = reserveCandidates(s)
  const unit = reserve === undefined ? candidates[0] : candidates.find((u) => u === reserve)
  if (unit === undefined) return [branch]
  return parted(branch, reserveChance(s, unit), (then) => bringReserve(then, unit))
}

const best = (units: readonly number[], worth: (u: number) => number): number | undefined =>
  units.reduce<number | undefined>(
    (top, u) => (top === undefined || worth(u) > worth(top) ? u : top),
    undefined,
  )

/** §10.531 those named already, those chosen, or the best on both sides */
function name(s: State, { attackPoint, defencePoint }: Choices): void {
  if (isEmpty(s)) return
  noteSize(s)
  const mine = attackingPoints(s)
  const theirs = [...defendingPoints(s), ...(isPointPrinted(s) ? [PRINTED_POINT] : [])]
  if (s.attackPoint < 0)
    s.attackPoint =
      mine.find((u) => u === attackPoint) ?? best(mine, (u) => attackValue(s, u)) ?? s.attackPoint
  if (s.defencePoint < 0)
    s.defencePoint =
      theirs.find((u) => u === defencePoint) ?? best(theirs, (u) => defenceValue(s, u)) ?? s.defencePoint
}

/** §10.54 chance that the side's leader helps; undefined where it has none */
function commandChance(s: State, side: Side): number | undefined {
  const command = commandOf(s, side)
  return command && chanceBelow(command.value)
}

function led(branch: Branch): Branch[] {
  const { state } = branch
  if (isEmpty(state)) return [branch]
  const [attacker, defender] = [attackerOf(state), defenderOf(state)]
  return parted(branch, commandChance(state, attacker) ?? 0, (s) => note(s, COMBAT.attackerLed)).flatMap(
    (each) => parted(each, commandChance(each.state, defender) ?? 0, (s) => note(s, COMBAT.defenderLed)),
  )
}

/** §10.572 */
function support(s: State, { infrastructure = true }: Choices): void {
  if (!isEmpty(s) && infrastructure && hasUseOfInfrastructure(s)) note(s, COMBAT.infrastructure)
}
