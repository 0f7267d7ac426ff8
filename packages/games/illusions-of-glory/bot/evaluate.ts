/**
 * What matters in Illusions of Glory, in VP for the Central Powers: the marker itself, gains and losses to be
 * expected along the line, armies and RPs to repair them, war status, National Will, Troop Quality, the
 * revolution, the mandatory offensive still to be made, markers, cards in hand.
 */
import { isCombatCard } from '../cards.ts'
import { commandsOf } from '../commands.ts'
import { PIECES } from '../pieces.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { handOf } from '../rules/09-cards/piles.ts'
import { seatOfSide } from '../seatings.ts'
import { AP, CP, QUALITY_NATIONS, RU, type Side, SIDES, startingSide, WILL_NATIONS } from '../sides.ts'
import { ACTION, campOf, DRAW, type State, UNDECIDED } from '../state.ts'
import { POOL_IDS, TABLES } from '../tables.ts'
import { eventWorth } from './event-worth.ts'
import { frontOf } from './front.ts'
import { needsOf } from './needs.ts'
import { markersOf, statusWorth, turnsLeft, upheaval, willCost } from './tracks.ts'
import { armyTime, timeLeft, unitWorth } from './worth.ts'

/** The seat's chance to win. */
export function evaluate(s: State, seat: number): number {
  const side: Side = seatOfSide(s, CP).includes(seat) ? CP : AP
  if (s.winner !== UNDECIDED) return s.winner === DRAW ? 0.5 : Number(s.winner === side)
  const chance = 1 / (1 + Math.exp(-standing(s) / spread(s)))
  return side === CP ? chance : 1 - chance
}

/** The more turns are left, the less certain a lead is (measured in played games). */
const spread = (s: State): number => 0.3 + 0.45 * Math.sqrt(turnsLeft(s))
/** What was taken may be taken back. */
const lasting = (s: State): number => 1 / (1 + 0.06 * turnsLeft(s))

/** VP above a draw, for the Central Powers. */
function standing(s: State): number {
  const time = timeLeft(s)
  const balance = sideStanding(s, CP, time) - sideStanding(s, AP, time)
  const lead = (s.vp - DRAWN) * lasting(s)
  return lead + balance + moods(s) + upheaval(s) + armyTime(s) * (QUALITY * qualities(s) + HEAD_START)
}
const DRAWN = 15
/** An offset by which the opening of 1914 counts as even: the prospects of both sides. */
const HEAD_START = -4

function sideStanding(s: State, side: Side, time: number): number {
  const front = armies(s, side) * armyTime(s) - perils(s, side) - owed(s, side)
  const staff = (points(s, side) + hand(s, side)) * time
  return front + staff + statusWorth(s, s.warStatus.get(side)) + markersOf(s, side)
}

/** §7.1.2.a One VP is lost if the offensive is not made; there is time, but not for ever. */
const OWED = 0.9
function owed(s: State, side: Side): number {
  const demanded = offensiveOf(s, side)
  if (demanded === 'none' || demanded === 'BR-FR-halt') return 0
  return OWED * Math.max(0.3, s.round / TABLES.rounds.number)
}

function armies(s: State, side: Side): number {
  let worth = 0
  for (let p = 0; p < PIECES; p++) if (campOf(s, p) === side) worth += unitWorth(s, p)
  return worth
}

/** The expected losses along the line: not all will happen, and fewer if the owner acts next. */
const PERIL = 0.32
const PERIL_AND_TIME = 0.22
function perils(s: State, side: Side): number {
  let danger = 0
  for (const peril of frontOf(s, side).peril) danger += peril
  return (s.active === side ? PERIL_AND_TIME : PERIL) * danger
}

/** §16 RPs recorded for the end of the turn, as far as there are units to repair. */
const RP = 0.11
function points(s: State, side: Side): number {
  const need = needsOf(s, side)
  return POOL_IDS.reduce((sum, _, pool) => sum + RP * Math.min(need[pool] as number, s.rp.get(pool)), 0)
}

/**
 * Events that can still be played, combat cards, and cards to act with at all. The enemy's hand is a guess.
 */
const CARD = 0.08
const READY = 0.1
const TO_COME = 0.4
function hand(s: State, side: Side): number {
  let worth = 0
  for (const command of commandsOf(side))
    for (const c of handOf(s, command))
      worth += CARD + (isCombatCard(c) ? READY : TO_COME * Math.max(0, eventWorth(s, side, c)))
  return worth
}

/** §23 The cost of being near demoralization. */
function moods(s: State): number {
  return WILL_NATIONS.reduce<number>((sum, nation, i) => {
    const cost = willCost(s, s.will.get(i))
    return sum + (nation === RU ? cost : -cost)
  }, 0)
}

/** §24 Poor units cost twice as many RPs (§16.2): Troop Quality above that saves them. */
const QUALITY = 0.03
const ENOUGH = 8
const qualities = (s: State): number =>
  QUALITY_NATIONS.reduce<number>((sum, nation, i) => {
    const left = Math.min(ENOUGH, s.quality.get(i))
    return sum + (startingSide(nation) === CP ? left : -left)
  }, 0)

/** Actions completed so far, by both sides: an imagined game lasts for some of them. */
export function tempo(s: State): number {
  let done = s.turn * TABLES.rounds.number * SIDES.length
  for (const action of s.actions) if (action !== ACTION.none) done++
  return s.action === ACTION.none ? done : done - 1
}

/** The seat is about to act, and nothing is under way. */
export const isQuiet = (s: State, seat: number): boolean =>
  s.round > 0 && s.action === ACTION.none && seatOfSide(s, s.active).includes(seat)
