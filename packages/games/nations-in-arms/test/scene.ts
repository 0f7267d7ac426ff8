import { at, type Stack, stackOf } from '@sandtable/kernel'
import { setupOf, StagedPlay } from '@sandtable/kernel/testing'
import { turnNamed } from '../calendar.ts'
import { FACE, MARK, OUT, SIDE_IDS, WORKS } from '../codes.ts'
import { nationsInArms } from '../game.ts'
import { markerNamed, POOL } from '../markers.ts'
import { nation, nationData, NONE } from '../nations.ts'
import type { NationsInArmsTypes, Stage } from '../nations-in-arms.ts'
import { ALL_PIECES, fullSteps, idOfPiece, isLeader, isUnit, piece } from '../pieces.ts'
import { placeAt } from '../places.ts'
import { newGame } from '../rules/20-scenarios/new-game.ts'
import { idOfSpace, space } from '../spaces.ts'
import { LAYOUT, levelOf, put, setCommander, setFace, type State, stepsOf, whereIs } from '../state.ts'

/**
 * Who stands in a space: pieces by id, with the steps where a unit is not full. An army is its marker, its commander and its
 * box: "france-grande-armee[napoleon ney france-iii france-iv:1]". Behind ! stand those who have retired into the fortress.
 * "france-supply-1" is a train, "france-supply-1+depot" a depot, "france-engineer-1+2" a pontoon over direction 2.
 */
type Standing = string

/** A made-up position: nations, blocs and land as at the beginning of the scenario, with nobody on the map. */
export interface SceneSpec {
  readonly scenario?: string
  /** spaces, and who stands there: { '3626': 'mack austria-i!austria-d1' } */
  readonly units?: Readonly<Record<string, Standing>>
  readonly turn?: string
  /** the marker on the table: "empire-land-1" */
  readonly marker?: string
  /** units by their activation level: { 1: 'france-iii' } */
  readonly levels?: Readonly<Record<number, string>>
  /** pieces by their marks (MARK) */
  readonly marks?: Readonly<Record<number, string>>
  /** interceptors by the space they have come from */
  readonly came?: Readonly<Record<string, string>>
  /** places in other hands: { '3626': 'france' } */
  readonly held?: Readonly<Record<string, string>>
  /** duration of sieges by place */
  readonly sieges?: Readonly<Record<string, number>>
  /** fortresses that are no more than cities */
  readonly inactive?: string
  /** a battle about to begin: where, from where, and a piece of either side */
  readonly battle?: {
    readonly at: string
    readonly from?: string
    readonly attacker: string
    readonly defender: string
  }
  /** the markers in the pool */
  readonly pool?: string
  /** impulses played in this phase */
  readonly impulses?: number
  /** §4.2.1 the first marker is still to be chosen */
  readonly freeChoice?: true
  /** whose the last land impulse was */
  readonly lastLand?: (typeof SIDE_IDS)[number]
  /** the stages under way, the last one runs */
  readonly stages?: readonly Stage[]
  /** the number the last stage is entered with */
  readonly arg?: number
}

const each = <V>(
  table: Readonly<Record<string, V>> | undefined,
  act: (id: string, value: V) => void,
): void => {
  for (const [id, value] of Object.entries(table ?? {})) act(id, value)
}
const listed = (list = ''): string[] => list.split(' ').filter(Boolean)

/** Played through the public interface. By default an impulse of Empire Land 1 in Marengo's first season. */
export class StagedScene extends StagedPlay<NationsInArmsTypes> {
  constructor(spec: SceneSpec) {
    const setup = setupOf(nationsInArms, spec.scenario ?? 'marengo')
    super({ setup, state: stateFor(spec), stage: framesOf(spec) })
  }

  /** where a piece is: a space, or 'pool', 'spring', 'captured', 'later', 'gone' */
  where(id: string): string {
    const found = whereIs(this.state, piece(id))
    return found >= 0 ? idOfSpace(found) : (Object.entries(OUT).find(([, out]) => out === found)?.[0] ?? '')
  }
  steps(id: string): number {
    return stepsOf(this.state, piece(id))
  }
  level(id: string): number {
    return levelOf(this.state, piece(id))
  }
  is(id: string, mark: number): boolean {
    return this.state.marks.has(piece(id), mark)
  }
  /** the army a piece belongs to, or '' */
  armyOf(id: string): string {
    const army = this.state.under.get(piece(id))
    return army === NONE ? '' : idOfPiece(army)
  }
  holder(id: string): string {
    const n = this.state.holder.get(placeAt(space(id)))
    return n === NONE ? '' : nationData(n).id
  }
  /** MP the stack has left */
  get left(): number {
    return Number(this.play.pending[0]?.question.facts?.left ?? -1)
  }
}

