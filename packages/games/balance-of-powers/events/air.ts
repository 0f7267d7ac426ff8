import type { Side } from '../nations.ts'

/** What happens under §2.67, §5.31, §6.3 and §6.7. */
export interface AirEvents {
  combined: { unit: number; other: number; place: number }
  /** below: the last digit of the year; hit: 1 if it cost an RP */
  raided: { unit: number; place: number; faces: readonly number[]; drm: number; below: number; hit: number }
  'patrol-passed': { side: Side }
  patrolled: { unit: number; from: number; to: number }
  'dogfight-began': { place: number }
  'ace-paired': { ace: number; unit: number }
  /** value: machine-guns and modifier; above: evasion */
  shot: { unit: number; target: number; faces: readonly number[]; value: number; above: number; hit: number }
  'air-damaged': { unit: number; place: number }
  'air-lost': { unit: number; place: number }
  'ace-killed': { unit: number }
  aborted: { unit: number; from: number; to: number }
  'air-superiority': { side: Side; place: number }
  'returned-to-base': { unit: number; from: number; to: number }
  'changed-base': { unit: number; from: number; to: number }
}
