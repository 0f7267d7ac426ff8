/** §14.1.2 §14.1.3 who scores, and who wins. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { ANTWERP, GERMAN_VP_HEXES, isGermanVp, isPlanXVII, PARIS, PLAN_XVII_HEXES, TRIER } from '../../map.ts'
import { ARMY, isCombatUnit } from '../../pieces.ts'
import { hasOption, isShort, lastTurn } from '../../scenarios.ts'
import { AL, GE, GERMAN, type Side } from '../../sides.ts'
import { controlOf, hexOf, isControlledBy, presenceOf, type State } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { isHexSupplied, isSupplied } from '../08-action/supply.ts'
import { awards } from './awards.ts'
import { unfoughtMandated } from './mandated.ts'
import { addPoints, returnMarker, scoreHex } from './points.ts'

export { mandatedBattleFought, setMandated } from './mandated.ts'
export { addPoints } from './points.ts'

/** §14.1.3.b the game ends at once: rules look at this after every change of control */
export const isDecided = (s: State): boolean => s.winner >= 0

const pointsOf = (s: State, side: Side): number => s.points.get(side)

/** A hex has a new controller. */
export function controlChanged(g: GrandIllusion, h: number): void {
  const { state: s } = g
  if (controlOf(s, h) === AL) gainedByAllies(g, h)
  else if (h === PARIS && s.parisFell === 0) s.parisFell = s.turn
}

function gainedByAllies(g: GrandIllusion, h: number): void {
  if (isPlanXVII(h)) scoreIfSupplied(g, h)
  // §14.1.3.d a German marker is lost with its hex, §14.1.3.a the one of Paris, too
  if (isGermanVp(h)) returnMarker(g, h, '14.1.3.d')
  if (h === PARIS) loseParis(g)
  // §14.1.3.b §14.2.3.b §14.3.5.b Trier decides at once.
  if (h === TRIER) {
    g.emit?.({ type: 'sudden-death', rule: '14.1.3.b', hex: h })
    end(g, AL, '14.1.3.b')
  }
}

/** §14.1.2.a.1 §14.2.2.a §14.3.2 Each hex once; §14.1.2.d.2 with a supplied Allied unit in it. */
function scoreIfSupplied(g: GrandIllusion, h: number): void {
  const { state: s } = g
  if (s.scored.get(h) === 1 || !hasSuppliedUnit(s, h)) return
  s.scored.set(h, 1)
  scoreHex(g, AL, h, '14.1.2.a.1')
}

/** §14.2.2.d as in the long campaign */
const hasSuppliedUnit = (s: State, h: number): boolean =>
  presenceOf(s, AL).combatUnits(h) > 0 &&
  (ARMY[AL] as readonly number[]).some((u) => hexOf(s, u) === h && isCombatUnit(u) && isSupplied(s, u))

/** §14.1.2.d.2 hexes taken without supply score when their units have it */
export function scoreSuppliedHexes(g: GrandIllusion): void {
  const { state: s } = g
  for (const h of PLAN_XVII_HEXES)
    if (s.scored.get(h) === 0 && isControlledBy(s, AL, h)) scoreIfSupplied(g, h)
}

/** §14.1.2.b §14.2.2.b.1 §14.3.3 The hexes that count; §14.1.2.d.3 with a line to a German source. */
const countsForGermans = (s: State, h: number): boolean =>
  isControlledBy(s, GE, h) && isHexSupplied(s, GERMAN, h)

const unmarked = (s: State): number[] =>
  GERMAN_VP_HEXES.filter((h) => s.marker.get(h) === -1 && countsForGermans(s, h))

/** the face-up marker of Paris: its points are in the total while it lies German side up */
function takeParis(g: GrandIllusion): void {
  const { state: s } = g
  if (s.marker.get(PARIS) !== -1 || !countsForGermans(s, PARIS)) return
  s.marker.set(PARIS, VICTORY.german.paris)
  g.emit?.({ type: 'paris-scored', rule: '14.1.3.a', vp: VICTORY.german.paris, held: true })
  addPoints(g, GE, VICTORY.german.paris, '14.1.3.a')
}

function loseParis(g: GrandIllusion): void {
  const { state: s } = g
  const vp = s.marker.get(PARIS)
  if (vp < 0) return
  s.marker.set(PARIS, -1)
  g.emit?.({ type: 'paris-scored', rule: '14.1.3.a', vp, held: false })
  addPoints(g, GE, -vp, '14.1.3.a')
}

/** §14.1.3.d §14.3.5.d the markers of turn 9 */
const INTERIM_TURN = 9

/** §11.1 §4.0 A to D; true if the game is over */
export function victorySteps(g: GrandIllusion): boolean {
  const { state: s } = g
  unfoughtMandated(g)
  if (parisVictory(g)) return true
  // §14.3.5.d in the long campaigns
  if (s.turn === INTERIM_TURN && !isShort(s)) drawMarkers(g, '14.1.3.d')
  if (s.turn < lastTurn(s)) return false
  awards(g)
  return end(g, finalWinner(g), '14.1.3.c')
}

/** §14.1.3.a §14.2.3.a §14.3.5.a at the end of the turn Paris first falls, be it by attrition (§11.3); true if the German has won */
export function parisVictory(g: GrandIllusion): boolean {
  const { state: s } = g
  return s.parisFell === s.turn && s.immediateChecked === 0 && winsAtOnce(g) && end(g, GE, '14.1.3.a')
}

function drawMarkers(g: GrandIllusion, rule: string): readonly number[] {
  const drawn = unmarked(g.state)
  for (const h of drawn) scoreHex(g, GE, h, rule)
  return drawn
}

/** §14.1.3.a only once, at the end of the turn Paris first falls; markers drawn for it go back */
function winsAtOnce(g: GrandIllusion): boolean {
  const { state: s } = g
  s.immediateChecked = 1
  // retaken meanwhile: nothing to check; cut off: only its ten points are missing (§14.1.2.d.3)
  if (!isControlledBy(s, GE, PARIS)) return false
  const drawn = drawMarkers(g, '14.1.3.a')
  takeParis(g)
  const wins = 2 * pointsOf(s, AL) < pointsOf(s, GE)
  g.emit?.({
    type: 'immediate-check',
    rule: '14.1.3.a',
    allied: pointsOf(s, AL),
    german: pointsOf(s, GE),
    wins,
  })
  if (!wins) for (const h of drawn) returnMarker(g, h, '14.1.3.a')
  return wins
}

/** §14.1.3.c §14.2.3.c §14.3.5.c */
function finalWinner(g: GrandIllusion): Side {
  const { state: s } = g
  drawMarkers(g, '14.1.3.c')
  takeParis(g)
  const german = pointsOf(s, GE)
  const { least, times } = VICTORY.win
  return german >= least && german >= times * pointsOf(s, AL) ? GE : AL
}

function end(g: GrandIllusion, winner: Side, rule: string): true {
  const { state: s } = g
  s.winner = winner
  g.emit?.({ type: 'game-ended', rule, allied: pointsOf(s, AL), german: pointsOf(s, GE), winner })
  return true
}

const FIRST_DUTCH_TURN = 5

/** §14.3.6.b.5 at the start of a turn: is Antwerp a German source from now on? */
export function openDutchSource(s: State): void {
  const isTaken = isControlledBy(s, GE, ANTWERP) && presenceOf(s, AL).forts(ANTWERP) === 0
  if (s.antwerpSource === 0 && hasOption(s, GE, 5) && isTaken && s.turn >= FIRST_DUTCH_TURN) {
    s.antwerpSource = s.turn
    s.derived.supply.raise()
  }
}
