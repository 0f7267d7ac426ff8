/** §card.AP24 THE GREAT RETREAT: three free activations towards home, before the OPS of the card. */
import { cardData } from '../../cards.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { SPACES } from '../../map.ts'
import { nationsNow } from '../../rules/03-dual-nationality.ts'
import { isInCommand } from '../../rules/04-setup/commands.ts'
import { isActivatedAsSpace } from '../../rules/11-movement/ready.ts'
import { AP } from '../../sides.ts'
import { ACTION, isMarked, isOrdered, MARK, ORDER, piecesAt, presenceOf, type State } from '../../state.ts'
import { noQuestion } from '../executor.ts'

const FREE = 3
const isGreatRetreat = (c: number): boolean =>
  c >= 0 && cardData(c).effects.some((effect) => effect.kind === 'special' && effect.id === 'great-retreat')

/** Nothing happens now: the free activations come with the OPS. */
export function* greatRetreat(g: IllusionsOfGlory): Procedure<boolean> {
  yield* noQuestion
  return g.state.playing >= 0
}

/** Activations free of charge when the OPS of the card begin. */
export const freeActivations = (c: number): number => (isGreatRetreat(c) ? FREE : 0)

const ORDERED = ORDER.move | ORDER.attack
/** A Russian unit without an order is there. In regions such units form stacks. */
function hasRussians(s: State, x: number): boolean {
  const russians = piecesAt(s, AP, x).filter((p) => nationsNow(s, p).includes('RU') && isInCommand(s, p))
  if (!isActivatedAsSpace(x)) return russians.some((p) => !isMarked(s, p, MARK.toMove | MARK.toAttack))
  return russians.length > 0 && !isOrdered(s, x, ORDERED)
}

/** Spaces that may be activated free of charge. */
export function freeMoves(s: State): number[] {
  if (s.freeActivations === 0 || s.action !== ACTION.event || !isGreatRetreat(s.playing)) return []
  const there = presenceOf(s, AP)
  return Array.from({ length: SPACES }, (_, x) => x).filter((x) => there.isAnyone(x) && hasRussians(s, x))
}
