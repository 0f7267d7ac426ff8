/** Makes the state of a `Scene` out of its description. */
import { call, type OptionValues, type Stack, stackAfter, stackOf } from '@sandtable/kernel'
import { card } from '../cards.ts'
import { type Command, leadOf } from '../commands.ts'
import type { ApOffensive, CommitmentLevel, CpOffensive, RatedId, WilledId } from '../data/types.ts'
import { type CardId, DECKS } from '../data/card-types.ts'
import type { Stage } from '../illusions-of-glory.ts'
import { homeOf, isPlain, SPACES, space } from '../map.ts'
import { FULL, isTroops, nationOf, PIECES, piece, REDUCED } from '../pieces.ts'
import { poolNamed } from '../pools.ts'
import { actorOf } from '../rules/04-setup/commands.ts'
import { OFFENSIVE } from '../rules/07-mandatory/requirements.ts'
import { COLLAPSE_CHECKS } from '../rules/26-neutrals/collapse.ts'
import { setUp } from '../rules/30-scenarios.ts'
import {
  AP,
  CP,
  type Nation,
  type NationId,
  NO_SIDE,
  nationNamed,
  onlySideOf,
  QUALITY_NATIONS,
  SIDE_IDS,
  SIDES,
  type Side,
  type SideId,
  sideNamed,
  WILL_NATIONS,
} from '../sides.ts'
import {
  ACTION,
  campOf,
  ELIMINATED,
  FLAG,
  GROUND,
  hasFort,
  IN_HAND,
  isOnMap,
  LAYOUT,
  MARK,
  mark,
  ORDER,
  order,
  PILE,
  put,
  putCard,
  REBELS,
  REPLACEABLE,
  RESERVE,
  setControl,
  setDestroyed,
  setFlag,
  setGreekSide,
  setGround,
  setStack,
  setStatus,
  spaceOf,
  type State,
  STATUS,
  WAITING,
} from '../state.ts'

export const BOXES: Readonly<Record<string, number>> = {
  waiting: WAITING,
  reserve: RESERVE,
  replaceable: REPLACEABLE,
  eliminated: ELIMINATED,
}

type MarkName = Exclude<keyof typeof MARK, 'stack'>
/** A piece in a made-up position: its space or box, or that and its condition. */
export type Placed =
  | string
  | {
      readonly at: string
      readonly reduced?: boolean
      readonly marks?: readonly MarkName[]
      /** number of its stack in a region or on Lemnos */
      readonly stack?: number
    }

type Some<Key extends string, Value> = Partial<Readonly<Record<Key, Value>>>

export interface SceneSpec {
  /** ids as `idOf` gives them; everything else is in the box 'waiting' */
  readonly pieces?: Readonly<Record<string, Placed>>
  /**
   * Otherwise as printed, by the side of nations at war. A space where troops of one side stand is theirs by
   * itself unless a fort stands there.
   */
  readonly control?: Readonly<Record<string, SideId | 'none'>>
  /** nations whose control markers lie there; the space becomes their side's */
  readonly markers?: Readonly<Record<string, NationId>>
  readonly trenches?: Readonly<Record<string, readonly [owner: SideId | 'GR', level: 1 | 2]>>
  readonly destroyed?: readonly string[]
  readonly landing?: readonly string[]
  readonly tracks?: {
    readonly vp?: number
    readonly armistice?: number
    readonly will?: Some<WilledId, number>
    readonly quality?: Some<RatedId, number>
    readonly warStatus?: Some<SideId, number>
    readonly commitment?: Some<SideId, CommitmentLevel>
    /** by the id of the pool */
    readonly rp?: Readonly<Record<string, number>>
    readonly offensive?: { readonly AP?: ApOffensive; readonly CP?: CpOffensive }
    readonly offensiveModifier?: Some<SideId, number>
  }
  readonly status?: Some<NationId, 'neutral' | 'at-war' | 'collapsed'>
  readonly greece?: 'neutral' | SideId
  readonly flags?: readonly (keyof typeof FLAG)[]
  /** cards in hand: of the lead, or of the command named in `hands` of a divided side: 'RU' 'WA' 'AH' 'GE' */
  readonly hands?: Some<SideId | 'RU' | 'WA' | 'AH' | 'GE', readonly CardId[]>
  /** else: Mobilization cards in the draw pile, the others out */
  readonly cards?: Some<Exclude<keyof typeof PILE, 'played'>, readonly CardId[]>
  /** the card of the action under way */
  readonly playing?: CardId
  readonly turn?: number
  readonly round?: number
  readonly side?: SideId
  readonly stage?: Stage | Stack<Stage>
  /** OPS or SR points left */
  readonly points?: number
  readonly orders?: Readonly<Record<string, keyof typeof ORDER>>
  /** id of the kernel: 'campaign', 'mobilization-four' … */
  readonly scenario?: string
  readonly options?: OptionValues
  /** any scalar of the state */
  readonly set?: Readonly<Record<string, number>>
  /** last word on the state before play */
  readonly prepare?: (state: State) => void
}

