import type { Command } from '../commands.ts'
import type { Side } from '../sides.ts'

/** What happens under chapters 4 to 9 (cards), 17 and 30. */
export interface CommandEvents {
  'turn-began': { turn: number }
  'card-taken': { side: Side; card: number }
  /** The command is told the cards. Others are told only their number: `cards` is empty. */
  'cards-drawn': { command: Command; count: number; cards: readonly number[] }
  reshuffled: { side: Side; cards: number }
  'offensive-rolled': { side: Side; die: number; modifier: number; result: string; void: boolean }
  'offensive-made': { side: Side; result: string; space: number }
  'offensive-failed': { side: Side; result: string }
  'halt-broken': { space: number }
  'round-began': { side: Side; round: number }
  'action-taken': {
    side: Side
    command: Command
    round: number
    action: number
    card: number
    points: number
  }
  'war-status-raised': { side: Side; by: number; now: number; combined: number }
  'commitment-raised': { side: Side; level: number; cards: number }
  'card-left': { card: number; to: 'discard' | 'removed' | 'table' | 'hand' }
  'combat-cards-discarded': { side: Side; cards: readonly number[] }
  'rounds-delegated': { turn: number; on: boolean }
  'vp-changed': { by: number; vp: number; space: number }
  'armistice-moved': { by: number; now: number }
  'game-ended': { winner: number; vp: number; level: string; how: 'automatic' | 'armistice' | 'last-turn' }
}
