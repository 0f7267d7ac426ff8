/** §6.0 The sequence of play: every stage and its procedure. */
import { eventPhase } from '../../cards/script.ts'
import type { IllusionsOfGlory, Next, Stage, Procedure } from '../../illusions-of-glory.ts'
import { openingPhase } from '../04-setup/opening.ts'
import { mandatoryPhase } from '../07-mandatory/rolling.ts'
import { actionPhase } from '../08-action/phase.ts'
import { activationPhase } from '../09-cards/activation.ts'
import { roundEndPhase } from '../10-stacking/settling.ts'
import { movementPhase } from '../11-movement/phase.ts'
import { advanceUnit, mayAdvance } from '../12-combat/advance.ts'
import { combatPhase } from '../12-combat/declare.ts'
import {
  announceFlank,
  attackerCards,
  defenderCards,
  fireBack,
  fireStage,
  flankRoll,
  severeWeather,
} from '../12-combat/fight.ts'
import { absorb, takeLosses } from '../12-combat/losses.ts'
import { go, orderRetreat, stand } from '../12-combat/retreat/phase.ts'
import { combatResult } from '../12-combat/winner.ts'
import { redeploymentPhase } from '../13-redeployment/phase.ts'
import { attritionPhase } from '../14-supply/attrition.ts'
import { endReplacements, purchaseStage, replacementPhase } from '../16-replacements/phase.ts'
import { isOver } from '../17-war-status/ending.ts'
import { endWarStatus, warStatusPhase } from '../17-war-status/phase.ts'
import { rebellionPhase, uprisingStage } from '../23-rebellion/phase.ts'
import { dissolutionStage, revolutionStage } from '../23-rebellion/revolution.ts'
import {
  austrianCollapse,
  bulgarianCollapse,
  romanianCollapse,
  serbianCollapse,
} from '../26-neutrals/collapse.ts'
import { treatyPhase } from '../28-treaty/phase.ts'
import { delegationStage, discardStage, drawPhase, drawStage } from './draw.ts'
import { turnStartPhase } from './turn.ts'

const STAGES: Readonly<Record<Stage, (g: IllusionsOfGlory, arg: number) => Procedure<Next>>> = {
  opening: openingPhase,
  'turn-start': turnStartPhase,
  treaty: treatyPhase,
  mandatory: mandatoryPhase,
  action: actionPhase,
  event: eventPhase,
  activation: activationPhase,
  movement: movementPhase,
  combat: combatPhase,
  'combat/flank': announceFlank,
  'combat/weather': severeWeather,
  'combat/attacker-cards': attackerCards,
  'combat/defender-cards': defenderCards,
  'combat/flank-roll': flankRoll,
  'combat/fire': fireStage,
  'combat/fire-back': fireBack,
  'combat/losses': takeLosses,
  'combat/absorb': absorb,
  'combat/result': combatResult,
  retreat: orderRetreat,
  'retreat/stand': stand,
  'retreat/go': go,
  'combat/advance': mayAdvance,
  'combat/advancing': advanceUnit,
  redeployment: redeploymentPhase,
  'round-end': roundEndPhase,
  attrition: attritionPhase,
  'war-status': warStatusPhase,
  'war-status/bulgaria': bulgarianCollapse,
  'war-status/romania': romanianCollapse,
  'war-status/serbia': serbianCollapse,
  'war-status/austria': austrianCollapse,
  'war-status/end': endWarStatus,
  rebellion: rebellionPhase,
  'rebellion/uprising': uprisingStage,
  'rebellion/revolution': revolutionStage,
  'rebellion/dissolution': dissolutionStage,
  replacement: replacementPhase,
  'replacement/purchase': purchaseStage,
  'replacement/end': endReplacements,
  draw: drawPhase,
  'draw/discard': discardStage,
  'draw/hands': drawStage,
  'draw/delegation': delegationStage,
}

/** §6.0 Runs one stage. Nothing follows once a side has won. */
export function* stage(name: Stage, g: IllusionsOfGlory, arg: number): Procedure<Next> {
  if (isOver(g.state)) return 'end'
  const next = yield* STAGES[name](g, arg)
  return isOver(g.state) ? 'end' : next
}