function framesOf({ stages = ['victory', 'impulse'], arg = 0 }: SceneSpec): Stack<Stage> {
  const last = stages.at(-1)
  return [...stackOf<Stage>(...stages.slice(0, -1)), ...(last ? [at(last, arg)] : [])]
}

/** The position alone, for tests that ask it something. */
export function stateFor(spec: SceneSpec): State {
  const state = LAYOUT.create()
  newGame(state, spec.scenario ?? 'marengo')
  state.freeChoice = spec.freeChoice ? 1 : 0
  state.impulses = spec.impulses ?? 0
  clearMap(state)
  for (const id of listed(spec.pool)) state.markers.set(markerNamed(id), POOL.in)
  if (spec.turn !== undefined) state.turn = turnNamed(spec.turn)
  state.marker = markerNamed(spec.marker ?? 'empire-land-1')
  state.lastLand = spec.lastLand === undefined ? NONE : (SIDE_IDS.indexOf(spec.lastLand) as 0 | 1)
  each(spec.units, (id, standing) => {
    place(state, space(id), standing)
  })
  each(spec.levels, (level, list) => {
    for (const id of listed(list)) state.level.set(piece(id), Number(level) as 1)
  })
  each(spec.marks, (mark, list) => {
    for (const id of listed(list)) state.marks.add(piece(id), Number(mark))
  })
  each(spec.came, (from, list) => {
    for (const id of listed(list)) state.cameFrom.set(piece(id), space(from) + 1)
  })
  each(spec.held, (id, owner) => state.holder.set(placeAt(space(id)), nation(owner)))
  each(spec.sieges, (id, duration) => state.besieged.set(placeAt(space(id)), (duration + 1) as 1))
  for (const id of listed(spec.inactive)) state.works.add(placeAt(space(id)), WORKS.inactive)
  if (spec.battle) meet(state, spec.battle)
  LAYOUT.restore(state, state.words)
  return state
}

function meet(state: State, { at: where, from, attacker, defender }: NonNullable<SceneSpec['battle']>): void {
  state.battleAt = space(where)
  state.battleContact = from === undefined ? NONE : space(from)
  state.attacker = state.mover = state.activated = piece(attacker)
  state.defender = piece(defender)
}

/** everybody back into the pools, no siege */
function clearMap(state: State): void {
  for (const p of ALL_PIECES) if (whereIs(state, p) >= 0) put(state, p, OUT.pool)
  state.besieged.fill(0)
}

function place(state: State, where: number, standing: Standing): void {
  const [outside = '', inside = ''] = standing.split('!')
  for (const group of outside.match(/\S+\[[^\]]*\]|\S+/g) ?? []) placeGroup(state, where, group)
  for (const id of listed(inside)) state.marks.add(placePiece(state, where, id), MARK.inside)
}

function placeGroup(state: State, where: number, group: string): void {
  const box = /^(\S+)\[([^\]]*)\]$/.exec(group)
  if (!box) {
    placePiece(state, where, group)
    return
  }
  const army = placePiece(state, where, box[1] ?? '')
  const members = listed(box[2]).map((id) => placePiece(state, where, id))
  for (const p of members) state.under.set(p, army)
  setCommander(state, army, members.find(isLeader) ?? NONE)
}

/** "france-iii", "france-iii:1", "france-supply-1+depot", "france-engineer-1+2" */
function placePiece(state: State, where: number, entry: string): number {
  const [name = '', face] = entry.split('+')
  const [id = '', steps] = name.split(':')
  const p = piece(id)
  if (isUnit(p)) state.steps.set(p, (steps === undefined ? fullSteps(p) : Number(steps)) as 1)
  put(state, p, where)
  if (face !== undefined) setFace(state, p, face === 'depot' ? FACE.depot : FACE.pontoon + Number(face))
  return p
}
