/** §17.3.2.c §17.3.2.d §6.0.E.1.a The armistice marker. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { AH, BU, type Nation, RO, SB } from '../../sides.ts'
import { collapseOf, TRACKS } from '../../tables.ts'

/**
 * Every move of the armistice marker goes through here. §17.3.2.c It moves down and up again, but never above
 * its first box.
 */
export function moveArmistice(g: IllusionsOfGlory, by: number, rule: string): void {
  const before = g.state.armistice
  const now = Math.min(TRACKS.armistice.most, before + by)
  if (now === before) return
  g.state.armistice = now
  g.emit?.({ type: 'armistice-moved', rule, by: now - before, now })
}

/** §6.0.E.1.a §17.3.2.d Moves by events of the turn take effect in the War Status Phase. */
export function settleArmistice(g: IllusionsOfGlory): void {
  const due = g.state.armisticeDue
  g.state.armisticeDue = 0
  moveArmistice(g, due, '6.0.E.1.a')
}

const COLLAPSE_RULES: Partial<Readonly<Record<Nation, string>>> = {
  [SB]: '17.3.2.e.1',
  [RO]: '17.3.2.e.2',
  [BU]: '17.3.2.e.3',
  [AH]: '17.3.2.e.4',
}
/** §17.3.2.e A collapse moves the armistice marker. */
export const noteCollapse = (g: IllusionsOfGlory, nation: Nation): void =>
  moveArmistice(g, collapseOf(nation)?.armistice ?? 0, COLLAPSE_RULES[nation] ?? '17.3.2.e')
