/** Answers for combat (§12) and flank attacks (§21), as attacker and as defender. */
import type { Answer, Offer } from '@sandtable/kernel'
import { combatCard, opsOf } from '../cards.ts'
import type { Fight } from '../illusions-of-glory.ts'
import { NEIGHBOURS } from '../map.ts'
import { FULL, isLcu, isTroops, REDUCED } from '../pieces.ts'
import { enemyOf } from '../sides.ts'
import { isFull, presenceOf, type State, spaceOf } from '../state.ts'
import { attackersFor } from '../rules/12-combat/targets.ts'
import { fightOf } from '../rules/12-combat/under-way.ts'
import { attackGain, withSupport } from './attacks.ts'
import { clashOf, fightAt } from './clash.ts'
import { frontOf, strengthIn } from './front.ts'
import { spaceWorth } from './geography.ts'
import { moveGain } from './marches.ts'
import { argsOf, bestOf, firstOf, numberIn, rated } from './offers.ts'
import type { Sight } from './types.ts'
import { faceWorth } from './worth.ts'

export function combatAnswer(sight: Sight): Answer | undefined {
  const { state: s, prompt, offer } = sight
  switch (prompt) {
    case 'attack':
      return attack(s, offer)
    case 'attackers':
      return bestOf(offer, 'join', (p) => strengthIn(s, p)) ?? firstOf(offer, 'favour', 'engage')
    case 'flank':
      return flank(s, offer)
    case 'combat-cards':
      return playCard(sight)
    case 'absorb':
    case 'pay-step':
      return bestOf(offer, 'suffer', (p) => -stepWorth(s, p))
    case 'replace-lcu':
      return bestOf(offer, 'replace-by', (p) => faceWorth(p, FULL))
    case 'defenders':
      return bestOf(offer, 'defend', (p) => strengthIn(s, p))
    default:
      return afterwards(sight)
  }
}

/** Units activated for attack do attack, unless the odds are hopeless. */
const FOLLY = -0.08

function attack(s: State, offer: Offer): Answer {
  const front = frontOf(s, s.active)
  const gain = (rebels: boolean) => (x: number) => {
    const troops = attackersFor(s, x, rebels)
    const fight = fightAt(s, front.side, withSupport(s, front.side, troops), x, rebels)
    return attackGain(s, front, fight)
  }
  const target = rated(argsOf(offer, 'target'), gain(false))
  const rebels = rated(argsOf(offer, 'target-uprising'), gain(true))
  if (rebels && rebels.score > Math.max(FOLLY, target?.score ?? FOLLY))
    return { verb: 'target-uprising', arg: rebels.arg }
  return target && target.score > FOLLY ? { verb: 'target', arg: target.arg } : { verb: 'done' }
}

/**
 * §21.3.b Each attacking space without enemies next to it helps. Without one the odds are even and the try is
 * not worth it.
 */
function flank(s: State, offer: Offer): Answer | undefined {
  const fight = fightOf(s)
  const free = fight.from.filter((at) => at !== fight.space && !isChecked(s, fight, at))
  const pin = rated(argsOf(offer, 'pin'), (at) => free.length - Number(free.includes(at)))
  return pin && pin.score >= 1 ? { verb: 'pin', arg: pin.arg } : firstOf(offer, 'no-flank')
}
function isChecked(s: State, { space: x, attacker }: Fight, at: number): boolean {
  const enemies = presenceOf(s, enemyOf(attacker))
  return (NEIGHBOURS[at] as readonly number[]).some((y) => y !== x && enemies.troops(y) > 0)
}

/** The worth of a step in VP. A destroyed LCU is replaced by an SCU (§12.6.4). */
function stepWorth(s: State, p: number): number {
  if (isFull(s, p)) return faceWorth(p, FULL) - faceWorth(p, REDUCED) + 0.01
  return isLcu(p) ? 0.12 : faceWorth(p, REDUCED) + 0.02
}

/** What a card does to the dice, in this role. */
function drmsOf(c: number, isAttacker: boolean): { ours: number; theirs: number } {
  let [own, enemy] = [0, 0]
  for (const effect of combatCard(c).effects) {
    if (effect.kind === 'drm') {
      if (effect.on === 'own') own += effect.drm
      else enemy += effect.drm
    }
    if (effect.kind === 'fire-first' || effect.kind === 'ignore-shift') own += 1
    if (effect.kind === 'step-loss') own += 0.5
  }
  return isAttacker ? { ours: own, theirs: enemy } : { ours: enemy, theirs: own }
}

