/** Chapters 7 and 8: an attack before it is rolled, every number with its parts. */
import type { Shift } from '../../events.ts'
import { isNextToFortress } from '../../map.ts'
import { artilleryValue, attackStrength, defenseStrength } from '../../rules/02-units.ts'
import { coveredHexes } from '../../rules/07-combat/flank.ts'
import { artilleryAcross, attackAcross, hamperedBy } from '../../rules/07-combat/strength.ts'
import { isLarge } from '../../rules/08-combat-procedure/losses.ts'
import { ratioOf } from '../../rules/08-combat-procedure/ratio.ts'
import type { Battle } from '../../rules/08-combat-procedure/battle.ts'
import { attackPoints } from '../../rules/15-victory.ts'
import { ceOf, hexOf, type State, stepsOf, supplyOf } from '../../state.ts'
import { artilleryModifier, columnLabel, LAST_COLUMN } from '../../tables.ts'
import { printedAttack, printedDefense } from '../../units.ts'
import { type Chances, combatChances } from './chances.ts'

/** What one unit brings. */
export interface Strength {
  readonly unit: number
  readonly hex: number
  readonly printed: number
  /** §10.1 §11.1 taken off by markers */
  readonly ce: number
  readonly supply: number
  /** §7.7 halved across this, rounded up */
  readonly halvedBy: 'river' | 'ridge' | undefined
  readonly counts: number
  readonly artillery: number
}

export interface CombatReport {
  readonly battle: Battle
  readonly attackers: readonly Strength[]
  readonly defenders: readonly Strength[]
  readonly attack: number
  readonly defense: number
  /** §8.1 rounded in the defender's favour */
  readonly ratio: string
  readonly shifts: readonly Shift[]
  /** §8.2 after the shifts */
  readonly column: string
  /** columns as indices into the table, clipped to it */
  readonly from: number
  readonly to: number
  /** §8.2 below 1:3 there is no attack */
  readonly isBarred: boolean
  /** §7.8 hexes around the target that are covered; five make a flank attack */
  readonly covered: number
  readonly besideFortress: boolean
  readonly isLarge: boolean
  /** §9.4.1 what the artillery adds to the other side's loss roll */
  readonly artilleryDrm: { readonly attacker: number; readonly defender: number }
  /** §15.1.1 */
  readonly points: number
  readonly chances: Chances | undefined
}

/** On a position that holds only what the viewer may know. */
export function inspectCombat(
  s: State,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
): CombatReport {
  const { battle, attack, defense, shifts, raw, column } = ratioOf(s, target, attackers, defenders)
  const isBarred = column < 0
  return {
    battle,
    attackers: attackers.map((u) => attackerStrength(s, u, target)),
    defenders: defenders.map((u) => defenderStrength(s, u)),
    attack,
    defense,
    ratio: columnLabel(raw),
    shifts,
    column: columnLabel(column),
    from: onTable(raw),
    to: onTable(column),
    isBarred,
    covered: coveredHexes(s, battle.attacker, target, attackers),
    besideFortress: isNextToFortress(target),
    isLarge: isLarge(battle),
    artilleryDrm: {
      attacker: artilleryModifier(battle.artillery.attacker),
      defender: artilleryModifier(battle.artillery.defender),
    },
    points: attackPoints(s, attackers),
    chances: isBarred ? undefined : combatChances(s, battle, column),
  }
}

const onTable = (column: number): number => Math.max(0, Math.min(column, LAST_COLUMN))

function attackerStrength(s: State, u: number, target: number): Strength {
  return {
    ...markersOf(s, u),
    printed: printedAttack(u, stepsOf(s, u)),
    halvedBy: attackStrength(s, u) > 0 ? hamperedBy(s, u, target) : undefined,
    counts: attackAcross(s, u, target),
    artillery: artilleryAcross(s, u, target),
  }
}

/** §7.4.defense nobody counts less than nothing */
function defenderStrength(s: State, u: number): Strength {
  return {
    ...markersOf(s, u),
    printed: printedDefense(u, stepsOf(s, u)),
    halvedBy: undefined,
    counts: Math.max(0, defenseStrength(s, u)),
    artillery: artilleryValue(s, u),
  }
}

const markersOf = (s: State, u: number): Pick<Strength, 'unit' | 'hex' | 'ce' | 'supply'> => ({
  unit: u,
  hex: hexOf(s, u),
  ce: ceOf(s, u),
  supply: supplyOf(s, u),
})
