/** §4 The turn: its phases as stages. Phases of chapters that are not in play yet are not gone through. */
import { call } from '@sandtable/kernel'
import type { NationsInArms, Next, Procedure, Stage } from '../../nations-in-arms.ts'
import { drawMarker } from '../04-initiative/draw.ts'
import { impulse } from '../04-initiative/impulse.ts'
import { fillPool } from '../04-initiative/pool.ts'
import { closeActivation, endStack } from '../05-activation/end.ts'
import { moveFlanks } from '../05-activation/flanks.ts'
import { afterEntry, avoidBattle, enterSpace, meetEnemy } from '../06-movement/entry.ts'
import { march } from '../06-movement/march.ts'
import { finalAttrition } from '../07-supply/final.ts'
import { BATTLE_RULES } from '../08-battle/stages.ts'
import { SIEGE_RULES } from '../09-siege/stages.ts'
import { arrive } from './arrivals.ts'
import { judge } from './victory.ts'

const TURN: readonly Stage[] = [
  'arrivals',
  'initiative',
  'activation',
  'attrition',
  // §9.1.5 besiegers may have lost too much
  'siege/upkeep',
  'victory',
]

type Rules = (g: NationsInArms, arg: number) => Procedure<Next>

const RULES: Readonly<Partial<Record<Stage, Rules>>> = {
  turn: beginTurn,
  arrivals: arrive,
  initiative: fillPool,
  activation: drawMarker,
  impulse,
  march,
  'march/flanks': moveFlanks,
  'march/end': endStack,
  'march/close': closeActivation,
  'entry/intercept': enterSpace,
  'entry/avoid': avoidBattle,
  'entry/fight': meetEnemy,
  'entry/end': afterEntry,
  ...BATTLE_RULES,
  ...SIEGE_RULES,
  attrition: finalAttrition,
  victory: judge,
  'turn/end': endTurn,
}

export function stage(name: Stage, g: NationsInArms, arg: number): Procedure<Next> {
  const rules = RULES[name]
  if (!rules) throw new Error(`no rules for the stage ${name}`)
  return rules(g, arg)
}

function* beginTurn(g: NationsInArms): Procedure<Next> {
  yield* []
  g.emit?.({ type: 'turn-began', rule: '4', turn: g.state.turn })
  return call(TURN, 'turn/end')
}

function* endTurn(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.turn += 1
  return 'turn'
}
