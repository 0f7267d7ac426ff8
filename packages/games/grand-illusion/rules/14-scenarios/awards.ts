/** §14.2.2.b the German awards of the short campaign. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { ANTWERP, MAUBEUGE } from '../../map.ts'
import { fortHex, piece } from '../../pieces.ts'
import { isShort } from '../../scenarios.ts'
import { AL, GE } from '../../sides.ts'
import { isControlledBy, isOnMap, type State } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { isAntwerpMasked } from './antwerp.ts'
import { addPoints } from './points.ts'

const MAUBEUGE_FORT = piece('fort-maubeuge')
const NAMUR_FORT = piece('fort-namur')
const NAMUR = fortHex(NAMUR_FORT)

type Award = (typeof VICTORY.awards)[number]

const IS_WON: Readonly<Record<Award['id'], (s: State, least: number) => boolean>> = {
  forts: (s) =>
    isControlledBy(s, GE, MAUBEUGE) &&
    isControlledBy(s, GE, NAMUR) &&
    !isOnMap(s, MAUBEUGE_FORT) &&
    !isOnMap(s, NAMUR_FORT),
  antwerp: (s) => isControlledBy(s, AL, ANTWERP) && isAntwerpMasked(s),
  'french-losses': (s, least) => s.frenchLosses >= least,
  'british-losses': (s, least) => s.britishHits >= least,
}

const RULES: Readonly<Record<Award['id'], string>> = {
  forts: '14.2.2.b.2',
  antwerp: '14.2.2.b.3',
  'french-losses': '14.2.2.b.4',
  'british-losses': '14.2.2.b.5',
}

/** at the end of turns 5 and 7 of the short campaign, attrition included */
export function awards(g: GrandIllusion): void {
  if (!isShort(g.state)) return
  for (const { id, vp, turn, least = 0 } of VICTORY.awards) {
    if (g.state.turn !== turn || !IS_WON[id](g.state, least)) continue
    g.emit?.({ type: 'award-won', rule: RULES[id], award: id, vp })
    addPoints(g, GE, vp, RULES[id])
  }
}
