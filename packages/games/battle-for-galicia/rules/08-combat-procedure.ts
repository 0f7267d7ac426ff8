/** Chapter 8: the five stages of a combat. */
import { D6, TWO_D6 } from '@sandtable/kernel'
import type { CrtEffect, CrtResult } from '../data/crt-cell.ts'
import type { Modifier, Shift } from '../events.ts'
import type { Galicia, Refusal, Step } from '../galicia.ts'
import { GRID } from '../map.ts'
import { enemyOf, type Side } from '../sides.ts'
import {
  activeSide,
  isHeldBy,
  isOnMap,
  MARK,
  mark,
  ROLE,
  SHOWN,
  type State,
  stepsOf,
  unitsAt,
} from '../state.ts'
import {
  artilleryModifier,
  columnLabel,
  combatResult,
  crtCell,
  LAST_COLUMN,
  lrtLosses,
  ratioColumn,
} from '../tables.ts'
import { closeStacks, show } from './05-stacking.ts'
import { isFlankAttack } from './07-combat/flank.ts'
import { attackingHexes } from './07-combat/phase.ts'
import { attackingArtillery, defendingArtillery, totalAttack, totalDefense } from './07-combat/strength.ts'
import { chooseAttackers, chooseDefenders } from './07-combat/withholding.ts'
import { advance } from './09-results/advance.ts'
import { distributeLosses } from './09-results/losses.ts'
import { retreatAttackers, retreatDefenders, retreatLeftovers } from './09-results/retreat.ts'
import { fortressShift } from './13-przemysl.ts'
import { scoreAttack } from './15-victory.ts'

/** §8.2 readings of "each ratio above 4:1" a table can agree on (rulings 7) */
export const RATIO_READINGS = ['final', 'unshifted'] as const

/** §8.4 from this many steps on a combat is large */
const LARGE = 7
const FLANK_SHIFT = 2
const FLANK_DRM = 2
const FAILED_RETREAT_DRM = 2

/** An attack under way. */
export interface Battle {
  readonly attacker: Side
  readonly defender: Side
  readonly target: number
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** §8.4 steps of both sides that joined, as they stood then */
  readonly steps: number
  readonly artillery: { readonly attacker: number; readonly defender: number }
  readonly isFlank: boolean
  /** ratio steps above 4:1 */
  readonly excess: number
}

/** One side's retreat as it counts for its losses. */
export interface Retreat {
  readonly failed: boolean
}

/** §8.0 */
export function* resolveAttack(g: Galicia, target: number): Step {
  const { state: s } = g
  const hexes = yield* declareHexes(g, target)
  const attackers = yield* g.within('withholding', chooseAttackers(g, target, hexes))
  joinBattle(g, attackers, ROLE.attacks, 'attackers-named')
  const defenders = yield* g.within('withholding', chooseDefenders(g, target))
  joinBattle(g, defenders, ROLE.defends, 'defenders-named')
  for (const u of attackers) mark(s, u, MARK.attacked)
  const { battle, column } = findRatio(g, target, attackers, defenders)
  if (column < 0) g.emit?.({ type: 'attack-barred', rule: '8.2', target, column: columnLabel(column) })
  else yield* fight(g, battle, Math.min(column, LAST_COLUMN))
  closeBattle(s)
}

/** §8.1 the attacker names the hexes that attack; the names of all units in them and in the target become known */
function* declareHexes(g: Galicia, target: number): Step<readonly number[]> {
  const { state: s } = g
  const side = activeSide(s)
  const candidates = attackingHexes(s, target)
  const hexes = candidates.length === 1 ? candidates : yield* chooseHexes(g, target, candidates)
  s.target = target
  g.emit?.({ type: 'attack-declared', rule: '8.1', side, target, from: hexes })
  const attackers = hexes.flatMap((h) => unitsAt(s, side, h))
  const defenders = unitsAt(s, enemyOf(side), target)
  for (const u of attackers) s.role[u] = ROLE.heldBack
  for (const u of defenders) s.role[u] = ROLE.withheld
  const units = [...attackers, ...defenders]
  show(g, units, SHOWN.name)
  g.emit?.({ type: 'stacks-shown', rule: '8.1', units })
  return hexes
}

