/** §3.3.c §9.3.b §9.7.1.b Playing a card for one of its uses. */
import {
  enteringBy,
  isEventAndOps,
  isSeaInvasion,
  opsOf,
  reinforcedBy,
  sideOfCard,
  srOf,
  warStatusOf,
} from '../../cards.ts'
import { clearEffect } from '../../cards/executor.ts'
import { type Command, sideOfCommand } from '../../commands.ts'
import type { IllusionsOfGlory, Next } from '../../illusions-of-glory.ts'
import { ACTION, PILE, putCard, type State } from '../../state.ts'
import { recordAction } from '../08-action/rounds.ts'
import { raiseWarStatus } from '../17-war-status/war-status.ts'
import { recordPoints } from './replacement-points.ts'

export type Use = 'ops' | 'sr' | 'rp' | 'event'

function pointsOf(use: Use, c: number): number {
  if (use === 'sr') return srOf(c)
  // §9.3.b §9.7.1.b §3.3.c A card with a yellow box gives its OPS after the event.
  return use === 'ops' || (use === 'event' && isEventAndOps(c)) ? opsOf(c) : 0
}

/** Reveals the card and begins the action. */
export function takeAction(g: IllusionsOfGlory, command: Command, use: Use, c: number): Next {
  const { state: s } = g
  const side = sideOfCommand(command)
  g.reveal(command)
  putCard(s, c, PILE.played)
  s.playing = c
  s.points = pointsOf(use, c)
  recordAction(s, side, ACTION[use])
  g.emit?.({
    type: 'action-taken',
    rule: RULES[use],
    side,
    command,
    round: s.round,
    action: s.action,
    card: c,
    points: s.points,
  })
  if (use === 'ops') return 'activation' // §8.2.a
  if (use === 'sr') return 'redeployment' // §8.2.b
  if (use === 'event') return beginEvent(g, c) // §8.2.d
  // §8.2.c
  recordPoints(g, side, c)
  return 'round-end'
}
const RULES: Readonly<Record<Use, string>> = { ops: '8.2.a', sr: '8.2.b', rp: '8.2.c', event: '8.2.d' }

function beginEvent(g: IllusionsOfGlory, c: number): Next {
  const { state: s } = g
  raiseWarStatus(g, sideOfCard(c), warStatusOf(c))
  markCharts(s, c)
  clearEffect(s)
  return 'event'
}
/** What a side may do once a turn. */
function markCharts(s: State, c: number): void {
  const nation = reinforcedBy(c)
  if (nation >= 0) s.reinforced |= 1 << nation // §8.3.b §9.7.3.a
  if (enteringBy(c) >= 0) s.entered = 1 // §8.3.c §9.7.2.a
  if (isSeaInvasion(c)) s.invaded = 1 // §8.3.b §25.1.e
}
