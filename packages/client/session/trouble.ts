/** Why a stored game or a file cannot be put on the table. */
export type Trouble =
  | { readonly kind: 'not-a-record' | 'unknown-game' | 'other-edition' | 'damaged-head' }
  /** the record and the rules part ways at this move */
  | { readonly kind: 'impossible-move'; readonly at: number }
