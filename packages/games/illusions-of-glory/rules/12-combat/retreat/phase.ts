/** §12.7.1 §12.2.2 The retreat of the defender. */
import type { Fight, IllusionsOfGlory, Next, Procedure } from '../../../illusions-of-glory.ts'
import { isPort, isRegion, isSeaSpace } from '../../../map.ts'
import { isTroops } from '../../../pieces.ts'
import { COMBAT, isFull, isMarked, MARK, mark, type State, unmark } from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { settleDefeatedHqs } from '../../27-headquarters/combat.ts'
import { fightOf, isSet } from '../under-way.ts'
import { nextToGo } from './order.ts'
import { loseRetreatedUnits } from './no-retreat.ts'
import { standAtSea } from './ports.ts'
import { retreatFromRegion } from './regions.ts'
import { retreating, standOffer, takeStand, whyNotStand } from './standing.ts'
import { retreatPiece, supportFollows } from './walk.ts'

/**
 * §12.7.1.a §12.2.2.a §14.3.3.b The defenders must retreat, in supply or not, if the attacker has won and has
 * a unit at full strength. §12.7.1.b Otherwise they stay.
 * §18.5.b In a region the defeat alone is enough; there units may stay.
 * §12.7.1.c §12.2.2.d Uprisings never retreat, §12.7.1.d nor do attackers.
 */
export const mustRetreat = (s: State, fight: Fight): boolean =>
  s.attackLn > s.defenceLn &&
  !isSet(s, COMBAT.uprising) &&
  fight.defenders.some(isTroops) &&
  (isRegion(fight.space) || fight.attackers.some((p) => isTroops(p) && isFull(s, p)))

/**
 * §12.7.1 The units that must retreat are marked. In a region each unit leaves or stays by its own choice
 * (§18.5.b).
 */
export function* orderRetreat(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  const { state: s } = g
  const fight = fightOf(s)
  for (const p of fight.defenders.filter(isTroops)) mark(s, p, MARK.retreating)
  if (isRegion(fight.space)) return 'retreat/go'
  g.emit?.({ type: 'retreat-ordered', rule: '12.7.1.a', space: fight.space, spaces: s.retreat })
  return 'retreat/stand'
}

/**
 * §12.7.4 The defender may use several ways to stand, one after the other. When the retreat is shortened to
 * nothing, all units stay.
 */
export function* stand(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const fight = fightOf(s)
  const offer = standOffer(s, fight)
  const isAny = offer.stand.length + offer['card-stand'].length > 0 || offer['stand-all'] || offer['hq-stand']
  if (!isAny) return yield* giveWay(g, fight)
  const pick = yield* g.ask(commanderOf(s, retreating(s, fight)[0] as number), {
    rule: '12.7.4.a',
    prompt: 'stand',
    facts: { space: fight.space, spaces: s.retreat },
    choose: () => offer,
    refuse: { stand: (p) => whyNotStand(s, fight, p) },
  })
  if (pick.verb === 'give-way') return yield* giveWay(g, fight)
  yield* takeStand(g, fight, pick)
  return s.retreat === 0 ? stay(g) : 'retreat/stand'
}
function stay(g: IllusionsOfGlory): Next {
  const { state: s } = g
  for (const p of retreating(s, fightOf(s))) unmark(s, p, MARK.retreating)
  return endRetreat(g)
}
function* giveWay(g: IllusionsOfGlory, fight: Fight): Procedure<Next> {
  const { space: x } = fight
  // §12.7.7.c The units stay, however far they would have had to retreat.
  if (isSeaSpace(x)) {
    yield* standAtSea(g, fight)
    return endRetreat(g)
  }
  if (!isPort(x)) loseRetreatedUnits(g, x)
  return 'retreat/go'
}

/** §12.7.3 Units retreat one by one, then the HQs and artillery that follow them. */
export function* go(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const fight = fightOf(s)
  const left = retreating(s, fight)
  if (left.length === 0) {
    if (isPort(fight.space) && haveRetreated(s, fight)) loseRetreatedUnits(g, fight.space)
    yield* supportFollows(g, fight.space)
    return endRetreat(g)
  }
  if (isRegion(fight.space)) yield* retreatFromRegion(g, fight)
  else yield* g.within('retreat-unit', retreatPiece(g, yield* nextToGo(g, fight.space, left, s.retreat)))
  return 'retreat/go'
}

/**
 * §12.7.6.b §12.7.7.b If the defenders of a port cannot leave it, units that retreated there earlier stay
 * too.
 */
const haveRetreated = (s: State, { space: x, defenders }: Fight): boolean =>
  !isRegion(x) && defenders.some((p) => isTroops(p) && isMarked(s, p, MARK.retreated))

/** §27.0.f The HQ is affected by the defeat once the retreat is over, even if it was shortened. */
function endRetreat(g: IllusionsOfGlory): Next {
  settleDefeatedHqs(g, fightOf(g.state))
  return 'done'
}
