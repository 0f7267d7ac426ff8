/** §9.2.2.b two divisions or brigades share a space, or a unit stands alone. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import type { Side } from '../../sides.ts'
import type { Group } from './board.ts'
import { whyFillEverySpace, whyNotAlone, whyNotShare } from './placement-refusals.ts'

/** What a placement question is answered with when the program is to do the rest. */
export const BOOK = 'by-the-book'

export interface Sharing {
  readonly unit: number
  readonly partners: Group
  /** §9.2.2.c §9.2.3.a its rank lets it stand alone now */
  readonly alone: boolean
  /** fortune 6 or 11: no partner while spaces would stay open */
  readonly spread?: boolean
}

export function* shareSpace(
  g: GrandIllusion,
  side: Side,
  { unit, partners, alone, spread = false }: Sharing,
): Procedure<Group | typeof BOOK> {
  const open = spread && alone ? [] : partners
  if (open.length === 0) return [unit]
  const pick = yield* g.ask(side, {
    rule: '9.2.2.b',
    prompt: 'share-space',
    facts: { piece: unit, hex: g.state.battleHex },
    choose: () => ({ pair: open, alone, [BOOK]: true }),
    refuse: {
      pair: (p) => (spread && partners.includes(p) ? whyFillEverySpace(p) : whyNotShare(p)),
      alone: () => whyNotAlone(unit, side === g.state.attacker),
    },
  })
  if (pick.verb === BOOK) return BOOK
  return pick.verb === 'pair' ? [unit, pick.arg] : [unit]
}
