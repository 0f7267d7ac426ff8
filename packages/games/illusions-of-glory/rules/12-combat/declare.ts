/** §12.2.A Declaring attacks. */
import { call } from '@sandtable/kernel'
import { allHold } from '../../cards/conditions.ts'
import { inForceOf } from '../../cards/in-force.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { homeOf } from '../../map.ts'
import { isTroops, isUprising } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf, GR, NO_SIDE, SIDE_IDS } from '../../sides.ts'
import {
  COMBAT,
  controlOf,
  GREEKS,
  hasFort,
  isMarked,
  MARK,
  mark,
  ORDER,
  order,
  piecesAt,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
} from '../../state.ts'
import { noteAttack } from '../07-mandatory/requirements.ts'
import { chooseDefenders } from '../18-regions/defenders.ts'
import { joinGreece } from '../26-neutrals/greece-entry.ts'
import { whyNotJoin } from './attackers.ts'
import { clearCombat, noteAttackers } from './ending.ts'
import { strengthOf } from './strength.ts'
import { attackersFor, targets, whyNotPutDown, whyNotTarget } from './targets.ts'
import { fightOf, isSet } from './under-way.ts'

/** §12.1.c No attack is compulsory: the player declares one after the other, or ends. */
export function* combatPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const { spaces, uprisings } = targets(s)
  if (spaces.length + uprisings.length === 0) return 'round-end'
  const pick = yield* g.ask(s.actor, {
    rule: '12.2.A',
    prompt: 'attack',
    facts: { side: s.active },
    choose: () => ({ target: spaces, 'target-uprising': uprisings, done: true }),
    refuse: { target: (x) => whyNotTarget(s, x), 'target-uprising': (x) => whyNotPutDown(s, x) },
  })
  if (pick.verb === 'done') return 'round-end'
  yield* g.within('declare', declare(g, pick.arg, pick.verb === 'target-uprising'))
  return call('combat/flank', 'combat')
}

function* declare(g: IllusionsOfGlory, x: number, uprising: boolean): Procedure {
  const { state: s } = g
  clearCombat(s)
  s.combat = x
  s.combatFacts = uprising ? COMBAT.uprising : 0
  yield* chooseAttackers(g, x, uprising)
  if (!uprising && isNeutralGreek(s, x)) joinGreece(g, enemyOf(s.active))
  yield* setDefenders(g, x, uprising)
  order(s, x, uprising ? ORDER.putDown : ORDER.assaulted)
  const fight = fightOf(s)
  noteAttackers(s, fight)
  const { from, attackers, defenders, attacker: side } = fight
  const fort = hasFort(s, x) && controlOf(s, x) === fight.defender
  g.emit?.({ type: 'attack-declared', rule: '12.2.A', side, space: x, from, attackers, defenders, fort })
  noteAttack(g, fight)
}

/** §11.1.5.c An attack on neutral Greek units brings Greece into the war. */
const isNeutralGreek = (s: State, x: number): boolean =>
  s.greekSide === NO_SIDE &&
  (presenceOf(s, GREEKS).troops(x) > 0 || (homeOf(x) === GR && hasFort(s, x) && controlOf(s, x) === NO_SIDE))

function* setDefenders(g: IllusionsOfGlory, x: number, uprising: boolean): Procedure {
  const { state: s } = g
  if (uprising) for (const p of piecesAt(s, REBELS, x)) mark(s, p, MARK.fighting)
  else yield* chooseDefenders(g, x)
  const isAnyone = fightOf(s).defenders.some((p) => isTroops(p) || isUprising(p))
  if (!isAnyone) s.combatFacts |= COMBAT.fort
}

/** Units join one after the other, as long as the attack stays legal. */
function* chooseAttackers(g: IllusionsOfGlory, x: number, uprising: boolean): Procedure {
  const { state: s } = g
  for (;;) {
    const fight = fightOf(s)
    const joined = fight.attackers
    const pick = yield* g.ask(s.actor, {
      rule: '12.1.2.a',
      prompt: 'attackers',
      facts: { space: x, pieces: joined, strength: strengthOf(s, fight, 'attack') },
      choose: () => ({
        join: joinable(s, joined, x, uprising),
        favour: joined.length > 0 && mayFavour(s),
        engage: joined.length > 0,
      }),
      refuse: {
        join: (p) =>
          joined.includes(p) ? refusal('has-joined', { piece: p }) : whyNotJoin(s, joined, p, x, uprising),
      },
    })
    if (pick.verb === 'engage') return
    if (pick.verb === 'join') mark(s, pick.arg, MARK.fighting)
    else favour(s)
  }
}

/** Troops that can attack the space, and the HQs and artillery of the spaces they attack from. */
function joinable(s: State, joined: readonly number[], x: number, uprising: boolean): number[] {
  const troops = attackersFor(s, x, uprising)
  const from = new Set(joined.map((p) => spaceOf(s, p)))
  const support = [...from].flatMap((at) => piecesAt(s, s.active, at)).filter((p) => !isTroops(p))
  return [...troops, ...support].filter(
    (p) => !isMarked(s, p, MARK.fighting) && whyNotJoin(s, joined, p, x, uprising) === undefined,
  )
}

/**
 * An effect of this round helps in a limited number of combats and may be used in this one: HOFFMANN needs a
 * German attack.
 */
function mayFavour(s: State): boolean {
  const side = s.active
  const fight = fightOf(s)
  return (
    !isSet(s, COMBAT.favoured) &&
    inForceOf(s, 'fire').some(
      ({ effect }) =>
        effect.side === SIDE_IDS[side] &&
        (effect.times ?? 0) > s.favours &&
        allHold(effect.when, s, fight, side),
    )
  )
}
function favour(s: State): void {
  s.combatFacts |= COMBAT.favoured
  s.favours++
}
