/** Chapter 4: the sequence of play. */
import type { GrandIllusion, Next, Stage, Step } from '../grand-illusion.ts'
import { capsPhase } from './05-caps.ts'
import { arrivalsPhase } from './07-arrivals/phase.ts'
import { activationPhase } from './08-action/activation.ts'
import { segmentPhase } from './08-action/segment.ts'
import { withdrawalPhase } from './08-action/withdrawal-phase.ts'
import { battlesPhase } from './09-battle/battles.ts'
import { recoveryPhase } from './09-battle/recovery.ts'
import { strategicPhase } from './10-strategic/phase.ts'
import { administrationPhase, turnEndPhase } from './11-administration/phase.ts'
import { deploymentPhase, optionsPhase } from './14-scenarios/before-play.ts'
import { isDecided } from './14-scenarios/victory.ts'

const STAGES: Readonly<Record<Stage, (g: GrandIllusion, arg: number) => Step<Next>>> = {
  options: optionsPhase,
  deployment: deploymentPhase,
  caps: capsPhase,
  arrivals: arrivalsPhase,
  segment: segmentPhase,
  activation: activationPhase,
  battles: battlesPhase,
  withdrawal: withdrawalPhase,
  strategic: strategicPhase,
  administration: administrationPhase,
  recovery: recoveryPhase,
  'turn-end': turnEndPhase,
}

/** §4.0 the phases of a turn, and what comes before the first; §14.1.3.b wherever Trier falls, nobody is asked any more */
export function* stage(name: Stage, g: GrandIllusion, arg: number): Step<Next> {
  const running = STAGES[name](g, arg)
  let turn = running.next()
  while (!turn.done && !isDecided(g.state)) turn = running.next(yield turn.value)
  return turn.done !== true || isDecided(g.state) ? 'end' : turn.value
}