/** §6.0.E.4 the collapses are due */
export const COLLAPSES: Stack<Stage> = stackAfter(
  stackOf<Stage>('war-status'),
  call(COLLAPSE_CHECKS, 'war-status/end'),
)

const ACTIONS: Some<Stage, number> = {
  event: ACTION.event,
  activation: ACTION.ops,
  movement: ACTION.ops,
  combat: ACTION.ops,
  redeployment: ACTION.sr,
}

export function stateFor(spec: SceneSpec): State {
  const state = emptyMap(spec)
  setNations(state, spec)
  setTracks(state, spec.tracks ?? {})
  for (const id of spec.destroyed ?? []) setDestroyed(state, space(id))
  for (const [id, placed] of Object.entries(spec.pieces ?? {})) place(state, piece(id), placed)
  setControls(state, spec)
  setWorks(state, spec)
  setCards(state, spec)
  setMoment(state, spec)
  spec.prepare?.(state)
  return state
}

/** the set-up of the scenario without its units */
function emptyMap(spec: SceneSpec): State {
  const state = LAYOUT.create()
  const id = spec.scenario ?? 'campaign'
  setUp(state, id, spec.options ?? {})
  for (let p = 0; p < PIECES; p++) {
    put(state, p, WAITING)
    state.face.set(p, FULL)
  }
  state.offensive.fill(0)
  return state
}

function setNations(state: State, { status = {}, greece = 'neutral', flags = [] }: SceneSpec): void {
  const names = { neutral: STATUS.neutral, 'at-war': STATUS.atWar, collapsed: STATUS.collapsed } as const
  for (const [id, is] of Object.entries(status)) setStatus(state, nationNamed(id as NationId), names[is])
  for (const [id, is] of Object.entries(status))
    if (is !== 'neutral') giveHomes(state, nationNamed(id as NationId))
  if (greece !== 'neutral') setGreekSide(state, sideNamed(greece))
  for (const flag of flags) setFlag(state, FLAG[flag], true)
}
function giveHomes(state: State, nation: Nation): void {
  for (let x = 0; x < SPACES; x++) if (homeOf(x) === nation) setControl(state, x, onlySideOf(nation), -1)
}

type Tracks = NonNullable<SceneSpec['tracks']>
function setTracks(state: State, tracks: Tracks): void {
  state.vp = tracks.vp ?? state.vp
  state.armistice = tracks.armistice ?? state.armistice
  for (const [id, n] of Object.entries(tracks.will ?? {}))
    state.will.set(WILL_NATIONS.indexOf(nationNamed(id as NationId)), n)
  for (const [id, n] of Object.entries(tracks.quality ?? {}))
    state.quality.set(QUALITY_NATIONS.indexOf(nationNamed(id as NationId)), n)
  for (const [id, n] of Object.entries(tracks.rp ?? {})) state.rp.set(poolNamed(id), n)
  for (const side of SIDES) setTracksOf(state, tracks, side)
  state.offensive.set(AP, OFFENSIVE.AP.indexOf(tracks.offensive?.AP ?? 'none'))
  state.offensive.set(CP, OFFENSIVE.CP.indexOf(tracks.offensive?.CP ?? 'none'))
}
function setTracksOf(state: State, tracks: Tracks, side: Side): void {
  const id = SIDE_IDS[side]
  state.warStatus.set(side, tracks.warStatus?.[id] ?? 0)
  state.offensiveModifier.set(side, tracks.offensiveModifier?.[id] ?? 0)
  state.commitment.set(side, DECKS.indexOf(tracks.commitment?.[id] ?? 'mobilization'))
}

