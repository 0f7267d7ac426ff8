import type { Umpire } from '../index.ts'
import type { ToyState } from './toy-state.ts'

interface Happenings {
  dealt: { power: number; card: number }
  'bids-shown': { bids: readonly number[]; winner: number }
  hired: { power: number }
  fled: { power: number }
  fought: { faces: readonly number[]; result: Fight }
  lost: { power: number; gold: number }
  looted: { power: number; card: number }
  'round-closed': { round: number }
}

export type Fight = 'won' | 'drawn' | 'lost'

export type ToyEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]

export interface ToyTypes {
  state: ToyState
  event: ToyEvent
  prompt: 'bid' | 'raid' | 'resist'
  refusal: 'too-poor' | 'nothing-there'
  stage: 'deal' | 'bid' | 'raid' | 'close'
}

export type Toy = Umpire<ToyTypes>
