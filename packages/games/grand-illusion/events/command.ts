import type { Side } from '../sides.ts'

/** What happens under the rules of command: chapters 4 to 7, 8.1, 10, 11, 12.1. */
export interface CommandEvents {
  'turn-began': { turn: number }
  /** die 0: the number is fixed */
  'caps-set': { side: Side; die: number; extra: number; caps: number }
  /** dice by side; empty where nobody rolled */
  'initiative-taken': { side: Side; dice: readonly number[] }
  'caps-gained': { side: Side; gained: number; caps: number }
  'caps-spent': { side: Side; spent: number; caps: number }
  arrived: { piece: number; hex: number; disrupted: boolean }
  'arrivals-delayed': { side: Side; pieces: readonly number[] }
  'arrival-diverted': { piece: number; hex: number }
  'unit-rebuilt': { piece: number; hex: number; disrupted: boolean }
  'unit-ordered': { piece: number; turn: number }
  'held-back': { piece: number }
  'hq-relieved': { piece: number; by: number; hex: number }
  'corps-exchanged': { piece: number; by: number; hex: number }
  'sent-east': { pieces: readonly number[]; points: number }
  'east-refused': { vp: number }
  'segment-began': { side: Side; caps: number }
  activated: { side: Side; hex: number; caps: number }
  passed: { side: Side }
  yielded: { side: Side }
  'action-ended': { turn: number }
  'bef-alone': { hexes: readonly number[] }
  'moved-by-rail': { piece: number; from: number; to: number; hexes: number; free: boolean }
  'moved-by-sea': { piece: number; from: number; to: number }
  'ran-out-of-supply': { pieces: readonly number[] }
  'back-in-supply': { pieces: readonly number[] }
  'emergency-ended': { hex: number }
  'railhead-removed': { hex: number }
  'surrender-rolled': { fort: number; hex: number; die: number; most: number; falls: boolean }
  'trench-improved': { hex: number }
}