function place(state: State, p: number, placed: Placed): void {
  const spec = typeof placed === 'string' ? { at: placed } : placed
  put(state, p, BOXES[spec.at] ?? space(spec.at))
  state.face.set(p, spec.reduced === true ? REDUCED : FULL)
  for (const name of spec.marks ?? []) mark(state, p, MARK[name])
  if (spec.stack !== undefined) setStack(state, p, spec.stack)
}

function setControls(state: State, { control = {}, markers = {} }: SceneSpec): void {
  for (let p = 0; p < PIECES; p++) if (isOnMap(state, p)) hold(state, p)
  for (const [id, nation] of Object.entries(markers))
    setControl(state, space(id), onlySideOf(nationNamed(nation)), nationNamed(nation))
  for (const [id, who] of Object.entries(control))
    setControl(state, space(id), who === 'none' ? NO_SIDE : sideNamed(who), -1)
}
/** §11.2 §11.2.1.a whoever stands in a space holds it */
function hold(state: State, p: number): void {
  const x = spaceOf(state, p)
  const camp = campOf(state, p)
  if (camp === REBELS) setGround(state, x, GROUND.risen, true)
  const isSide = camp === AP || camp === CP
  if (!isSide || !isTroops(p) || !isPlain(x) || hasFort(state, x) || state.control.get(x) === camp) return
  setControl(state, x, camp, homeOf(x) === nationOf(p) ? -1 : nationOf(p))
}

function setWorks(state: State, { trenches = {}, landing = [], orders = {} }: SceneSpec): void {
  for (const [id, [owner, level]] of Object.entries(trenches)) {
    const x = space(id)
    setGround(state, x, GROUND.trench | GROUND.trenchGreek | GROUND.trenchCp, false)
    setGround(state, x, level, true)
    setGround(state, x, GROUND.trenchGreek, owner === 'GR')
    setGround(state, x, GROUND.trenchCp, owner === 'CP')
  }
  for (const id of landing) {
    setGround(state, space(id), GROUND.landing, true)
    setControl(state, space(id), AP, -1)
  }
  for (const [id, name] of Object.entries(orders)) order(state, space(id), ORDER[name])
}

function setCards(state: State, { hands = {}, cards = {}, playing }: SceneSpec): void {
  for (const [pile, ids] of Object.entries(cards))
    for (const id of ids) putCard(state, card(id), PILE[pile as keyof typeof PILE])
  for (const [name, ids] of Object.entries(hands))
    for (const id of ids) putCard(state, card(id), IN_HAND + holderOf(name))
  if (playing === undefined) return
  putCard(state, card(playing), PILE.played)
  state.playing = card(playing)
}
const HOLDERS: Readonly<Record<string, Command>> = { RU: 0, WA: 1, AH: 2, GE: 3 }
const holderOf = (name: string): Command => HOLDERS[name] ?? leadOf(sideNamed(name as SideId))

function setMoment(state: State, spec: SceneSpec): void {
  const side = sideNamed(spec.side ?? 'AP')
  const round = spec.round ?? 1
  Object.assign(state, {
    turn: spec.turn ?? 3,
    round,
    active: side,
    actor: actorOf(state, side, round),
    action: ACTIONS[typeof spec.stage === 'string' ? spec.stage : 'action'] ?? ACTION.none,
    points: spec.points ?? 0,
    ...spec.set,
  })
}
