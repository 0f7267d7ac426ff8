import { type Setup, type Stack, stackOf } from '@sandtable/kernel'
import { setupOf, StagedPlay } from '@sandtable/kernel/testing'
import { grandIllusion } from '../game.ts'
import type { GrandIllusionTypes, Stage } from '../grand-illusion.ts'
import { hex } from '../map.ts'
import { FORT_PIECES, fortHex, idOf, optionOf, piece, PIECES } from '../pieces.ts'
import { AL, SIDE_IDS, type SideId, sideNamed } from '../sides.ts'
import {
  ABSENT,
  BACK,
  DEAD,
  FRONT,
  HELD_BACK,
  LAYOUT,
  MARK,
  mark,
  PARIS_BOX,
  put,
  REMOVED,
  type State,
  TO_COME,
} from '../state.ts'
import { printedOwner, HEXES } from '../map.ts'

/** A piece in a made-up position: its hex, or its hex and condition. */
export type Placed =
  | string
  | {
      /** a hex number, or 'to-come', 'dead', 'removed', 'paris-box', 'absent', 'held-back' */
      readonly hex: string
      /** a disrupted unit, a flipped HQ, HA that has fired */
      readonly back?: boolean
      /** steps a fort has lost */
      readonly lost?: number
      readonly besieged?: boolean
      readonly arrival?: number
      readonly kind?: number
      readonly outOfSupply?: boolean
    }

type PerSide = Partial<Readonly<Record<SideId, number>>>

export interface SceneSpec {
  /** everything else is absent; forts stand where they are printed only if `forts` says so */
  readonly pieces: Readonly<Record<string, Placed>>
  /** true: all forts of scenarios 1 and 2 stand */
  readonly forts?: boolean
  /** the stage to begin with; an activation and its battles are called by the segment */
  readonly stage?: Stage
  readonly turn?: number
  /** whose segment it is, and who has the initiative unless given */
  readonly side?: SideId
  readonly initiative?: SideId
  readonly scenario?: 'campaign' | 'marne' | 'what-if'
  readonly caps?: PerSide
  readonly points?: PerSide
  readonly mandated?: PerSide
  readonly withdrawn?: PerSide
  /** hexes controlled otherwise than printed */
  readonly control?: Readonly<Record<string, SideId>>
  readonly trenches?: Readonly<Record<string, number>>
  /** any scalar of the state */
  readonly set?: Readonly<Record<string, number>>
  /** last word on the state before play */
  readonly prepare?: (state: State) => void
}

const PLACES: Readonly<Record<string, number>> = {
  'to-come': TO_COME,
  dead: DEAD,
  removed: REMOVED,
  'paris-box': PARIS_BOX,
  absent: ABSENT,
  'held-back': HELD_BACK,
}

/** A position with a handful of pieces on the real map, played through the public interface. */
export class StagedScene extends StagedPlay<GrandIllusionTypes> {
  constructor(spec: SceneSpec) {
    const setup = setupOf(grandIllusion, spec.scenario ?? 'campaign')
    super({ setup, state: stateFor(spec, setup), stage: stackFor(spec.stage ?? 'segment/window') })
  }

  /** where a piece is: a hex number as printed, or 'to-come', 'dead' … */
  where(id: string): string {
    const at = this.state.where.get(piece(id))
    if (at >= 0) return String(at + 1)
    return Object.keys(PLACES).find((name) => PLACES[name] === at) ?? ''
  }

  /** its face: 0 front, 1 back; of a fort the steps lost */
  face(id: string): number {
    return this.state.face.get(piece(id))
  }

  isMarked(id: string, what: keyof typeof MARK): boolean {
    return this.state.marks.has(piece(id), MARK[what])
  }

  control(id: string): string {
    return SIDE_IDS[this.state.control.get(hex(id))]
  }

  caps(side: SideId): number {
    return this.state.caps.get(sideNamed(side))
  }

  points(side: SideId): number {
    return this.state.points.get(sideNamed(side))
  }
}

const CALLED: readonly Stage[] = ['activation', 'battles']

const stackFor = (stage: Stage): Stack<Stage> =>
  CALLED.includes(stage) ? stackOf<Stage>('segment', stage) : stackOf<Stage>(stage)

function stateFor(spec: SceneSpec, setup: Setup<GrandIllusionTypes>): State {
  const state = LAYOUT.create()
  state.scenario = grandIllusion.scenarios.findIndex(({ id }) => id === setup.scenario.id)
  state.where.fill(ABSENT)
  state.space.fill(-1)
  state.marker.fill(-1)
  for (let h = 0; h < HEXES; h++) state.control.set(h, printedOwner(h))
  LAYOUT.restore(state, state.words)
  setScalars(state, spec)
  setSides(state, spec)
  if (spec.forts === true)
    for (const fort of FORT_PIECES) if (!optionOf(fort)) put(state, fort, fortHex(fort))
  for (const [id, placed] of Object.entries(spec.pieces)) place(state, piece(id), placed)
  for (const [id, side] of Object.entries(spec.control ?? {})) state.control.set(hex(id), sideNamed(side))
  for (const [id, level] of Object.entries(spec.trenches ?? {})) state.trench.set(hex(id), level)
  spec.prepare?.(state)
  return state
}

function setScalars(state: State, spec: SceneSpec): void {
  const side = spec.side === undefined ? AL : sideNamed(spec.side)
  Object.assign(state, {
    turn: spec.turn ?? 3,
    phasing: side,
    initiative: spec.initiative === undefined ? side : sideNamed(spec.initiative),
    activeHex: -1,
    battleHex: -1,
    winner: -1,
    railhead: 0,
    landingPort: -1,
    withdrawing: -1,
    ...spec.set,
  })
}

function setSides(state: State, spec: SceneSpec): void {
  for (const id of SIDE_IDS) {
    const side = sideNamed(id)
    state.caps.set(side, spec.caps?.[id] ?? 5)
    state.points.set(side, spec.points?.[id] ?? 0)
    state.mandated.set(side, spec.mandated?.[id] ?? 0)
    state.withdrawn.set(side, spec.withdrawn?.[id] ?? 0)
  }
}

function place(state: State, p: number, placed: Placed): void {
  const spec = typeof placed === 'string' ? { hex: placed } : placed
  const { back = false, lost = 0, besieged = false, arrival = 0, kind = 0, outOfSupply = false } = spec
  state.face.set(p, back ? BACK : FRONT + lost)
  state.arrival.set(p, arrival)
  state.arrivalKind.set(p, kind)
  if (besieged) mark(state, p, MARK.besieged)
  if (outOfSupply) mark(state, p, MARK.outOfSupply)
  put(state, p, PLACES[spec.hex] ?? hex(spec.hex))
}

/** ids of all pieces in a hex, for expectations */
export const piecesIn = (state: State, id: string): string[] =>
  Array.from({ length: PIECES }, (_, p) => p)
    .filter((p) => state.where.get(p) === hex(id))
    .map(idOf)