/** A card is played if it changes more than its OPS could. */
function playCard({ state: s, offer, facts }: Sight): Answer | undefined {
  const fight = fightOf(s)
  const isAttacker = numberIn(facts, 'attacker') === 1
  const before = clashOf(s, fight)
  const best = rated(argsOf(offer, 'combat-card'), (c) => {
    const { ours, theirs } = drmsOf(c, isAttacker)
    const after = clashOf(s, fight, { ours: Math.round(ours), theirs: Math.round(theirs) })
    const stake = spaceWorth(fight.space) + 0.15
    const swing =
      stake * (after.taken - before.taken) + 0.04 * (after.harm - before.harm - after.cost + before.cost)
    return (isAttacker ? swing : -swing) + escape(s, fight, c) - PRICE * opsOf(c)
  })
  return best && best.score > 0 ? { verb: 'combat-card', arg: best.arg } : firstOf(offer, 'enough')
}
/** The worth of an OPS the card could have given, with one card more than there are rounds. */
const PRICE = 0.03

/** Cards that let the defenders withdraw, or shorten a retreat. */
function escape(s: State, fight: Fight, c: number): number {
  const { effects } = combatCard(c)
  const beaten = clashOf(s, fight).win
  if (effects.some(({ kind }) => kind === 'withdraw'))
    return spaceWorth(fight.space) > 0.5 ? -1 : 0.25 * (beaten - 0.4)
  if (effects.some(({ kind }) => kind === 'shorten-retreat')) return 0.4 * beaten * spaceWorth(fight.space)
  return 0
}

function afterwards({ state: s, prompt, offer, facts }: Sight): Answer | undefined {
  switch (prompt) {
    case 'stand':
      return stand(s, offer)
    case 'retreat':
      return bestOf(offer, 'retreat', (p) => strengthIn(s, p))
    case 'region-retreat':
      return firstOf(offer, 'remain') ?? retreatTo(s, offer, 'retreat-to', numberIn(facts, 'piece'))
    case 'retreat-where':
      return retreatTo(s, offer, 'retreat-to', numberIn(facts, 'piece'))
    case 'support-where':
      return retreatTo(s, offer, 'follow-to', numberIn(facts, 'piece'))
    case 'rearguard':
      return firstOf(offer, 'done') ?? bestOf(offer, 'stay', (p) => -strengthIn(s, p))
    case 'forced-march':
      return bestOf(offer, 'march-in', (p) => strengthIn(s, p))
    case 'advance':
      return advance(s, offer)
    case 'advance-on':
      return advanceOn(s, offer, numberIn(facts, 'piece'))
    default:
      return undefined
  }
}

/** A step is lost for a valuable space, or if all units would be lost otherwise. */
function stand(s: State, offer: Offer): Answer | undefined {
  if (offer['hq-stand'] === true) return { verb: 'hq-stand' }
  const worth = spaceWorth(s.combat)
  if (worth > 0.3) {
    const [card] = argsOf(offer, 'card-stand')
    if (card !== undefined) return { verb: 'card-stand', arg: card }
    const step = s.retreat === 1 ? bestOf(offer, 'stand', (p) => -stepWorth(s, p)) : undefined
    if (step) return step
    if (worth > 0.9 && offer['stand-all'] === true) return { verb: 'stand-all' }
  }
  return firstOf(offer, 'give-way')
}

/** Units retreat to where troops are needed, and in supply. */
function retreatTo(s: State, offer: Offer, verb: string, p: number): Answer | undefined {
  const front = frontOf(s, enemyOf(s.active))
  return bestOf(offer, verb, (x) => moveGain(s, front, [p], x))
}

/** One unit takes the space; others advance if they are not needed where they are. */
function advance(s: State, offer: Offer): Answer | undefined {
  const front = frontOf(s, s.active)
  const isEmpty = presenceOf(s, s.active).troops(s.combat) === 0
  const best = rated(argsOf(offer, 'advance'), (p) =>
    isTroops(p)
      ? moveGain(s, front, [p], s.combat) + (isEmpty ? 0.15 : -0.03)
      : isEmpty
        ? -1
        : withTroops(s, p),
  )
  if (best && (best.score > 0 || offer.done !== true)) return { verb: 'advance', arg: best.arg }
  return firstOf(offer, 'done')
}
/** HQs and artillery go where most of the troops go. */
const withTroops = (s: State, p: number): number => {
  const own = presenceOf(s, s.active)
  return own.troops(s.combat) > own.troops(spaceOf(s, p)) ? 0.1 : -0.1
}

function advanceOn(s: State, offer: Offer, p: number): Answer | undefined {
  const front = frontOf(s, s.active)
  const best = rated(argsOf(offer, 'advance-to'), (x) => moveGain(s, front, [p], x))
  return best && best.score > 0.05 ? { verb: 'advance-to', arg: best.arg } : firstOf(offer, 'halt')
}
