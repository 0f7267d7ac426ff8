/** §8.1 §8.2 stages one and two: the combat ratio and its column shifts. */
import type { Shift } from '../../events.ts'
import type { Galicia } from '../../galicia.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { activeSide, SHOWN, stepsOf, unitsAt } from '../../state.ts'
import { columnLabel, LAST_COLUMN, ratioColumn } from '../../tables.ts'
import { show } from '../05-stacking.ts'
import { isFlankAttack } from '../07-combat/flank.ts'
import { attackingArtillery, defendingArtillery, totalAttack, totalDefense } from '../07-combat/strength.ts'
import { fortressShift } from '../13-przemysl.ts'
import type { Battle } from './battle.ts'

/** §8.2 readings of "each ratio above 4:1" a table can agree on (rulings 7) */
export const RATIO_READINGS = ['final', 'unshifted'] as const

const FLANK_SHIFT = 2

interface Found {
  readonly battle: Battle
  readonly column: number
}

/** §8.1 §8.2 stages one and two: strengths and markers become known, the ratio is shifted */
export function findRatio(
  g: Galicia,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
): Found {
  const { state: s } = g
  const attacker = activeSide(s)
  const defender = enemyOf(attacker)
  show(g, [...attackers, ...unitsAt(s, defender, target)], SHOWN.all)
  const isFlank = isFlankAttack(s, attacker, target, attackers)
  const { raw, column } = shiftedRatio(g, target, attackers, defenders, shiftsFor(attacker, target, isFlank))
  const counted = RATIO_READINGS[s.optionRatios] === 'unshifted' ? raw : column
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

/** The column before and after shifts; beyond the printed ones it goes on in whole steps (rulings 7, 8). */
function shiftedRatio(
  g: Galicia,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
  shifts: readonly Shift[],
): { readonly raw: number; readonly column: number } {
  const attack = totalAttack(g.state, target, attackers)
  const defense = totalDefense(g.state, defenders)
  const raw = ratioColumn(attack, defense)
  const column = shifts.reduce((sum, { columns }) => sum + columns, raw)
  const labels = { ratio: columnLabel(raw), column: columnLabel(column) }
  g.emit?.({ type: 'ratio-found', rule: '8.1', target, attack, defense, shifts, ...labels })
  return { raw, column }
}

/** §8.2 §aid.column-shifts they add up */
function shiftsFor(attacker: Side, target: number, isFlank: boolean): Shift[] {
  const shifts: Shift[] = isFlank ? [{ rule: '7.8', what: 'flank', columns: FLANK_SHIFT }] : []
  const fortress = fortressShift(attacker, target)
  return fortress ? [...shifts, fortress] : shifts
}
