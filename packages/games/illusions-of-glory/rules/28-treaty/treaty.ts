/** §28.0.b §28.0.c The Treaty of Brest-Litovsk. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import type { State } from '../../state.ts'

/** §28.0.b The marker is placed on the turn in which the treaty takes effect. */
export function setTreaty(g: IllusionsOfGlory, turn: number): void {
  g.state.treatyTurn = turn
  g.emit?.({ type: 'treaty-set', rule: '28.0.b', turn })
}

/** §28.0.c The turn marker has reached it: Russia leaves the war. */
export function beginTreaty(g: IllusionsOfGlory): void {
  g.emit?.({ type: 'treaty-began', rule: '28.0.c', turn: g.state.turn })
}

/** §28.0.c */
export const isTreatyOn = (s: State): boolean => s.treatyTurn > 0 && s.turn >= s.treatyTurn
