/**
 * §4.4.1.a §4.4.2.a Which command decides for which unit. Two, three or four players share the four commands.
 */
import { AUSTRIA, type Command, GERMANY, leadOf, RUSSIA, secondOf, WEST } from '../../commands.ts'
import { isRegion, LEMNOS } from '../../map.ts'
import { isOf, nationMask, PIECES, SPECIAL_2_4, YUGO_SCU } from '../../pieces.ts'
import { isPair } from '../../seatings.ts'
import { AH, AP, CP, enemyOf, GE, type Nation, RO, RU, type Side } from '../../sides.ts'
import {
  campOf,
  GREEKS,
  isMarked,
  isOnMap,
  MARK,
  piecesAt,
  REBELS,
  type State,
  STATUS,
  spaceOf,
  statusOf,
} from '../../state.ts'
import { markerNationOf } from '../28-treaty/limits.ts'

/**
 * §4.4.1.a.8 §4.4.2.a.8 Partners take turns, the lead command in odd rounds.
 * §4.4.1.a.14 §4.4.2.a.14 One partner may act for both.
 */
export function actorOf(s: State, side: Side, round: number): Command {
  if (!isPair(s, side)) return leadOf(side)
  const isAlone = side === AP ? s.delegated === 1 : statusOf(s, AH) === STATUS.collapsed
  return isAlone || round % 2 === 0 ? secondOf(side) : leadOf(side)
}

/** §10.2.b Russian units that may stack with units of any nation. */
const stacksWithAny = (p: number): boolean => p === SPECIAL_2_4 || p === YUGO_SCU
/**
 * §4.4.1.a.1 §4.4.2.a.1 The command a unit belongs to by its nation. Under the treaty the Yugoslav division
 * is Serbian (ruling 123).
 */
function commandByNation(s: State, side: Side, p: number): Command {
  if (side === AP) return markerNationOf(s, p) === RU ? RUSSIA : WEST
  return (nationMask(p) & ~(1 << AH)) !== 0 ? GERMANY : AUSTRIA
}

/**
 * §4.4.1.a.11 §4.4.2.a.11 The Russian player commands Romanian units stacked with his; the German player
 * commands Austrian units stacked with his. Russian units that may stack with any nation (§10.2.b) obey the
 * western player where they are stacked with his other troops (ruling 200).
 */
function commanderAmong(s: State, side: Side, pieces: readonly number[]): Command {
  if (side === CP) return pieces.some((p) => commandByNation(s, CP, p) === GERMANY) ? GERMANY : AUSTRIA
  const russians = pieces.filter((p) => commandByNation(s, AP, p) === RUSSIA)
  if (russians.some((p) => !stacksWithAny(p))) return RUSSIA
  const isWithoutWestern = pieces.every((p) => stacksWithAny(p) || isOf(p, RO))
  return russians.length > 0 && isWithoutWestern ? RUSSIA : WEST
}

/**
 * All units in such a space are one stack (§glossary.space), sea-invasion spaces included; units in a region
 * or on Lemnos are not.
 */
const isOneStack = (x: number): boolean => x >= 0 && x !== LEMNOS && !isRegion(x)

/** The command of a side's units in a space. In regions each unit has its own (`commanderOf`). */
export const commanderAt = (s: State, side: Side, x: number): Command =>
  commanderAmong(s, side, piecesAt(s, side, x))

/**
 * §4.4.1.a.10 §4.4.2.a.10 The command that is asked about a unit. Neutral Greeks and uprisings have no
 * player: the enemy of the active side answers for them.
 */
export function commanderOf(s: State, p: number): Command {
  const camp = campOf(s, p)
  if (camp === GREEKS || camp === REBELS) return secondOf(enemyOf(s.active))
  const x = spaceOf(s, p)
  if (!isOneStack(x)) return commandByNation(s, camp, p)
  return isInDefence(s, camp, p) ? commanderOfDefence(s, camp) : commanderAt(s, camp, x)
}

/**
 * The command that decides for units that fight together. The units of a region defend as one stack
 * (§18.3.1.a), whichever command each belongs to (ruling 243). §4.4.1.a.11 §4.4.2.a.11 The command that leads
 * an attack leads it to its end, whichever of its own units are left (ruling 256).
 */
export function commanderTogether(s: State, pieces: readonly number[]): Command {
  const first = pieces[0] as number
  const camp = campOf(s, first)
  if (camp === s.active) return s.actor
  const isStack = isRegion(spaceOf(s, first)) && camp !== GREEKS && camp !== REBELS
  // An HQ that defends belongs to the stack, and so do units that have already left it (ruling 196).
  return isStack ? commanderAmong(s, camp, [...pieces, ...defendersOf(s, camp)]) : commanderOf(s, first)
}

/**
 * §4.4.1.a.11 §4.4.2.a.11 The command of a stack in its defence retreats all units of that stack, one after
 * the other.
 */
const isInDefence = (s: State, side: Side, p: number): boolean =>
  isOneStack(s.combat) && side !== s.active && isMarked(s, p, MARK.fighting)
const commanderOfDefence = (s: State, side: Side): Command =>
  commanderAmong(s, side, [...defendersOf(s, side), ...piecesAt(s, side, s.combat)])
const defendersOf = (s: State, side: Side): number[] =>
  all.filter((q) => isMarked(s, q, MARK.fighting) && isOnMap(s, q) && campOf(s, q) === side)
const all = Array.from({ length: PIECES }, (_, p) => p)

/** The rule by which a partner may not use the other partner's units. */
export const ruleOfCommand = (side: Side): string => (side === AP ? '4.4.1.a.10' : '4.4.2.a.10')
/**
 * §4.4.1.a.10 §4.4.2.a.10 Partners command only their own units; a single player commands all of his side.
 * @param joined units that will have joined the space: their player may command the unit from then on
 */
export const isInCommand = (s: State, p: number, joined: readonly number[] = []): boolean =>
  !isPair(s, s.active) || commanderWith(s, p, joined) === s.actor
function commanderWith(s: State, p: number, joined: readonly number[]): Command {
  const x = spaceOf(s, p)
  if (joined.length === 0 || !isOneStack(x)) return commanderOf(s, p)
  const side = s.active
  return commanderAmong(s, side, [...piecesAt(s, side, x), ...joined])
}

const SPENDERS: readonly Command[] = [RUSSIA, WEST, WEST, GERMANY, AUSTRIA, GERMANY, GERMANY]
/** §4.4.1.a.12 §4.4.2.a.12 who spends the points of a pool */
export const spenderOf = (pool: number): Command => SPENDERS[pool] as Command

/** §4.4.1.a.2 §4.4.2.a.2 who places the uprisings of a nation */
export function placerOf(nation: Nation): Command {
  if (nation === GE) return RUSSIA
  return nation === AH ? WEST : AUSTRIA
}

/**
 * §4.4.1.a.14 After the treaty was played, the Russian player may leave the rounds of a turn to his partner.
 */
export const mayDelegate = (s: State): boolean => isPair(s, AP) && s.treatyTurn > 0
