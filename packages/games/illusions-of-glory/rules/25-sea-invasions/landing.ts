/** §25.1.g §25.2.1 Landing markers. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { AP } from '../../sides.ts'
import { GROUND, setControl, setGround } from '../../state.ts'

/**
 * §25.2.1.a.1 The marker is placed in the space the card names, free of charge. Each of the three markers
 * (§25.2.1.b) belongs to one card, which leaves the game when it is played: a marker that is lost cannot be
 * placed again (§25.2.4.c).
 */
export function layLanding(g: IllusionsOfGlory, x: number): void {
  const { state: s } = g
  setGround(s, x, GROUND.landing, true)
  setControl(s, x, AP, -1)
  g.emit?.({ type: 'landing-placed', rule: '25.2.1.a.1', space: x })
}
