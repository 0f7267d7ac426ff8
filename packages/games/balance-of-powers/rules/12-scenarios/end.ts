/** §12 How a scenario ends, and who has won. */
import type { BalanceOfPowers, Next } from '../../balance-of-powers.ts'
import { DEED } from '../../codes.ts'
import type { Measure } from '../../events/sequence.ts'
import { CP, DE, enemyOf, EP, FR, MAJORS, NEUTRAL, SIDES, type Side } from '../../nations.ts'
import { isInPlay, scenarioData } from '../../scenarios.ts'
import { CAPITALS, CHIPS, FORTRESSES, HOME_CHIPS, isInteriorFortress, placeOfFortress } from '../../sites.ts'
import { LAYOUT, type State } from '../../state.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { newGame } from '../11-set-up/new-game.ts'
import { isRuinAtStart } from './ruins.ts'

/** bargaining chips of the maps in play that a side controls */
const chipsOf = (s: State, side: Side): number =>
  CHIPS.filter((p) => isInPlay(s.scenario, p) && isFriendly(s, side, p)).length

const holds = (s: State, side: Side, n: number): boolean =>
  (CAPITALS[n] as readonly number[]).every((p) => isFriendly(s, side, p))

/** more than 13 for CP, 6 for EP */
const CHIPS_WANTED = [14, 6] as const
/** §12.1 a German plan carried out, both capitals, else chips */
function winnerOfMarne(s: State): State['winner'] {
  if ((s.deeds & DEED.schlieffenMissed) !== 0) return EP
  const conqueror = SIDES.find((side) => holds(s, side, DE) && holds(s, side, FR))
  if (conqueror !== undefined) return conqueror
  if (chipsOf(s, CP) >= CHIPS_WANTED[CP]) return CP
  return chipsOf(s, EP) >= CHIPS_WANTED[EP] ? EP : NEUTRAL
}
const chipsOfBoth = (s: State): number[] => SIDES.map((side) => chipsOf(s, side))

const MAJOR_NUMBERS = Array.from({ length: MAJORS }, (_, n) => n)
/** §12.2 the demoralization of all nations of a side */
const despair = (s: State): number[] =>
  SIDES.map((side) =>
    MAJOR_NUMBERS.reduce((sum, n) => sum + (s.allegiance.get(n) === side ? s.demoralization.get(n) : 0), 0),
  )
const DESPAIR = 9
/** §12.2 below nine, with the enemy above nine; else nobody */
function winnerInTheEast(s: State): State['winner'] {
  const total = despair(s)
  const at = (side: Side): number => total[side] ?? 0
  return SIDES.find((side) => at(side) < DESPAIR && at(enemyOf(side)) > DESPAIR) ?? NEUTRAL
}

const starts = new Map<string, State>()
/** §12.3 who controlled what when the scenario began */
function startOf(id: string): State {
  const found = starts.get(id)
  if (found) return found
  const start = LAYOUT.create()
  newGame(start, id, {})
  starts.set(id, start)
  return start
}

/** §12.3 a point for each chip and each home fortress in the area where the enemy set up */
function points(s: State): number[] {
  const start = startOf(scenarioData(s.scenario).id)
  return SIDES.map((side) => {
    const isTaken = (p: number): boolean =>
      isInPlay(s.scenario, p) && isFriendly(s, side, p) && isFriendly(start, enemyOf(side), p)
    return CHIPS.filter(isTaken).length + strongholds(start).filter(isTaken).length
  })
}
/** §1.334 those that were no ruins at the start */
const strongholds = (start: State): number[] =>
  Array.from({ length: FORTRESSES }, (_, f) => f)
    .filter((f) => isInteriorFortress(f) && !isRuinAtStart(start.scenario, f))
    .map(placeOfFortress)
/** more points win, a tie is a draw */
function winnerOfSteel(s: State): State['winner'] {
  const [cp = 0, ep = 0] = points(s)
  if (cp === ep) return NEUTRAL
  return cp > ep ? CP : EP
}

const FRENCH_CHIPS = 2
/** §12.4 Germany wants Berlin with Paris, or with two French chips */
function winnerOfKaiserschlacht(s: State): State['winner'] {
  const french = (HOME_CHIPS[FR] as readonly number[]).filter((p) => isFriendly(s, CP, p)).length
  return holds(s, CP, DE) && (holds(s, CP, FR) || french >= FRENCH_CHIPS) ? CP : EP
}

/** How a scenario is decided, and the numbers it is decided by. */
interface Decision {
  readonly winner: (s: State) => State['winner']
  readonly measure: Measure
  readonly scores: (s: State) => number[]
  /** by side: so many win, where the measure alone decides */
  readonly wanted?: readonly [number, number]
}
const DECISIONS: Readonly<Record<string, Decision>> = {
  '12.1': { winner: winnerOfMarne, measure: 'chips', scores: chipsOfBoth, wanted: CHIPS_WANTED },
  '12.2': { winner: winnerInTheEast, measure: 'demoralization', scores: despair },
  '12.3': { winner: winnerOfSteel, measure: 'points', scores: points },
  '12.4': { winner: winnerOfKaiserschlacht, measure: 'chips', scores: chipsOfBoth },
}
const UNDECIDED: Decision = { winner: () => NEUTRAL, measure: 'chips', scores: chipsOfBoth }

const decisionOf = (s: State): Decision => DECISIONS[scenarioData(s.scenario).id] ?? UNDECIDED
/** what the scenario is decided by */
export const measureOf = (s: State): Measure => decisionOf(s).measure
/** what the scenario counts, by side */
export const scoresOf = (s: State): number[] => decisionOf(s).scores(s)

/** §12 by side: so many of what is counted win; undefined where more than a number decides */
export const wantedOf = (s: State): readonly [number, number] | undefined => decisionOf(s).wanted

export function endGame(g: BalanceOfPowers): Next {
  const { state: s } = g
  const { id } = scenarioData(s.scenario)
  const { winner, measure, scores } = decisionOf(s)
  s.winner = winner(s)
  g.emit?.({ type: 'game-ended', rule: id, winner: s.winner, measure, scores: scores(s) })
  return 'end'
}
