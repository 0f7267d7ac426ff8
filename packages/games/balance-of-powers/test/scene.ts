import { at, fittingOptions, type OptionValues, type Stack, stackOf } from '@sandtable/kernel'
import { setupOf, StagedPlay } from '@sandtable/kernel/testing'
import type { BalanceOfPowersTypes, Stage } from '../balance-of-powers.ts'
import { monthNamed } from '../calendar.ts'
import { FORTRESS, MARK, OUT, SIDE_MARK, STANDING } from '../codes.ts'
import { balanceOfPowers } from '../game.ts'
import { CP, EP, type Side, nation, NATION_IDS, type SIDE_IDS } from '../nations.ts'
import { idOf, place } from '../places.ts'
import { markCrisis } from '../rules/02-concepts/demoralization.ts'
import { newGame } from '../rules/11-set-up/new-game.ts'
import { fortressAt } from '../sites.ts'
import { align, flip, LAYOUT, put, type State } from '../state.ts'
import { CROSSINGS } from '../terrain.ts'
import { idOfUnit, unit, unitsIn } from '../units.ts'

type SideId = (typeof SIDE_IDS)[number]

/** A made-up position: the rest is as at the beginning of the scenario, with nobody on the map. */
export interface SceneSpec {
  /** places, and who stands there: { '0922': 'FR-inf-1 FR-inf-3' } */
  readonly units?: Readonly<Record<string, string>>
  /** of these, those in trench mode */
  readonly trench?: string
  readonly side?: SideId
  readonly month?: string
  readonly fortnight?: 1 | 2
  /** nations that have joined a side */
  readonly joined?: Readonly<Record<string, SideId>>
  /** places in other hands than in 1914: { '0923': 'DE' } */
  readonly control?: Readonly<Record<string, string>>
  readonly fortresses?: Readonly<Record<string, 0 | 1 | 2>>
  readonly infrastructure?: Readonly<Record<string, string>>
  readonly rp?: Readonly<Record<string, number>>
  /** §10.59 from a place to the one the arrow points at: { '0921/0922': 1 } */
  readonly breaches?: Readonly<Record<string, 1 | 2>>
  /** §6.453 from the water to the shore it points at: { '0516/0517': 'EP' } */
  readonly landings?: Readonly<Record<string, SideId>>
  /** §6.33 air units on patrol where they are */
  readonly patrols?: string
  /** §2.92 majors in crisis */
  readonly crisis?: string
  /** §2.84 sides with the benefits of tactical innovation */
  readonly innovative?: SideId
  readonly ti?: readonly [number, number]
  readonly scenario?: string
  /** in the Force Pool */
  readonly pool?: string
  readonly demoralization?: Readonly<Record<string, number>>
  /** the month a crisis began */
  readonly conquered?: string
  readonly revolution?: string
  /** §2.42 §2.93 */
  readonly patron?: Readonly<Record<string, string>>
  /** bought, and the month they are due */
  readonly bought?: Readonly<Record<string, string>>
  /** §6.219 of CP and EP, to be placed in the next muster */
  readonly infrastructureDue?: readonly [string, string]
  readonly crises?: Readonly<Record<string, string>>
  /** a side, a major or a place, whatever the stage works on */
  readonly arg?: number
  /** units by their marks (MARK) */
  readonly marks?: Readonly<Record<number, string>>
  /** bits of DEED */
  readonly deeds?: number
  /** the stages under way, the last one runs */
  readonly stages?: readonly Stage[]
}

/** A stage to put below another: there the scene comes to rest. */
export const RESTS: Stage = 'set-up/side'

/** Played through the public interface. By default a half of the second fortnight of August 1914. */
export class StagedScene extends StagedPlay<BalanceOfPowersTypes> {
  constructor(spec: SceneSpec) {
    const setup = setupOf(balanceOfPowers, playable(spec.scenario))
    const stages = spec.stages ?? ['month/end', 'campaign/half']
    super({ setup, state: stateFor(spec), stage: framesOf(stages, spec.arg ?? 0) })
  }

  /** is the stage of a scene begun with `RESTS` over? */
  get isPast(): boolean {
    return this.prompt === 'set-up'
  }

  /** the unit and the place a question is about */
  get unitAsked(): string {
    return idOfUnit(this.fact('unit'))
  }
  get placeAsked(): string {
    return idOf(this.fact('place'))
  }
  /** movement points the force under way has left */
  get left(): number {
    return this.fact('left')
  }
  private fact(name: string): number {
    return Number(this.play.pending[0]?.question.facts?.[name] ?? -1)
  }

