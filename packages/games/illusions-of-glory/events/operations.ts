import type { Nation, Side } from '../sides.ts'

/** What happens under chapters 9.4, 10, 11, 18 to 20, 22, 25 and 27. */
export interface OperationsEvents {
  activated: { side: Side; space: number; attack: boolean; cost: number; points: number }
  'stack-formed': {
    side: Side
    space: number
    pieces: readonly number[]
    attack: boolean
    cost: number
    points: number
  }
  marched: { pieces: readonly number[]; from: number; to: number; path: readonly number[] }
  'control-taken': { side: Side; nation: Nation; space: number }
  'control-returned': { space: number; to: number }
  'trench-dug': { side: Side; space: number; level: number }
  'trench-lost': { space: number; level: number }
  besieged: { side: Side; space: number }
  'siege-lifted': { space: number }
  assembled: { piece: number; face: number; from: readonly number[]; space: number }
  disassembled: { piece: number; into: readonly number[]; space: number }
  displaced: { piece: number; from: number; to: number }
  'withdrew-by-sea': { pieces: readonly number[]; from: number; underFire: boolean }
  'landing-lost': { space: number; underFire: boolean }
  'supplies-captured': { pool: number; space: number }
  'landed-amphibious': { piece: number; space: number }
  'greece-tested': { side: Side; space: number; die: number; from: number; joins: boolean }
}
