/** §12 A combat before its dice: what each side fires with, in which order, and the chances. */
import type { Fight, FireOrder, Modifier, Shot, Stage } from '../illusions-of-glory.ts'
import { isRegion } from '../map.ts'
import { cfOf, isTroops } from '../pieces.ts'
import { LIMIT } from '../rules/10-stacking/limits.ts'
import { whyNotJoin } from '../rules/12-combat/attackers.ts'
import { defendersAt } from '../rules/12-combat/defenders.ts'
import { fireOrder } from '../rules/12-combat/fire-order.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { fortOf } from '../rules/12-combat/strength.ts'
import { attackersFor } from '../rules/12-combat/targets.ts'
import { defenderOf, fighters, fightOf, isSet } from '../rules/12-combat/under-way.ts'
import { needsWeatherCheck } from '../rules/12-combat/weather.ts'
import { whyNotFlank } from '../rules/21-flank/announce.ts'
import { flankModifiers, freeSpaces } from '../rules/21-flank/resolve.ts'
import { enemyOf, NO_SIDE } from '../sides.ts'
import {
  COMBAT,
  faceOf,
  GREEKS,
  isMarked,
  MARK,
  mark,
  ORDER,
  order,
  piecesAt,
  setGreekSide,
  type State,
} from '../state.ts'
import { TABLES } from '../tables.ts'
import { type Chance, copyOf, spread } from './fight-odds.ts'

export interface Forecast {
  readonly fight: Fight
  readonly attack: Shot
  readonly defence: Shot
  /** The CF of the fort in the defence. */
  readonly fort: number
  readonly order: FireOrder
  /** §21 A flank attack that has been announced and not yet rolled. */
  readonly flank?: { readonly modifiers: readonly Modifier[]; readonly p: number }
  /** §12.2.B Whether it can still be announced. */
  readonly mayFlank: boolean
  /** §12.3 The chance of severe weather, if the die has not been rolled. */
  readonly weather?: number
  /** The Loss Numbers of both sides with their chances, as far as they can be known. */
  readonly chances: readonly Chance[]
  /** §18.3.1 The enemy chooses his defenders: the strongest are assumed. */
  readonly isGuessed: boolean
}

const cf = (s: State, p: number): number => cfOf(p, faceOf(s, p))
const strongestFirst = (s: State, pieces: readonly number[]): number[] =>
  [...pieces].sort((a, b) => cf(s, b) - cf(s, a))

/** The combat under way, at this stage. */
export const forecastOf = (s: State, stage: Stage | 'end'): Forecast =>
  forecast(prepared(copyOf(s)), aheadOf(stage))

/** An attack by all units that could join it. */
export function forecastOn(s: State, x: number, uprising: boolean): Forecast | undefined {
  const copy = copyOf(s)
  copy.combat = x
  copy.combatFacts = uprising ? COMBAT.uprising : 0
  const joined: number[] = []
  for (const p of withSupport(copy, strongestFirst(copy, attackersFor(copy, x, uprising)), joined))
    if (!whyNotJoin(copy, joined, p, x, uprising)) {
      joined.push(p)
      mark(copy, p, MARK.fighting)
    }
  return joined.length === 0 ? undefined : forecast(prepared(copy), 'flank')
}
/** §9.4.3.a The same once these spaces have been activated for attack. */
export function forecastOnceActivated(s: State, x: number, from: readonly number[]): Forecast | undefined {
  const copy = copyOf(s)
  for (const at of from) order(copy, at, ORDER.attack)
  return forecastOn(copy, x, false)
}
/** Troops first, then the HQs and artillery stacked with them. */
function withSupport(s: State, troops: readonly number[], joined: readonly number[]): Iterable<number> {
  return (function* () {
    yield* troops
    const places = new Set(joined.map((p) => s.where.get(p)))
    for (const at of places) yield* piecesAt(s, s.active, at).filter((p) => !isTroops(p))
  })()
}

