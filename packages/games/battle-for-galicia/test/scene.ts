import {
  type Chance,
  type DiceKind,
  type OptionValues,
  Play,
  type Reading,
  type Refusal,
  type Rolled,
  readAction,
  type Setup,
  seedFrom,
  submit,
  whyNot,
} from '@sandtable/kernel'
import type { GaliciaEvent } from '../events.ts'
import type { GaliciaTypes, Phase } from '../galicia.ts'
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
  readonly phase?: Phase
  readonly turn?: number
  readonly side?: SeatId
  readonly scenario?: string
  readonly options?: OptionValues
}

const PLACES: Readonly<Record<string, number>> = { 'to-come': TO_COME, eliminated: ELIMINATED }
const SUPPLIES = ['in', 'low', 'out']

/** Dice that fall as the test says; running out of them is an error. */
class LoadedDice implements Chance {
  position = 0
  readonly faces: number[] = []

  roll<R extends Reading>(dice: DiceKind, read: (total: number) => R): Rolled<R> {
    const faces = Array.from({ length: dice.count }, () => this.#next())
    const total = faces.reduce((sum, face) => sum + face, 0)
    return { reading: read(total), total, faces }
  }

  pick(): number {
    return this.#next()
  }

  #next(): number {
    const face = this.faces.shift()
    if (face === undefined) throw new Error('the test has loaded too few dice')
    this.position++
    return face
  }
}

/** A position with a handful of units on the real map, played through the public interface. */
export class Scene {
  readonly play: Play<GaliciaTypes>
  readonly events: GaliciaEvent[] = []
  readonly #dice = new LoadedDice()

  constructor(spec: SceneSpec) {
    const setup = setupFor(spec)
    const { words } = stateFor(spec, setup)
    this.play = Play.resume(setup, { words, phase: spec.phase ?? 'movement', chance: 0 }, (event) => {
      this.events.push(event)
    })
    this.play.table.chance = this.#dice
  }

  get state(): State {
    return this.play.state
  }

  /** the seat asked now */
  get asked(): string {
    const asked = this.play.pending[0]
    return asked ? (SIDE_IDS[asked.seat] ?? '') : 'nobody'
  }

  get prompt(): string {
    return this.play.pending[0]?.question.prompt ?? 'over'
  }

  /** the rule the question cites */
  get rule(): string {
    return this.play.pending[0]?.question.rule ?? ''
  }

  /** The dice to come, face by face. */
  dice(...faces: number[]): this {
    this.#dice.faces.push(...faces)
    return this
  }

  /** Arguments offered for a verb to the seat asked now, as players write them; sorted. */
  offers(verb: string): string[] {
    const options = this.#offer()[verb]
    const kind = battleForGalicia.verbs[verb]
    return typeof options === 'object' && kind ? options.map((arg) => kind.encode(arg)).sort() : []
  }

  /** Is the bare verb, or any argument of it, offered? */
  can(verb: string): boolean {
    const options = this.#offer()[verb]
    return typeof options === 'object' ? options.length > 0 : (options ?? false)
  }

  /** Acts for the seat asked now; throws if refused. */
  act(verb: string, arg?: string): this {
    const refusal = submit(this.play, { seat: this.asked, verb, ...(arg === undefined ? {} : { arg }) })
    if (refusal)
      throw new Error(`refused: ${refusal.code} (${refusal.rule}) ${JSON.stringify(refusal.facts)}`)
    return this
  }

  /** The refusal of something that must not be possible; throws if it is. */
  refusal(verb: string, arg?: string, seat: string = this.asked): Refusal {
    const move = readAction(this.play, { seat, verb, ...(arg === undefined ? {} : { arg }) })
    const refusal = 'code' in move ? move : whyNot(this.play, move)
    if (!refusal) throw new Error(`${verb} ${arg ?? ''} is allowed`)
    return refusal
  }

  /** events of one type, oldest first */
  seen<K extends GaliciaEvent['type']>(type: K): Extract<GaliciaEvent, { type: K }>[] {
    return this.events.filter((event): event is Extract<GaliciaEvent, { type: K }> => event.type === type)
  }

  /** where a unit is: a hex number as printed, or 'to-come', 'eliminated', 'absent' */
  where(id: string): string {
    const at = this.state.where[unit(id)] as number
    if (at === NOT_IN_SCENARIO) return 'absent'
    return at >= 0
      ? (battleForGalicia.verbs.march?.encode(at) ?? '')
      : (Object.keys(PLACES).find((name) => PLACES[name] === at) ?? '')
  }

  of(id: string): { steps: number; ce: number; supply: string; spent: number } {
    const u = unit(id)
    const { steps, ce, supply, spent } = this.state
    return {
      steps: steps[u] as number,
      ce: ce[u] as number,
      supply: SUPPLIES[supply[u] as number] ?? '',
      spent: spent[u] as number,
    }
  }

  points(seat: SeatId): number {
    return battleForGalicia.outcome(this.state).scores[SIDE_IDS.indexOf(seat)] as number
  }

  #offer(): Readonly<Record<string, readonly number[] | boolean>> {
    return this.play.offered(SIDE_IDS.indexOf(this.asked as SeatId)) ?? {}
  }
}

function setupFor({ scenario = 'campaign', options = {} }: SceneSpec): Setup<GaliciaTypes> {
  const found = battleForGalicia.scenarios.find(({ id }) => id === scenario)
  if (!found) throw new Error(`no scenario ${scenario}`)
  return { game: battleForGalicia, scenario: found, options, seed: seedFrom('scene') }
}

function stateFor(spec: SceneSpec, setup: Setup<GaliciaTypes>): State {
  const state = LAYOUT.create()
  setUp(state, setup.scenario.id, setup.options)
  state.where.fill(NOT_IN_SCENARIO)
  LAYOUT.restore(state, state.words)
  state.turn = spec.turn ?? 1
  state.side = SIDE_IDS.indexOf(spec.side ?? 'AH')
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
  state.steps[u] = steps
  state.ce[u] = ce
  state.supply[u] = SUPPLIES.indexOf(supply)
  state.spent[u] = spent
  put(state, u, PLACES[at] ?? hex(at))
}