  /** where a unit is: a place, or 'pool', 'toCome', 'bought', 'gone' */
  where(id: string): string {
    const at = this.state.where.get(unit(id))
    return at >= 0 ? idOf(at) : (Object.entries(OUT).find(([, where]) => where === at)?.[0] ?? '')
  }
  isTrench(id: string): boolean {
    return this.state.flipped.get(unit(id)) === 1
  }
  control(id: string): string {
    return NATION_IDS[this.state.control.get(place(id))] ?? 'nobody'
  }
  /** 'intact', 'reduced' or 'destroyed' */
  fortress(id: string): string {
    const how = this.state.fortress.get(fortressAt(place(id)))
    return Object.entries(FORTRESS).find(([, value]) => value === how)?.[0] ?? ''
  }
  breach(from: string, to: string): number {
    return this.state.breaches.get(CROSSINGS.between(place(from), place(to)))
  }
  demoralization(id: string): number {
    return this.state.demoralization.get(nation(id))
  }
  rp(id: string): number {
    return this.state.rp.get(nation(id))
  }
}

/** scenarios that cannot be played yet are staged in the frame of the first */
const playable = (id = '12.1'): string =>
  balanceOfPowers.scenarios.some((each) => each.id === id) ? id : '12.1'

/** the last stage is entered with the argument */
function framesOf(stages: readonly Stage[], arg: number): Stack<Stage> {
  const last = stages.at(-1)
  return [...stackOf<Stage>(...stages.slice(0, -1)), ...(last ? [at(last, arg)] : [])]
}

/** the options a scenario has when nobody wishes for others */
function optionsOf(id: string): OptionValues {
  const scenario = balanceOfPowers.scenarios.find((each) => each.id === id)
  return scenario ? fittingOptions(balanceOfPowers, scenario) : {}
}

const sideNamed = (id: SideId): Side => (id === 'CP' ? CP : EP)

/** The position alone, for tests that ask it something. */
export function stateFor(spec: SceneSpec): State {
  const state = LAYOUT.create()
  newGame(state, spec.scenario ?? '12.1', optionsOf(spec.scenario ?? '12.1'))
  state.month = monthNamed(spec.month ?? '1914-08')
  state.fortnight = spec.fortnight ?? 2
  state.phasing = sideNamed(spec.side ?? 'CP')
  state.deeds = spec.deeds ?? 0
  each(spec.marks, (mark, list) => {
    for (const u of unitsIn(list)) state.marks.add(u, Number(mark))
  })
  stageLand(state, spec)
  stageEconomy(state, spec)
  each(spec.units, (id, list) => {
    for (const u of unitsIn(list)) put(state, u, place(id))
  })
  for (const u of unitsIn(spec.trench ?? '')) flip(state, u, true)
  for (const u of unitsIn(spec.patrols ?? '')) state.marks.add(u, MARK.patrolling)
  for (const id of idsIn(spec.crisis)) state.standing.add(nation(id), STANDING.crisis)
  if (spec.innovative) state.sideMarks.add(sideNamed(spec.innovative), SIDE_MARK.innovation)
  if (spec.ti) state.ti.assign(spec.ti)
  LAYOUT.restore(state, state.words)
  return state
}

/** who is on which side, and what is on the ground */
function stageLand(state: State, spec: SceneSpec): void {
  each(spec.joined, (id, side) => align(state, nation(id), sideNamed(side)))
  each(spec.control, (id, owner) => state.control.set(place(id), nation(owner)))
  each(spec.fortresses, (id, how) => state.fortress.set(fortressAt(place(id)), how))
  each(spec.infrastructure, (id, owner) => state.infrastructure.set(place(id), nation(owner) + 1))
  each(spec.rp, (id, rp) => state.rp.set(nation(id), rp))
  each(spec.breaches, (id, value) => {
    const [from = '', to = ''] = id.split('/')
    state.breaches.set(CROSSINGS.between(place(from), place(to)), value)
  })
  each(spec.landings, (id, side) => {
    const [from = '', to = ''] = id.split('/')
    state.landings.set(CROSSINGS.between(place(from), place(to)), sideNamed(side) + 1)
  })
}

/** money, pools and what has become of nations */
function stageEconomy(state: State, spec: SceneSpec): void {
  for (const u of unitsIn(spec.pool ?? '')) put(state, u, OUT.pool)
  each(spec.bought, (id, month) => {
    put(state, unit(id), OUT.bought)
    state.due.set(unit(id), monthNamed(month))
  })
  each(spec.patron, (id, patron) => state.patron.set(nation(id), nation(patron)))
  for (const id of idsIn(spec.conquered)) state.standing.add(nation(id), STANDING.conquered)
  for (const id of idsIn(spec.revolution)) state.standing.add(nation(id), STANDING.revolution)
  spec.infrastructureDue?.forEach((id, side) => {
    state.infrastructureDue.set(side, id === '' ? 0 : nation(id) + 1)
  })
  each(spec.demoralization, (id, points) => state.demoralization.set(nation(id), points))
  each(spec.crises, (id, month) => {
    markCrisis(state, nation(id))
    state.crisisMonth.set(nation(id), monthNamed(month))
  })
}

const idsIn = (list = ''): string[] => list.split(' ').filter(Boolean)

function each<V>(table: Readonly<Record<string, V>> | undefined, act: (id: string, value: V) => void): void {
  for (const [id, value] of Object.entries(table ?? {})) act(id, value)
}
