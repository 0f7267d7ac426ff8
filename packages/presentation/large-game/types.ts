import type { Umpire } from '@sandtable/kernel'
import type { State } from './state.ts'

interface Happenings {
  activated: { formation: number }
  marched: { unit: number; from: number; to: number; cost: number }
  /** a hex on the way */
  entered: { unit: number; hex: number }
  /** movement points, up to there */
  spent: { unit: number; points: number }
  'shot-at': { unit: number; die: number; hit: boolean }
  blown: { hex: number; side: number }
  dug: { unit: number; hex: number }
  attacked: { hex: number; units: readonly number[]; total: number; result: Fight }
  reduced: { unit: number; steps: number }
  retreated: { unit: number; to: number }
  'cut-off': { unit: number }
  harvest: { faces: readonly number[]; gold: number }
  levied: { power: number }
  armed: { power: number; arms: number }
  paid: { gold: readonly number[] }
  'turn-over': { turn: number; points: readonly number[] }
}
export type Fight = 'repulse' | 'exchange' | 'retreat' | 'rout'

export type LargeEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]

export interface LargeTypes {
  state: State
  event: LargeEvent
  prompt:
    | 'activate'
    | 'command'
    | 'march'
    | 'react'
    | 'attack'
    | 'join'
    | 'retreat'
    | 'advance'
    | 'produce'
    | 'arm'
  refusal: 'too-far' | 'nobody-there'
  stage: 'production' | 'supply' | 'activation' | 'command' | 'combat' | 'close'
}
export type Large = Umpire<LargeTypes>
export type Stage = LargeTypes['stage']
