/** §9.7.2.d §9.7.2.e §26.3.2.a §26.3.2.b Greece joins a side. */
import { card } from '../../cards.ts'
import type { CardId } from '../../data/card-types.ts'
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { HOMES, isVp } from '../../map.ts'
import { AP, CP, enemyOf, GR, NO_SIDE, type Side } from '../../sides.ts'
import {
  controlOf,
  GROUND,
  hasGround,
  setControl,
  setGreekSide,
  setGround,
  setStatus,
  STATUS,
} from '../../state.ts'
import { NEUTRALITY } from '../../tables.ts'
import { changeVp } from '../05-victory.ts'
import { discardCard, removeCard } from '../09-cards/piles.ts'

const GREECE = card(NEUTRALITY.greece.joinsAp as CardId)

/** The side takes control of neutral spaces in Greece. */
export function joinGreece(g: IllusionsOfGlory, side: Side): void {
  const { state: s } = g
  if (s.greekSide !== NO_SIDE) return
  // §26.3.2.c.2 It commands all Greek units except the National Defence Corps, which always belongs to AP.
  setGreekSide(s, side)
  setStatus(s, GR, STATUS.atWar)
  g.emit?.({ type: 'nation-entered', rule: side === AP ? '26.3.2.a' : '26.3.2.b', nation: GR, side })
  for (const x of HOMES[GR] ?? []) takeOver(g, side, x)
}

/** §26.3.1.f §26.3.1.g A VP space scores if neither side controlled it before. */
function takeOver(g: IllusionsOfGlory, side: Side, x: number): void {
  const { state: s } = g
  if (controlOf(s, x) === enemyOf(side)) return
  if (controlOf(s, x) === NO_SIDE && isVp(x))
    changeVp(g, side === CP ? 1 : -1, side === AP ? '26.3.1.f' : '26.3.1.g', x)
  setControl(s, x, side, -1)
  // §19.3.b The trench at Doiran is now the side's (ruling 87).
  if (hasGround(s, x, GROUND.trenchGreek)) {
    setGround(s, x, GROUND.trenchGreek, false)
    setGround(s, x, GROUND.trenchCp, side === CP)
  }
}

/** §26.3.2.a GREECE has been played and waits for the next CP action. */
export function awaitGreece(g: IllusionsOfGlory): void {
  const { state: s } = g
  s.greekPending = 1
  g.emit?.({ type: 'greece-waits', rule: '26.3.2.a', turn: s.turn })
}

/**
 * §9.7.2.d If KING CONSTANTINE cancels it, GREECE is discarded and still counts as the neutral entry of the
 * turn. Otherwise Greece joins AP.
 */
export function settleGreekPending(g: IllusionsOfGlory, cancelled: boolean): void {
  const { state: s } = g
  if (s.greekPending !== 1) return
  s.greekPending = 0
  if (cancelled) {
    discardCard(g, GREECE)
    g.emit?.({ type: 'greece-stays', rule: '9.7.2.d', turn: s.turn })
    return
  }
  removeCard(g, GREECE)
  joinGreece(g, AP)
}
