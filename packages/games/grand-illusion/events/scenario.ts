import type { Side } from '../sides.ts'

/** What happens under the rules of set-up, scenarios and victory: chapters 12 to 14. */
export interface ScenarioEvents {
  stationed: { pieces: readonly number[]; hex: number }
  'options-revealed': { side: Side; options: readonly number[]; vp: number }
  redeployed: { piece: number; from: number; to: number }
  'belgium-ready': { hex: number }
  'points-changed': { side: Side; vp: number; total: number }
  'marker-drawn': { side: Side; hex: number; value: number; vp: number }
  'marker-returned': { side: Side; hex: number; value: number; vp: number }
  'paris-scored': { vp: number; held: boolean }
  'mandated-set': { side: Side; battles: number }
  'mandated-fought': { side: Side; hex: number; left: number }
  'mandated-unfought': { side: Side; battles: number }
  'award-won': { award: 'forts' | 'antwerp' | 'french-losses' | 'british-losses'; vp: number }
  'immediate-check': { allied: number; german: number; wins: boolean }
  'sudden-death': { hex: number }
  'game-ended': { allied: number; german: number; winner: Side }
  'belgians-withdrew': { pieces: readonly number[]; from: number; to: number }
  'allenby-screened': { hex: number }
  landed: { pieces: readonly number[]; hex: number }
  'entered-from-holland': { pieces: readonly number[]; hex: number }
}
