/** Chapter 3: the sequence of play. */
import type { BattleForGalicia, Next, Stage, Procedure } from '../battle-for-galicia.ts'
import { scenarioOf } from '../scenarios.ts'
import { AH, RU, SIDE_IDS } from '../sides.ts'
import { activeSide, pointsOf, type State } from '../state.ts'
import { movementPhase } from './04-movement/phase.ts'
import { isOverStacked, removeExcess, STACKING_LIMIT } from './05-stacking.ts'
import { combatPhase } from './07-combat/phase.ts'
import { supplyPhase } from './11-supply.ts'
import { reinforcementPhase } from './14-reinforcements.ts'
import { recordTowns, tellHeadStart } from './15-victory.ts'

/** §3.1 §3.2 the phases of a player turn, in order */
export function stage(name: Stage, g: BattleForGalicia): Procedure<Next> {
  switch (name) {
    case 'supply':
      return beginPlayerTurn(g)
    case 'reinforcement':
      return reinforcementPhase(g)
    case 'movement':
      return movementPhase(g)
    case 'over-stacking':
      return endMovement(g)
    case 'combat':
      return combatPhase(g)
    case 'victory-points':
      return endPlayerTurn(g)
  }
}

/** §3.2.1 */
function* beginPlayerTurn(g: BattleForGalicia): Procedure<Next> {
  const { state: s } = g
  s.spent.fill(0)
  s.marks.fill(0)
  g.emit?.({ type: 'turn-began', rule: '3.1', turn: s.turn, side: activeSide(s) })
  if (isFirstPlayerTurn(s)) tellHeadStart(g)
  supplyPhase(g)
  g.emit?.({ type: 'phase-began', rule: '3.2.2', phase: 'reinforcement', side: activeSide(s) })
  return 'reinforcement'
}

const isFirstPlayerTurn = (s: State): boolean => {
  const { firstTurn, firstSide } = scenarioOf(s)
  return s.turn === firstTurn && SIDE_IDS[activeSide(s)] === firstSide
}

/** §5.1 §5.2 at the end of the movement phase */
function* endMovement(g: BattleForGalicia): Procedure<Next> {
  const { state: s } = g
  const side = activeSide(s)
  for (const h of s.derived.stacks[side].overLimit(STACKING_LIMIT))
    if (isOverStacked(s, side, h)) yield* removeExcess(g, side, h)
  g.emit?.({ type: 'phase-began', rule: '3.2.4', phase: 'combat', side })
  return 'combat'
}

/** §3.2.5, then the other player, or the next game turn, or the end (§15.0) */
function* endPlayerTurn(g: BattleForGalicia): Procedure<Next> {
  const { state: s } = g
  recordTowns(g)
  if (isLastPlayerTurn(s)) {
    g.emit?.({ type: 'game-ended', rule: '15.0', austrian: pointsOf(s, AH), russian: pointsOf(s, RU) })
    return 'end'
  }
  if (activeSide(s) === AH) s.turn += 1
  s.side = activeSide(s) === RU ? AH : RU
  return 'supply'
}

/** §3.0 each game turn is a Russian, then an Austro-Hungarian player turn */
const isLastPlayerTurn = (s: State): boolean => activeSide(s) === AH && s.turn === scenarioOf(s).lastTurn
