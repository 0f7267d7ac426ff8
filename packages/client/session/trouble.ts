import {
  commitmentOf,
  findScenario,
  type Game,
  type GameRecord,
  type Mismatch,
  setupOf,
} from '@sandtable/kernel'

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

/** What is wrong with a record that does not replay: its edition, its head, or a move that somebody changed. */
export function troubleWithRecord(game: Game, record: GameRecord, mismatch: Mismatch): Trouble {
  const { at, refusal } = mismatch
  if (typeof setupOf(game, record) === 'string') return troubleWithHead(game, record)
  return refusal ? { kind: 'impossible-move', at } : { kind: 'changed-move', at }
}

function troubleWithHead(game: Game, { edition, seed, commitment, scenario }: GameRecord): Trouble {
  const editions = { theirs: edition, ours: game.edition }
  if (edition > game.edition) return { kind: 'newer-edition', ...editions }
  if (edition < game.edition) return { kind: 'older-edition', ...editions }
  if (seed === undefined) return { kind: 'sealed' }
  if (commitment && commitment !== commitmentOf(seed)) return { kind: 'changed-dice' }
  if (typeof findScenario(game, scenario) === 'string') return { kind: 'unknown-scenario' }
  return { kind: 'damaged-head' }
}
