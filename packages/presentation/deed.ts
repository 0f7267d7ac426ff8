/** What a line of the log tells of. */
export interface Deed {
  /** `starving`: dice decide which units without supply live on; `outcome`: what comes of the fight told before; `effect`: what else comes of whatever was told before, a card above all */
  readonly kind:
    | 'fight'
    | 'starving'
    | 'march'
    | 'arrival'
    | 'loss'
    | 'taken'
    | 'card'
    | 'outcome'
    | 'effect'
    | 'note'
  /** marches and retreats: the spaces of each, from the first to the last */
  readonly ways?: readonly (readonly number[])[]
  /** of a fight: the space attacked, and those the attack comes from */
  readonly target?: number
  readonly from?: readonly number[]
  /** it changes the war, and is not to be missed: a country falls or enters, a capital is lost */
  readonly isGrave?: true
}
