/** A plan is one activity of a segment (§8.1): the hex, who goes where, who fights. */
export interface Movement {
  readonly units: readonly number[]
  readonly to: number
  /** the battle there is wanted, where it is not forced */
  readonly fights: boolean
}

/** When it was made: a plan is for one CAP and no other. */
export interface Moment {
  readonly turn: number
  readonly caps: number
  readonly enemyCaps: number
  readonly spent: number
}

export type Plan =
  | {
      readonly kind: 'activate'
      readonly at: Moment
      readonly hex: number
      /** everybody who can attacks in the hex before others move (§9.1.2.a) */
      readonly attacks: boolean
      readonly movements: readonly Movement[]
      /** why, for people */
      readonly gain: number
    }
  | {
      readonly kind: 'recover' | 'entrench' | 'land' | 'enter-north'
      readonly at: Moment
      readonly hex: number
      readonly gain: number
    }
  | { readonly kind: 'pass' | 'withdraw'; readonly at: Moment; readonly hex: -1; readonly gain: number }
  /** an answer to a single question, for questions where much depends on it */
  | {
      readonly kind: 'choose'
      readonly at: Moment
      readonly hex: number
      readonly prompt: string
      readonly verb: string
      readonly gain: number
    }
