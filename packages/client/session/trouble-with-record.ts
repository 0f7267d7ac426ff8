import {
  commitmentOf,
  findScenario,
  type Game,
  type GameRecord,
  type Mismatch,
  setupOf,
} from '@sandtable/kernel'
import type { Trouble } from './trouble.ts'

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
