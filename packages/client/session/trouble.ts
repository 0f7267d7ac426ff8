/** Why a stored game or a file cannot be put on the table. */
export type Trouble =
  | { readonly kind: PlainTrouble }
  /** another edition of the game, whose rules play otherwise */
  | { readonly kind: 'newer-edition' | 'older-edition'; readonly theirs: number; readonly ours: number }
  /** the rules do not allow this move */
  | { readonly kind: 'impossible-move'; readonly at: number }
  /** the position after this move is not the one that was noted when it was played */
  | { readonly kind: 'changed-move'; readonly at: number }

export type PlainTrouble =
  | 'not-a-record'
  | 'unknown-game'
  | 'unknown-scenario'
  | 'damaged-head'
  /** the seed is not the one whose seal the record carries */
  | 'changed-dice'
  /** the seed has not been revealed */
  | 'sealed'
  /** a stored game without a record of its moves that can be read */
  | 'damaged-record'
  /** a stored game that does not say who plays each side */
  | 'damaged-seats'
  /** the browser does not let its games be read */
  | 'no-storage'
  /** the game itself could not be fetched */
  | 'unreachable'
  /** nobody foresaw it */
  | 'broken'
