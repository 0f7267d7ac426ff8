/**
 * What matters in Grand Illusion: the German total at the end must be at least six and at least twice the Allied one
 * (§14.1.3.c). So everything is counted as a German lead in VP, Allied points twice.
 */
import { ANTWERP, isSchlieffen, MASKING_HEXES } from '../map.ts'
import { ARMY, fortHex, isHa, isInfantryCorps, nationOf, piece } from '../pieces.ts'
import { isHistorical } from '../rules/14-scenarios/historical.ts'
import { isShort, lastTurn } from '../scenarios.ts'
import { AL, BRITISH, GE, type Side } from '../sides.ts'
import { faceOf, hexOf, isBesieged, isControlledBy, isOnMap, type State } from '../state.ts'
import { VICTORY } from '../tables.ts'
import { distance } from './geography.ts'
import { ALLIED_VP, Outlook } from './outlook.ts'
import { perils } from './peril.ts'
import { stepsLeft } from './power.ts'
import { stormOfTrier } from './storm.ts'
import { timeLeft, uncertainty } from './time-left.ts'

/** Chance of the seat to win: 0 to 1. */
export function evaluate(s: State, seat: number): number {
  const german = germanChance(s)
  return seat === GE ? german : 1 - german
}

function germanChance(s: State): number {
  if (s.winner >= 0) return s.winner === GE ? 1 : 0
  const outlook = new Outlook(s)
  const safety = 1 - Math.max(ANSWERED * outlook.mortalDanger(), opportunity(s) * stormOfTrier(s))
  return safety / (1 + Math.exp(-germanLead(s, outlook) / uncertainty(s)))
}

/** a danger to Trier (§14.1.3.b) that is seen can often be met in time */
const ANSWERED = 0.75
/** a blow takes a CAP, now or in a later turn */
const opportunity = (s: State): number => {
  if (s.caps.get(AL) > 0) return NOW
  return s.turn < lastTurn(s) ? LATER : 0
}
const NOW = 0.8
const LATER = 0.4

/** what the German has and may hope for, beyond what he needs */
function germanLead(s: State, outlook: Outlook): number {
  const allied = alliedHope(s)
  const german = s.points.get(GE) + awardHope(s) - s.mandated.get(GE)
  const need = Math.max(VICTORY.win.least, ALLIED_VP * allied)
  return german - need + outlook.lead() + balanceOfForces(s, outlook) + initiative(s) + headStart(s)
}

/** VP a CAP in hand may bring, and one more that the enemy cannot answer (§8.1.1.b) */
const CAP = 0.3
const UNANSWERED = 0.3
const hand = (own: number, enemy: number): number => CAP * own + UNANSWERED * Math.max(0, own - enemy - 1)
/** CAPs of a usual turn (§5.1) */
const USUAL = [5, 6] as const
const initiative = (s: State): number => {
  const [allied, german] = [s.caps.get(AL), s.caps.get(GE)]
  const toCome = CAP * (USUAL[GE] - USUAL[AL]) * (lastTurn(s) - s.turn)
  return hand(german, allied) - hand(allied, german) + toCome
}

/** set right by the games bots have played; at the end only what lies on the map counts */
const HEAD_START = -2
const headStart = (s: State): number => HEAD_START * Math.min(1, timeLeft(s) / 2)

/** VP for a point of strength, while there is time to use it */
export const strengthWorth = (s: State): number => 0.2 * Math.min(1, timeLeft(s) / 4)
const balanceOfForces = (s: State, outlook: Outlook): number => {
  const [allied, german] = perils(s)
  return strengthWorth(s) * (outlook.total[GE] - german - 1.15 * (outlook.total[AL] - allied))
}

/** Plan XVII: points so far, battles still demanded (§9.1.1.b), and the price of a withdrawal that must come (§8.4.9.b). */
function alliedHope(s: State): number {
  const points = s.points.get(AL)
  const due = s.mandated.get(AL)
  const forced = s.withdrawBy > 0 ? withdrawalPrice(Math.max(s.turn, 4), AL) : 0
  return points - UNFOUGHT * due + FUTURE_BATTLE * futureBattles(s) - forced - befAlone(s)
}

