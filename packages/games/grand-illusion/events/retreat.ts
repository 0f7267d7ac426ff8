import type { Side } from '../sides.ts'

/** What happens under the rules of retreat, siege, trenches, recovery and withdrawal: 8.7, 9.4, 9.5.3, 9.7, 9.8, 11.4. */
export interface RetreatEvents {
  'retreat-forced': { side: Side; hex: number; why: 'disrupted' | 'rout' | 'cavalry' }
  'retreat-chosen': { side: Side; hex: number }
  retreated: { pieces: readonly number[]; from: number; to: number }
  'no-room-to-retreat': { pieces: readonly number[]; hex: number }
  'sea-retreat-rolled': { piece: number; die: number; drm: number; turn: number }
  'hq-displaced': { piece: number; from: number; to: number }
  'fourth-division-left': { piece: number; turn: number }
  besieged: { fort: number; hex: number }
  'siege-lifted': { fort: number; hex: number }
  entrenched: { side: Side; hex: number }
  recovered: { pieces: readonly number[]; hex: number }
  'withdrawal-declared': { side: Side; turn: number }
  'withdrawal-ended': { side: Side; vp: number }
}
