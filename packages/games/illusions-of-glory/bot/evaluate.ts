/**
 * What matters in Illusions of Glory, in VP for the Central Powers: the marker itself, what is about to be won and lost
 * along the line, armies and what is left to mend them, war status, National Will, Troop Quality, the offensive that is
 * still demanded, cards in hand.
 */
import { commandsOf } from '../commands.ts'
import { PIECES } from '../pieces.ts'
import { offensiveOf } from '../rules/07-mandatory/duty.ts'
import { handCount } from '../rules/09-cards/piles.ts'
import { scenarioOf, seatOfSide } from '../seatings.ts'
import { AP, CP, RATED, RU, type Side, startingSide, WILLED } from '../sides.ts'
import { campOf, DRAW, type State, UNDECIDED } from '../state.ts'
import { TABLES } from '../tables.ts'
import { frontOf } from './front.ts'
import { timeLeft, unitWorth } from './worth.ts'

/** The seat's chance to win. */
export function evaluate(s: State, seat: number): number {
  const side: Side = seatOfSide(s, CP).includes(seat) ? CP : AP
  if (s.winner !== UNDECIDED) return s.winner === DRAW ? 0.5 : Number(s.winner === side)
  const chance = 1 / (1 + Math.exp(-standing(s) / spread(s)))
  return side === CP ? chance : 1 - chance
}

/** turns still to come make a lead less sure */
function spread(s: State): number {
  const turns = scenarioOf(s).lastTurn - s.turn + 1 - s.round / TABLES.rounds.number
  return 0.6 + 0.75 * Math.sqrt(Math.max(0, turns))
}

/** VP ahead of a draw, for the Central Powers */
function standing(s: State): number {
  const time = timeLeft(s)
  const balance = sideStanding(s, CP, time) - sideStanding(s, AP, time)
  return s.vp - DRAWN + balance + WILL * moods(s) + time * (QUALITY * qualities(s) + HEAD_START)
}
const DRAWN = 15
/** so that the opening of 1914 counts as even: what is to come for either side */
const HEAD_START = -4

function sideStanding(s: State, side: Side, time: number): number {
  const demanded = offensiveOf(s, side)
  const owed =
    demanded === 'none' || demanded === 'BR-FR-halt'
      ? 0
      : OWED * Math.max(0.3, s.round / TABLES.rounds.number)
  return (
    armies(s, side) * time -
    perils(s, side) -
    owed +
    time * (status(s, side) + hand(s, side) + points(s, side))
  )
}
/** §7.1.2.a */
const OWED = 0.9

function armies(s: State, side: Side): number {
  let worth = 0
  for (let p = 0; p < PIECES; p++) if (campOf(s, p) === side) worth += unitWorth(s, p)
  return worth
}
/** what may be lost along the line: not all of it will be */
const PERIL = 0.45
function perils(s: State, side: Side): number {
  const front = frontOf(s, side)
  let danger = 0
  for (const peril of front.peril) danger += peril
  return PERIL * danger
}
/** §17.2 new cards at 4 and at 11 points */
function status(s: State, side: Side): number {
  const now = s.warStatus[side] as number
  return 0.25 * Math.min(4, now) + 0.17 * Math.max(0, Math.min(7, now - 4)) + 0.05 * Math.max(0, now - 11)
}
const CARD = 0.08
const hand = (s: State, side: Side): number =>
  CARD * commandsOf(side).reduce<number>((sum, command) => sum + handCount(s, command), 0)
/** replacements recorded for the end of the turn */
const RP = 0.06
const points = (s: State, side: Side): number =>
  RP *
  (side === AP ? [0, 1, 2] : [3, 4, 5]).reduce<number>(
    (sum, pool) => sum + Math.min(6, s.rp[pool] as number),
    0,
  )

/** §23 nobody fears uprisings before his will is low */
const WILL = 0.12
function moods(s: State): number {
  return WILLED.reduce<number>((sum, nation, i) => {
    const lost = Math.max(0, 12 - (s.will[i] as number))
    return sum + (nation === RU ? lost : -lost)
  }, 0)
}

/** §24 poor troops cost twice as much to mend (§16.2): what is above that is spared */
const QUALITY = 0.03
const ENOUGH = 8
const qualities = (s: State): number =>
  RATED.reduce<number>((sum, nation, i) => {
    const left = Math.min(ENOUGH, s.quality[i] as number)
    return sum + (startingSide(nation) === CP ? left : -left)
  }, 0)