function* chooseHexes(g: Galicia, target: number, candidates: readonly number[]): Step<readonly number[]> {
  let hexes: number[] = []
  for (;;) {
    const open = candidates.filter((h) => !hexes.includes(h))
    const isComplete = open.length === 0
    const named = hexes
    const pick = yield* g.ask(activeSide(g.state), {
      rule: '8.1',
      prompt: 'declare-hexes',
      facts: { hex: target, hexes: named },
      choose: () => ({ from: open, all: named.length === 0, declare: named.length > 0 }),
      refuse: {
        from: (h) => whyNotFrom(g.state, target, h, isComplete),
        declare: () => ({ code: 'no-hex-declared', rule: '8.1', facts: { hex: target } }),
      },
    })
    if (pick.verb === 'declare') return named
    if (pick.verb === 'all') return candidates
    hexes = [...named, pick.arg]
  }
}

function whyNotFrom(s: State, target: number, h: number, isComplete: boolean): Refusal {
  const facts = { hex: h, target }
  if (GRID.direction(h, target) < 0) return { code: 'not-adjacent', rule: '7.0', facts }
  if (!isHeldBy(s, activeSide(s), h)) return { code: 'no-unit-of-yours', rule: '7.0', facts }
  return { code: isComplete ? 'already-chosen' : 'nobody-can-attack', rule: '7.0', facts }
}

function joinBattle(
  g: Galicia,
  units: readonly number[],
  role: number,
  type: 'attackers-named' | 'defenders-named',
): void {
  const { state: s } = g
  for (const u of units) s.role[u] = role
  if (type === 'attackers-named') {
    g.emit?.({ type, rule: '7.2', units })
    return
  }
  const here = unitsAt(s, enemyOf(activeSide(s)), s.target)
  g.emit?.({ type, rule: '7.3', units, withheld: here.filter((u) => !units.includes(u)) })
}

interface Found {
  readonly battle: Battle
  readonly column: number
}

/** §8.1 §8.2 stages one and two: strengths and markers become known, the ratio is shifted */
function findRatio(
  g: Galicia,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
): Found {
  const { state: s } = g
  const attacker = activeSide(s)
  const defender = enemyOf(attacker)
  show(g, [...attackers, ...unitsAt(s, defender, target)], SHOWN.all)
  const attack = totalAttack(s, target, attackers)
  const defense = totalDefense(s, defenders)
  const isFlank = isFlankAttack(s, attacker, target, attackers)
  const shifts = shiftsFor(attacker, target, isFlank)
  const raw = ratioColumn(attack, defense)
  const column = shifts.reduce((sum, { columns }) => sum + columns, raw)
  const counted = RATIO_READINGS[s.optionRatios] === 'unshifted' ? raw : column
  g.emit?.({
    type: 'ratio-found',
    rule: '8.1',
    target,
    attack,
    defense,
    ratio: columnLabel(raw),
    shifts,
    column: columnLabel(column),
  })
  const battle: Battle = {
    attacker,
    defender,
    target,
    attackers,
    defenders,
    steps: [...attackers, ...defenders].reduce((sum, u) => sum + stepsOf(s, u), 0),
    artillery: {
      attacker: attackingArtillery(s, target, attackers),
      defender: defendingArtillery(s, defenders),
    },
    isFlank,
    excess: Math.max(0, counted - LAST_COLUMN),
  }
  return { battle, column }
}

/** §8.2 §aid.column-shifts they add up */
function shiftsFor(attacker: Side, target: number, isFlank: boolean): Shift[] {
  const shifts: Shift[] = isFlank ? [{ rule: '7.8', what: 'flank', columns: FLANK_SHIFT }] : []
  const fortress = fortressShift(attacker, target)
  return fortress ? [...shifts, fortress] : shifts
}

