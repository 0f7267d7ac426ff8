import type { Side } from '../nations.ts'
import type { Modifier } from './modifier.ts'

/** What happens under chapter 10, and what combat does to demoralization and innovation. */
export interface CombatEvents {
  /** fortress: 1 if one stands there */
  'attack-declared': { units: readonly number[]; from: number; place: number; fortress: number }
  'combat-unsupplied': { units: readonly number[] }
  bombarded: { place: number; roll: number; below: number }
  'fortress-reduced': { place: number }
  'fortress-destroyed': { place: number }
  'attack-paid': { nation: number; cost: number; place: number }
  'attack-free': { nation: number; place: number }
  'attack-called-off': { place: number }
  'reserve-rolled': { unit: number; from: number; place: number; roll: number; below: number }
  /** defender: -1 for a fortress or inherent defence */
  'points-named': { attacker: number; defender: number; place: number; inherent: number }
  'command-checked': { unit: number; roll: number; below: number }
  'combat-modified': { from: number; place: number; modifiers: readonly Modifier[]; net: number }
  'combat-rolled': { place: number; faces: readonly number[]; net: number; line: number }
  'infrastructure-used': { place: number }
  'losses-excused': { side: Side }
  'loss-paid': { nation: number; place: number }
  'corps-lost': { unit: number; place: number }
  attrition: { nation: number; place: number }
  'morale-rolled': { nation: number; roll: number; below: number }
  'leader-tested': { unit: number; roll: number; below: number; falls: number }
  retreated: { unit: number; from: number; to: number }
  /** value 0: it is gone */
  breach: { from: number; to: number; value: number }
  breakthrough: { from: number; place: number }
  'trench-battle': { place: number }
  advanced: { units: readonly number[]; from: number; to: number }
  demoralized: { nation: number; points: number }
  crisis: { nation: number }
  'innovation-gained': { side: Side; level: number }
  'innovation-rolled': { side: Side; roll: number; below: number }
}
