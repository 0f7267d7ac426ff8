import type { OptionValues, Setup } from '@sandtable/kernel'
import { setupOf, StagedPlay } from '@sandtable/kernel/testing'
import type { BattleForGaliciaTypes, Stage } from '../battle-for-galicia.ts'
import { battleForGalicia } from '../game.ts'
import { hex } from '../map.ts'
import { setUp } from '../rules/01-preparation.ts'
import { SIDE_IDS } from '../sides.ts'
import { ELIMINATED, LAYOUT, NOT_IN_SCENARIO, put, type State, TO_COME } from '../state.ts'
import { fullSteps, unit } from '../units.ts'

type SeatId = (typeof SIDE_IDS)[number]

/** A unit in a made-up position: its hex, or its hex and condition. */
export type Placed =
  | string
  | {
      /** a hex number, 'to-come' or 'eliminated' */
      readonly hex: string
      readonly steps?: number
      readonly ce?: number
      readonly supply?: 'in' | 'low' | 'out'
      readonly spent?: number
    }

export interface SceneSpec {
  readonly units: Readonly<Record<string, Placed>>
  readonly stage?: Stage
  readonly turn?: number
  readonly side?: SeatId
  readonly scenario?: string
  readonly options?: OptionValues
}

const PLACES: Readonly<Record<string, number>> = { 'to-come': TO_COME, eliminated: ELIMINATED }
const SUPPLIES = ['in', 'low', 'out']

/** A position with a handful of units on the real map, played through the public interface. */
export class StagedScene extends StagedPlay<BattleForGaliciaTypes> {
  constructor(spec: SceneSpec) {
    const setup = setupOf(battleForGalicia, spec.scenario ?? 'campaign', spec.options)
    super({ setup, state: stateFor(spec, setup), stage: spec.stage ?? 'movement' })
  }

  /** where a unit is: a hex number as printed, or 'to-come', 'eliminated', 'absent' */
  where(id: string): string {
    const at = this.state.where.get(unit(id))
    if (at === NOT_IN_SCENARIO) return 'absent'
    return at >= 0
      ? (battleForGalicia.verbs.march?.encode(at) ?? '')
      : (Object.keys(PLACES).find((name) => PLACES[name] === at) ?? '')
  }

  of(id: string): { steps: number; ce: number; supply: string; spent: number } {
    const u = unit(id)
    const { steps, ce, supply, spent } = this.state
    return {
      steps: steps.get(u),
      ce: ce.get(u),
      supply: SUPPLIES[supply.get(u)] ?? '',
      spent: spent.get(u),
    }
  }

  points(seat: SeatId): number {
    return battleForGalicia.outcome(this.state).scores[SIDE_IDS.indexOf(seat)] as number
  }
}

function stateFor(spec: SceneSpec, setup: Setup<BattleForGaliciaTypes>): State {
  const state = LAYOUT.create()
  setUp(state, setup.scenario.id, setup.options)
  state.where.fill(NOT_IN_SCENARIO)
  LAYOUT.restore(state, state.words)
  state.turn = spec.turn ?? 1
  state.side = spec.side === 'RU' ? 1 : 0
  for (const [id, placed] of Object.entries(spec.units)) placeUnit(state, unit(id), placed)
  return state
}

function placeUnit(state: State, u: number, placed: Placed): void {
  const {
    hex: at,
    steps = fullSteps(u),
    ce = 0,
    supply = 'in',
    spent = 0,
  } = typeof placed === 'string' ? { hex: placed } : placed
  state.steps.set(u, steps)
  state.ce.set(u, ce)
  state.supply.set(u, SUPPLIES.indexOf(supply))
  state.spent.set(u, spent)
  put(state, u, PLACES[at] ?? hex(at))
}