/** §8.3 to §8.5 */
function* fight(g: Galicia, battle: Battle, column: number): Step {
  const { state: s } = g
  const { target, attacker, defender, attackers } = battle
  for (const u of unitsAt(s, defender, target)) mark(s, u, MARK.wasAttacked)
  scoreAttack(g, attacker, attackers)
  const { reading, faces, total } = g.roll(TWO_D6, (roll) => crtCell(column, roll))
  g.emit?.({
    type: 'combat-rolled',
    rule: '8.3',
    target,
    faces,
    total,
    column: columnLabel(column),
    cell: reading,
  })
  const result = combatResult(reading)
  const defenderRetreat = yield* g.within('retreat', retreatDefenders(g, battle, result.defender.retreat))
  const attackerRetreat = yield* g.within('retreat', retreatAttackers(g, battle, result.attacker.retreat))
  const hasAdvanced = yield* advance(g, battle)
  yield* g.within('losses', losses(g, battle, result, attackerRetreat, defenderRetreat))
  if (result.defender.retreat === 0) yield* g.within('retreat', retreatLeftovers(g, battle))
  if (!hasAdvanced) yield* advance(g, battle)
}

/** §8.4 §8.5 stages four and five: both sides roll, then both take their losses */
function* losses(
  g: Galicia,
  battle: Battle,
  result: CrtResult,
  attackers: Retreat,
  defenders: Retreat,
): Step {
  const forAttacker = modifiers(result.attacker, battle.artillery.defender, attackers)
  const forDefender = modifiers(result.defender, battle.artillery.attacker, defenders)
  if (battle.isFlank) forDefender.push({ rule: '7.8', what: 'flank', drm: FLANK_DRM })
  if (battle.excess > 0) forDefender.push({ rule: '9.4.1', what: 'ratio', drm: battle.excess })
  const attackerLosses = rollLosses(g, battle, battle.attacker, forAttacker)
  const defenderLosses = rollLosses(g, battle, battle.defender, forDefender)
  yield* distributeLosses(g, battle.attacker, battle.attackers, attackerLosses)
  yield* distributeLosses(g, battle.defender, battle.defenders, defenderLosses)
}

/** §9.4.1 what applies to either side */
function modifiers(result: CrtEffect, enemyArtillery: number, retreat: Retreat): Modifier[] {
  const all: Modifier[] = [
    { rule: '9.1', what: 'crt', drm: result.modifier },
    { rule: '9.4.1', what: 'artillery', drm: artilleryModifier(enemyArtillery) },
    { rule: '9.2.c', what: 'retreat', drm: result.retreat },
    { rule: '9.2.1', what: 'failed-retreat', drm: retreat.failed ? FAILED_RETREAT_DRM : 0 },
  ]
  return all.filter(({ drm }) => drm !== 0)
}

/** §9.4 §8.4 a side with nobody left does not roll */
function rollLosses(g: Galicia, battle: Battle, side: Side, applied: readonly Modifier[]): number {
  const units = side === battle.attacker ? battle.attackers : battle.defenders
  if (!units.some((u) => isOnMap(g.state, u))) return 0
  const large = battle.steps >= LARGE
  const drm = applied.reduce((sum, each) => sum + each.drm, 0)
  const { reading, total: die } = g.roll(D6, (roll) => lrtLosses(large, roll + drm))
  g.emit?.({
    type: 'losses-rolled',
    rule: '9.4',
    side,
    die,
    modifiers: applied,
    total: die + drm,
    large,
    losses: reading,
  })
  return reading
}

/** §5.4 the attack is over: stacks close */
function closeBattle(s: State): void {
  closeStacks(s)
  s.role.fill(ROLE.none)
  s.target = -1
}
