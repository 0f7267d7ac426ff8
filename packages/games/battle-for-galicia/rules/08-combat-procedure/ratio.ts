/** §8.1 §8.2 stages one and two: the combat ratio and its column shifts. */
import type { Shift } from '../../events.ts'
import type { BattleForGalicia } from '../../battle-for-galicia.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { activeSide, SHOWN, type State, stepsOf, unitsAt } from '../../state.ts'
import { columnLabel, LAST_COLUMN, ratioColumn } from '../../tables.ts'
import { sideOf } from '../../units.ts'
import { show } from '../05-stacking.ts'
import { isFlankAttack } from '../07-combat/flank.ts'
import { attackingArtillery, defendingArtillery, totalAttack, totalDefense } from '../07-combat/strength.ts'
import { fortressShift } from '../13-przemysl.ts'
import type { Battle } from './battle.ts'

/** §8.2 readings of "each ratio above 4:1" a table can agree on (rulings 7) */
export const RATIO_READINGS = ['final', 'unshifted'] as const

const FLANK_SHIFT = 2

/** §8.1 §8.2 the ratio and how it came about; columns beyond the printed ones go on in whole steps (rulings 7, 8) */
export interface Ratio {
  readonly battle: Battle
  readonly attack: number
  readonly defense: number
  readonly shifts: readonly Shift[]
  /** before and after the shifts */
  readonly raw: number
  readonly column: number
}

/** §8.1 §8.2 stages one and two: strengths and markers become known, the ratio is shifted */
export function findRatio(
  g: BattleForGalicia,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
): Ratio {
  const { state: s } = g
  show(g, [...attackers, ...unitsAt(s, enemyOf(activeSide(s)), target)], SHOWN.all)
  const found = ratioOf(s, target, attackers, defenders)
  const { attack, defense, shifts, raw, column } = found
  const labels = { ratio: columnLabel(raw), column: columnLabel(column) }
  g.emit?.({ type: 'ratio-found', rule: '8.1', target, attack, defense, shifts, ...labels })
  return found
}

/** §8.1 §8.2 the same arithmetic for any position, whoever looks */
export function ratioOf(
  s: State,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
): Ratio {
  const attacker = sideOf(attackers[0] as number)
  const isFlank = isFlankAttack(s, attacker, target, attackers)
  const shifts = shiftsFor(attacker, target, isFlank)
  const attack = totalAttack(s, target, attackers)
  const defense = totalDefense(s, defenders)
  const raw = ratioColumn(attack, defense)
  const column = shifts.reduce((sum, { columns }) => sum + columns, raw)
  const counted = RATIO_READINGS[s.optionRatios] === 'unshifted' ? raw : column
  const battle: Battle = {
    attacker,
    defender: enemyOf(attacker),
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
  return { battle, attack, defense, shifts, raw, column }
}

/** §8.2 §aid.column-shifts they add up */
function shiftsFor(attacker: Side, target: number, isFlank: boolean): Shift[] {
  const shifts: Shift[] = isFlank ? [{ rule: '7.8', what: 'flank', columns: FLANK_SHIFT }] : []
  const fortress = fortressShift(attacker, target)
  return fortress ? [...shifts, fortress] : shifts
}
