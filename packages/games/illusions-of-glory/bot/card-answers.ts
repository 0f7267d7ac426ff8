/** Which card to play and for what (§8.2); which cards to take, keep and discard. */
import type { Answer, Offer } from '@sandtable/kernel'
import { isCombatCard, isEventAndOps, opsOf, rpOf, srOf } from '../cards.ts'
import type { PoolId } from '../data/types.ts'
import { isClosed } from '../rules/09-cards/replacement-points.ts'
import type { Side } from '../sides.ts'
import type { State } from '../state.ts'
import { POOL_IDS } from '../tables.ts'
import { eventWorth } from './event-worth.ts'
import { frontOf } from './front.ts'
import { needsOf } from './needs.ts'
import { argsOf, isBare } from './offers.ts'
import { bestFor } from './operations.ts'
import { reliefByRail } from './redeployments.ts'
import { timeLeft } from './worth.ts'

export type Use = 'ops' | 'sr' | 'rp' | 'event' | 'no-card' | 'raise'
export interface Play {
  readonly verb: Use
  readonly arg: number
  /** The VP expected from it, less what else the card could do. */
  readonly score: number
}

/** The worth of an RP where it is needed. */
const RP = 0.16
/** The share of an event's worth lost by using its card otherwise: the card returns, but late. */
const GIVEN_UP = 0.75
/** An event that cannot be played now may never be. */
const LATER = 0.6
/** The worth of each OPS the card could have given in another round. */
const POINT = 0.07
/** The worth of a combat card in hand. */
const READY = 0.16

/** Values of what can be done now, computed once for all cards. */
class Staff {
  private readonly operations: number[]
  private readonly relief: number[]
  private readonly need: number[]
  private readonly s: State
  private readonly side: Side

  constructor(s: State, side: Side) {
    this.s = s
    this.side = side
    this.operations = [0, 1, 2, 3, 4, 5].map((points) => bestFor(s, side, points))
    this.relief = reliefByRail(s, frontOf(s, side))
    this.need = needsOf(s, side).map((each, pool) => Math.max(0, each - s.rp.get(pool)))
  }

  ops(points: number): number {
    return this.operations[points] ?? 0
  }
  sr(points: number): number {
    return this.relief[points] ?? 0
  }
  rp(c: number): number {
    const { s } = this
    const gain = POOL_IDS.reduce((sum, pool, i) => sum + this.useful(c, pool, i), 0)
    return gain * RP * timeLeft(s)
  }
  private useful(c: number, pool: PoolId, i: number): number {
    return isClosed(this.s, pool) ? 0 : Math.min(rpOf(c, pool), this.need[i] as number)
  }
  event(c: number): number {
    return eventWorth(this.s, this.side, c)
  }
}

const VERBS = ['ops', 'sr', 'rp', 'event'] as const

/** Every offered use of every card, the best first. */
export function plays(s: State, side: Side, offer: Offer): Play[] {
  const staff = new Staff(s, side)
  const found: Play[] = []
  const cards = new Set(VERBS.flatMap((verb) => argsOf(offer, verb)))
  for (const c of cards) {
    const event = isCombatCard(c) ? READY : staff.event(c)
    const chance = isCombatCard(c) || argsOf(offer, 'event').includes(c) ? 1 : LATER
    const price = GIVEN_UP * chance * Math.max(0, event) + POINT * opsOf(c)
    const value = {
      ops: staff.ops(opsOf(c)) - price,
      sr: staff.sr(srOf(c)) - price,
      rp: staff.rp(c) - price,
      event: event - POINT * opsOf(c) + (isEventAndOps(c) ? staff.ops(opsOf(c)) : 0),
    }
    for (const verb of VERBS)
      if (argsOf(offer, verb).includes(c)) found.push({ verb, arg: c, score: value[verb] })
  }
  for (const nation of argsOf(offer, 'raise')) found.push({ verb: 'raise', arg: nation, score: 0.8 })
  if (isBare(offer, 'no-card')) found.push({ verb: 'no-card', arg: -1, score: staff.ops(1) - NO_CARD })
  return found.sort((a, b) => b.score - a.score)
}

/** A hand with cards left draws fewer (§6.0.H.3). */
const NO_CARD = 0.35

export const answerOf = ({ verb, arg }: Pick<Play, 'verb' | 'arg'>): Answer =>
  verb === 'no-card' ? { verb } : { verb, arg }
