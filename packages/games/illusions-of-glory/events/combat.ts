import type { Side } from '../sides.ts'
import type { Cause, Modifier } from './parts.ts'

/** What happens under chapters 12, 18.3, 20.2, 20.4 and 21. */
export interface CombatEvents {
  'attack-declared': {
    side: Side
    space: number
    from: readonly number[]
    attackers: readonly number[]
    defenders: readonly number[]
    fort: boolean
  }
  'defenders-chosen': { space: number; pieces: readonly number[] }
  'flank-announced': { space: number; pin: number }
  'weather-rolled': { space: number; die: number; round: number; bad: boolean }
  'combat-card-played': { side: Side; card: number; space: number }
  'flank-rolled': { space: number; die: number; modifiers: readonly Modifier[]; success: boolean }
  fired: {
    side: Side
    space: number
    table: 'heavy' | 'light'
    pieces: readonly number[]
    strength: number
    fort: number
    column: number
    shifts: readonly Modifier[]
    die: number
    modifiers: readonly Modifier[]
    total: number
    ln: number
  }
  'step-lost': { piece: number; space: number; cause: Cause; left: number }
  'unit-destroyed': { piece: number; space: number; cause: Cause; left: number }
  'unit-eliminated': { piece: number; space: number; cause: Cause }
  'lcu-replaced': { piece: number; by: number; space: number }
  'uprising-crushed': { piece: number; space: number }
  'fort-destroyed': { space: number; cause: 'combat' | 'surrender' | 'event' }
  'surrender-rolled': { space: number; die: number; cf: number; falls: boolean }
  'combat-ended': { space: number; winner: number; attackLn: number; defenceLn: number }
  'hq-stepped': { piece: number; up: boolean }
  'artillery-spent': { piece: number; left: number }
  'retreat-ordered': { space: number; spaces: number }
  'retreat-shortened': {
    space: number
    by: number
    how: 'terrain' | 'trench' | 'port' | 'hq' | 'card'
    piece: number
  }
  retreated: { piece: number; from: number; path: readonly number[] }
  'stayed-in-region': { pieces: readonly number[]; space: number }
  withdrew: { pieces: readonly number[]; from: number; to: number; card: number }
  'marched-in': { piece: number; from: number; to: number }
  advanced: { pieces: readonly number[]; from: number; to: number }
}
