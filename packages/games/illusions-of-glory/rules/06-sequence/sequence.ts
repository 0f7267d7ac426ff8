/** §6.0 the sequence of play. */
import { eventPhase } from '../../cards/script.ts'
import type { Illusions, Next, Stage, Step } from '../../illusions.ts'
import { openingPhase } from '../04-setup/opening.ts'
import { mandatoryPhase } from '../07-mandatory/rolling.ts'
import { actionPhase } from '../08-action/phase.ts'
import { activationPhase } from '../09-cards/activation.ts'
import { roundEndPhase } from '../10-stacking/settling.ts'
import { movementPhase } from '../11-movement/phase.ts'
import { advancePhase } from '../12-combat/advance.ts'
import { combatPhase } from '../12-combat/declare.ts'
import { fightPhase } from '../12-combat/fight.ts'
import { retreatPhase } from '../12-combat/retreat/phase.ts'
import { redeploymentPhase } from '../13-redeployment/phase.ts'
import { attritionPhase } from '../14-supply/attrition.ts'
import { replacementPhase } from '../16-replacements/phase.ts'
import { isOver } from '../17-war-status/ending.ts'
import { warStatusPhase } from '../17-war-status/phase.ts'
import { rebellionPhase } from '../23-rebellion/phase.ts'
import { treatyPhase } from '../28-treaty/phase.ts'
import { drawPhase } from './draw.ts'
import { turnStartPhase } from './turn.ts'

const STAGES: Readonly<Record<Stage, (g: Illusions, arg: number) => Step<Next>>> = {
  opening: openingPhase,
  'turn-start': turnStartPhase,
  treaty: treatyPhase,
  mandatory: mandatoryPhase,
  action: actionPhase,
  event: eventPhase,
  activation: activationPhase,
  movement: movementPhase,
  combat: combatPhase,
  fight: fightPhase,
  retreat: retreatPhase,
  advance: advancePhase,
  redeployment: redeploymentPhase,
  'round-end': roundEndPhase,
  attrition: attritionPhase,
  'war-status': warStatusPhase,
  rebellion: rebellionPhase,
  replacement: replacementPhase,
  draw: drawPhase,
}

/** §6.0 the phases of a turn, and what comes before the first; when somebody has won nothing follows */
export function* stage(name: Stage, g: Illusions, arg: number): Step<Next> {
  if (isOver(g.state)) return 'end'
  const next = yield* STAGES[name](g, arg)
  return isOver(g.state) ? 'end' : next
}