/** §12.1 a VP is lost at the end of the turn if the British are still where they are */
const befAlone = (s: State): number =>
  s.turn <= LAST_BEF_TURN &&
  isHistorical(s) &&
  BRITISH_UNITS.some((u) => isOnMap(s, u) && isSchlieffen(hexOf(s, u)))
    ? ALONE
    : 0
const LAST_BEF_TURN = 5
const ALONE = 0.7
const BRITISH_UNITS = (ARMY[AL] as readonly number[]).filter((u) => nationOf(u) === BRITISH)

/** a demanded battle not fought yet costs a VP; fought on the plan's ground it brings one */
const UNFOUGHT = 0.8
const FUTURE_BATTLE = 0.5
const futureBattles = (s: State): number => {
  if (s.withdrawn.get(AL) > 0 || s.withdrawBy > 0) return 0
  let battles = 0
  for (let turn = s.turn + 1; turn <= 4; turn++) battles += VICTORY.mandated.AL[String(turn)] ?? 0
  return battles
}

const withdrawalPrice = (turn: number, side: Side): number => {
  const { first, onFirst, later } = VICTORY.withdrawal[side === AL ? 'AL' : 'GE']
  return turn <= first ? onFirst : later
}

/** §14.2.2.b the four awards of the short campaign */
function awardHope(s: State): number {
  if (!isShort(s)) return 0
  const byTurn5 = s.turn <= 5 ? lossHope(s.frenchLosses, 7) + lossHope(s.britishHits, 6) : 0
  return byTurn5 + fortHope(s) + maskHope(s)
}

const AWARD = 3
/** progress towards an award counts as more the nearer it is */
export const lossHope = (losses: number, least: number): number => AWARD * Math.min(1, losses / least) ** 1.3

const NAMUR_FORT = piece('fort-namur')
const MAUBEUGE_FORT = piece('fort-maubeuge')
const GUNS = (ARMY[GE] as readonly number[]).filter(isHa)

const fortHope = (s: State): number => AWARD * fallChance(s, NAMUR_FORT) * fallChance(s, MAUBEUGE_FORT)

/** two guns together take off 1.6 steps a turn once they are there */
const STEPS_A_TURN = 1.6

/** that the fort has fallen at the end of the game, and its hex is German */
function fallChance(s: State, fort: number): number {
  const h = fortHex(fort)
  const isOurs = isControlledBy(s, GE, h)
  if (!isOnMap(s, fort)) return isOurs ? 0.97 : 0.8
  let salvos = 0
  for (const gun of GUNS) {
    if (!isOnMap(s, gun)) continue
    const turns = lastTurn(s) - s.turn + (faceOf(s, gun) === 0 ? 1 : 0)
    salvos += Math.max(0, turns - 0.6 * distance(hexOf(s, gun), h)) / 2
  }
  const help = (isOurs ? 0.4 : 0) + (isBesieged(s, fort) ? 0.4 : 0)
  return 1 / (1 + Math.exp(-0.9 * (STEPS_A_TURN * salvos - stepsLeft(s, fort) + help)))
}

/** §14.2.2.b.3 two corps in Aalst and Brussels at the end, Antwerp left to the Belgians */
function maskHope(s: State): number {
  if (!isControlledBy(s, AL, ANTWERP)) return 0
  let first = 0
  let second = 0
  for (const u of ARMY[GE] as readonly number[]) {
    if (!isInfantryCorps(u) || !isOnMap(s, u)) continue
    const d = Math.min(...MASKING_HEXES.map((h) => distance(h, hexOf(s, u))))
    const credit = Math.max(0, 1 - d / (1.5 + timeLeft(s)))
    if (credit > first) [first, second] = [credit, first]
    else if (credit > second) second = credit
  }
  return 2 * first * second
}

/** more than both sides can have of CAPs */
const TURN = 24

/** A clock that goes on with every CAP spent, and by a leap with every turn. */
export function tempo(s: State): number {
  const caps = s.caps.get(AL) + s.caps.get(GE)
  return s.turn * TURN + TURN - caps - (s.activeHex >= 0 ? 1 : 0)
}
