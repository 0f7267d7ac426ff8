import type { Nation, Side } from '../sides.ts'

/** What happens under chapters 23, 25 and 26, and events of cards. */
export interface PoliticsEvents {
  'will-changed': { nation: Nation; by: number; now: number }
  'uprising-placed': { nation: Nation; piece: number; space: number }
  'revolution-set': { turn: number }
  'revolution-began': { turn: number }
  'revolution-advanced': { stage: number }
  'revolution-stalled': { stage: number }
  'revolution-suppressed': { turn: number }
  'nation-entered': { nation: Nation; side: Side }
  'greece-waits': { turn: number }
  'greece-stays': { turn: number }
  'nation-collapsed': { nation: Nation; removed: readonly number[] }
  'collapse-undone': { nation: Nation }
  'treaty-set': { turn: number }
  'treaty-began': { turn: number }
  'marker-laid': { marker: string; on: boolean }
  'offensive-modified': { side: Side; now: number }
  'offensives-voided': { side: Side; results: readonly string[] }
  transferred: { piece: number; from: number; to: number }
  'given-up': { piece: number; space: number }
  'desertion-rolled': { piece: number; die: number; lost: boolean }
  'landing-placed': { space: number }
}
