/** Combats for tests: played from the declaration on, or frozen in the middle to ask for facts. */
import { retreatLength } from '../rules/12-combat/retreat/length.ts'
import { at, type Stack, stackOf } from '@sandtable/kernel'
import type { Fight, Stage } from '../illusions-of-glory.ts'
import { space } from '../map.ts'
import { fightOf } from '../rules/12-combat/under-way.ts'
import { enemyOf } from '../sides.ts'
import { COMBAT, type State } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type Placed, type SceneSpec, stateFor } from './stage.ts'

/** autumn of 1914, the combat step of an action round: no weather unless the test asks for it */
export const battle = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'combat', turn: 2, ...spec })

/** declares an attack with these units and begins it; load the dice before */
export function strike(
  scene: StagedScene,
  target: string,
  attackers: readonly string[],
  verb = 'target',
): StagedScene {
  scene.act(verb, target)
  for (const id of attackers) scene.act('join', id)
  return scene.act('engage')
}

export interface Frozen extends SceneSpec {
  readonly at: string
  readonly attackers: Readonly<Record<string, Placed>>
  /** they stand in the defended space */
  readonly defenders?: Readonly<Record<string, boolean>>
  readonly combat?: readonly (keyof typeof COMBAT)[]
}
const fighting = (placed: Placed): Placed => {
  const spec = typeof placed === 'string' ? { at: placed } : placed
  return { ...spec, marks: [...(spec.marks ?? []), 'fighting'] }
}

/** a combat under way: `defenders` says of each whether it is reduced */
export function frozen(spec: Frozen): { s: State; fight: Fight } {
  const pieces: Record<string, Placed> = { ...spec.pieces }
  for (const [id, placed] of Object.entries(spec.attackers)) pieces[id] = fighting(placed)
  for (const [id, reduced] of Object.entries(spec.defenders ?? {}))
    pieces[id] = fighting({ at: spec.at, reduced })
  const marks = (spec.combat ?? []).reduce((all, name) => all | COMBAT[name], 0)
  const s = stateFor({
    stage: 'combat',
    turn: 2,
    ...spec,
    pieces,
    set: { combat: space(spec.at), combatFacts: marks, attackLn: -1, defenceLn: -1, ...spec.set },
  })
  return { s, fight: fightOf(s) }
}

/** Where a frozen combat goes on. */
type Moment =
  /** fire has been rolled; of the losses these are still to be taken, the defender's first */
  | 'losses'
  | 'defender-losses'
  | 'attacker-losses'
  | 'result'
  | 'retreat'
  | 'advance'
  /** nothing more happens of itself: somebody is asked for an action */
  | 'at-rest'

function stackAt(s: State, moment: Moment): Stack<Stage> {
  const attacker = s.active
  const ofAttacker = at('combat/losses', attacker)
  const ofDefender = at('combat/losses', enemyOf(attacker))
  switch (moment) {
    case 'losses':
      return stackOf<Stage>('combat', 'combat/result', ofAttacker, ofDefender)
    case 'defender-losses':
      return stackOf<Stage>('combat', 'combat/result', ofDefender)
    case 'attacker-losses':
      return stackOf<Stage>('combat', 'combat/result', ofAttacker)
    case 'result':
      return stackOf<Stage>('combat', 'combat/result')
    case 'retreat':
      return stackOf<Stage>('combat', 'combat/advance', 'retreat')
    case 'advance':
      return stackOf<Stage>('combat', 'combat/advance')
    case 'at-rest':
      return stackOf<Stage>('action')
  }
}

/** the frozen position goes on */
export const resumed = (s: State, moment: Moment, scenario?: string): StagedScene =>
  new StagedScene({
    stage: stackAt(s, moment),
    ...(scenario === undefined ? {} : { scenario }),
    prepare: (state) => {
      state.words.set(s.words)
    },
  })

/** the moment after the fire: the attacker has won by so much */
export function beaten(by: number, spec: Frozen): StagedScene {
  const { s } = frozen({
    ...spec,
    set: { attackLn: by, defenceLn: 0, retreat: retreatLength(by, 0), ...spec.set },
  })
  return resumed(s, 'retreat', spec.scenario)
}

/** Allies on the landing of Salonika, which is lost. */
export const LOST_LANDING = {
  at: 'SeaSalonika',
  side: 'CP',
  status: { BU: 'at-war' },
  greece: 'CP',
  landing: ['SeaSalonika'],
  attackers: { BU_1stArmy: 'Salonika' },
} as const

/** Under the treaty: Germans attack Romania beside Russia. */
export const JASSY: Frozen = {
  at: 'Jassy',
  side: 'CP',
  turn: 14,
  status: { RO: 'at-war' },
  attackers: { GE_XI: 'Czernowitz' },
}
