/** §17.1.2 §9.2.c §9.7.1.e War status points. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import type { Side } from '../../sides.ts'
import { combinedWarStatus } from '../../state.ts'

/**
 * §glossary.war-status-points War status rises only here, and never falls: when a card is played as an event,
 * not for OPS (§card.AP45). §glossary.combined-war-status The sum rises with it.
 */
export function raiseWarStatus(g: IllusionsOfGlory, side: Side, by: number): void {
  const { state: s } = g
  if (by === 0) return
  const now = s.warStatus.get(side) + by
  s.warStatus.set(side, now)
  g.emit?.({ type: 'war-status-raised', rule: '17.1.2', side, by, now, combined: combinedWarStatus(s) })
}
