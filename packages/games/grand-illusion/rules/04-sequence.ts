/** Chapter 4: the sequence of play. */
import type { GrandIllusion, Next, Stage, Procedure } from '../grand-illusion.ts'
import { capsPhase } from './05-caps.ts'
import { easternFront } from './07-arrivals/eastern-front.ts'
import { arrivalsChoices, arrivalsPhase } from './07-arrivals/phase.ts'
import { activationPhase } from './08-action/activation.ts'
import { activityPhase, outOfCaps, segmentPhase, withdrawalWindow } from './08-action/segment.ts'
import { withdrawalMoves, withdrawalTrenches } from './08-action/withdrawal-phase.ts'
import { battle, board, firePhase, fortunesOfWar, retreats } from './09-battle/battle.ts'
import { battlesPhase } from './09-battle/battles.ts'
import { bombardment } from './09-battle/bombardment.ts'
import { alliedRecovery, germanRecovery } from './09-battle/recovery.ts'
import { strategicPhase } from './10-strategic/phase.ts'
import { administrationPhase, turnEndPhase } from './11-administration/phase.ts'
import {
  belgianDeployment,
  deploymentPhase,
  frenchDeployment,
  germanDeployment,
  liegePhase,
  ninthArmyPhase,
} from './14-scenarios/before-play.ts'
import { optionsPhase } from './14-scenarios/options.ts'
import { isDecided } from './14-scenarios/victory.ts'

const STAGES: Readonly<Record<Stage, (g: GrandIllusion, arg: number) => Procedure<Next>>> = {
  deployment: deploymentPhase,
  options: optionsPhase,
  'deployment/belgian': belgianDeployment,
  'deployment/french': frenchDeployment,
  'deployment/german': germanDeployment,
  'deployment/ninth-army': ninthArmyPhase,
  liege: liegePhase,
  caps: capsPhase,
  arrivals: arrivalsPhase,
  'eastern-front': easternFront,
  'arrivals/choices': arrivalsChoices,
  'segment/window': withdrawalWindow,
  'segment/activity': activityPhase,
  segment: segmentPhase,
  'segment/out-of-caps': outOfCaps,
  activation: activationPhase,
  battles: battlesPhase,
  battle,
  'battle/bombardment': bombardment,
  'battle/fortunes': fortunesOfWar,
  'battle/board': board,
  'battle/fire': firePhase,
  'battle/retreats': retreats,
  'withdrawal/moves': withdrawalMoves,
  'withdrawal/trenches': withdrawalTrenches,
  strategic: strategicPhase,
  administration: administrationPhase,
  'recovery/allied': alliedRecovery,
  'recovery/german': germanRecovery,
  'turn-end': turnEndPhase,
}

/** §4.0 the phases of a turn, and what comes before the first; §14.1.3.b wherever Trier falls, nobody is asked any more */
export function* stage(name: Stage, g: GrandIllusion, arg: number): Procedure<Next> {
  const running = STAGES[name](g, arg)
  let turn = running.next()
  while (!turn.done && !isDecided(g.state)) turn = running.next(yield turn.value)
  return turn.done !== true || isDecided(g.state) ? 'end' : turn.value
}
