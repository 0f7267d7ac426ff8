import type { Modifier } from './modifier.ts'

/** What happens under chapters 6.3 to 6.7. */
export interface ReactionEvents {
  intercepting: {
    piece: number
    space: number
    faces: readonly number[]
    modifiers: readonly Modifier[]
    net: number
    success: number
  }
  intercepted: { units: readonly number[]; from: number; to: number }
  avoiding: {
    piece: number
    space: number
    faces: readonly number[]
    modifiers: readonly Modifier[]
    net: number
    success: number
  }
  avoided: { units: readonly number[]; from: number; to: number }
  'shut-in': { units: readonly number[]; space: number }
  overrun: { units: readonly number[]; space: number }
}