/** Fills in defenders that are not chosen yet: all units of a space, the three strongest of a region. */
function prepared(s: State): State {
  const camp = defenderOf(s)
  const x = s.combat
  if (s.greekSide === NO_SIDE && piecesAt(s, GREEKS, x).length > 0) setGreekSide(s, enemyOf(s.active))
  if (fightOf(s).defenders.length > 0 || isSet(s, COMBAT.fort)) return s
  const all = defendersAt(s, camp, x)
  const troops = strongestFirst(s, fighters(all))
  const named = isRegion(x) && !isSet(s, COMBAT.uprising) ? troops.slice(0, LIMIT) : troops
  for (const p of [...named, ...all.filter((each) => !troops.includes(each))]) mark(s, p, MARK.fighting)
  if (named.length === 0) s.combatFacts |= COMBAT.fort
  return s
}

/** The next of the steps still to come. */
type Ahead = 'flank' | 'weather' | 'fire'

/** §12.2.B §12.2.C The steps that have not been taken yet. */
function aheadOf(stage: Stage | 'end'): Ahead {
  if (stage === 'combat') return 'flank'
  return stage === 'combat/flank' ? 'weather' : 'fire'
}

function forecast(s: State, ahead: Ahead): Forecast {
  const fight = fightOf(s)
  const isDue = isSet(s, COMBAT.flank) && !isSet(s, COMBAT.flankSucceeded | COMBAT.flankFailed)
  const flank = isDue ? flankOf(s, fight) : undefined
  const weather = ahead !== 'fire' && needsWeatherCheck(s, fight) ? (6 - s.round) / 6 : undefined
  return {
    fight,
    attack: shotOf(s, fight, 'attacker'),
    defence: shotOf(s, fight, 'defender'),
    fort: fortOf(s, fight),
    order: fireOrder(s, fight),
    mayFlank: ahead === 'flank' && whyNotFlank(s, fight) === undefined,
    ...(flank ? { flank } : {}),
    ...(weather === undefined ? {} : { weather }),
    chances: spread(
      s,
      orders(s, fight, flank?.p).map(([order, p]) => ({ order, p })),
      weather ?? 0,
    ),
    isGuessed: isRegion(fight.space) && isGuess(s, fight),
  }
}
const isGuess = (s: State, { space, defender, attackers }: Fight): boolean =>
  defendersAt(s, defender, space).length > LIMIT && attackers.some((p) => !isMarked(s, p, MARK.attacked))

function flankOf(s: State, fight: Fight): { modifiers: Modifier[]; p: number } {
  const modifiers = flankModifiers(s, fight)
  const add = modifiers.reduce((sum, { by }) => sum + by, 0)
  const faces = 6 - (TABLES.flank.success - add) + 1
  return { modifiers, p: Math.max(0, Math.min(6, faces)) / 6 }
}

/** §21.3 What a flank attack of the combat under way promises if it is pinned from this space. */
export function flankPinnedFrom(
  s: State,
  pin: number,
): {
  /** §21.3.b The attacking spaces that add to the die. */
  readonly free: readonly number[]
  readonly add: number
  readonly p: number
  readonly chances: readonly Chance[]
} {
  const copy = prepared(copyOf(s))
  copy.combatFacts |= COMBAT.flank
  copy.pin = pin
  const fight = fightOf(copy)
  const { modifiers, p } = flankOf(copy, fight)
  const { chances } = forecast(copy, 'weather')
  const add = modifiers.reduce((sum, { by }) => sum + by, 0)
  return { free: freeSpaces(copy, fight), add, p, chances }
}

/** The order of fire, with its chance. */
function orders(s: State, fight: Fight, flank: number | undefined): [FireOrder, number][] {
  if (flank === undefined) return [[fireOrder(s, fight), 1]]
  return [
    ['attacker-first', flank],
    ['defender-first', 1 - flank],
  ]
}
