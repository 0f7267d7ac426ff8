import type { Side } from '../sides.ts'

/** What happens under the rules of movement: chapters 8.2 to 8.6. */
export interface MovementEvents {
  marched: {
    readonly units: readonly number[]
    readonly from: number
    readonly to: number
    /** the hexes entered, the last one `to` */
    readonly path: readonly number[]
    readonly cost: number
  }
  'attackers-chosen': { readonly side: Side; readonly units: readonly number[]; readonly hex: number }
  'battle-due': { readonly hex: number; readonly side: Side; readonly isForced: boolean }
  'control-changed': { readonly hex: number; readonly side: Side; readonly byCavalry: boolean }
  /** §8.3.4 infantry has relieved the cavalry that took the hex */
  'control-confirmed': { readonly hex: number; readonly side: Side }
  'hexside-blocked': { readonly side: Side; readonly from: number; readonly to: number }
  'hexside-reopened': { readonly side: Side; readonly from: number; readonly to: number }
  'cavalry-stood': { readonly units: readonly number[]; readonly hex: number }
  'cavalry-evaded': { readonly units: readonly number[]; readonly hex: number }
  'emergency-supply': { readonly hex: number }
  /** §8.4.3.h German lines end here */
  railhead: { readonly hex: number }
  /** `by`: the last turn for the Allied withdrawal, 0 if none need follow */
  'paris-in-danger': { readonly hex: number; readonly by: number }
  /** `hex` is negative if it had not arrived */
  'alsace-disbanded': { readonly unit: number; readonly hex: number }
  'paris-units': { readonly units: readonly number[]; readonly turn: number }
}
