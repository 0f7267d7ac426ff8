/**
 * The state of a game: named fields, and facts derived from them. All changes of these facts go through here.
 */
import { Presence as Chains, Tally, Version } from '@sandtable/board'
import { amount, amounts, flags, list, oneOf, defineLayout, type Layout } from '@sandtable/kernel'
import { CARD_COUNT } from './cards.ts'
import {
  DESTROYED,
  FLAG,
  FLAGS,
  GROUND,
  INTACT,
  IN_HAND,
  MARK,
  ORDER,
  PILE,
  STACK_SHIFT,
  STATUS,
  type Status,
} from './codes.ts'
import { COMMANDS } from './commands.ts'
import { FORTS, homeOf, isRegion, SPACES } from './map.ts'
import {
  type Face,
  FULL,
  isUprising,
  isOf,
  NATIONAL_DEFENCE,
  nationMask,
  PIECES,
  REDUCED,
  sideOf,
} from './pieces.ts'
import { KIND_COUNT, Presence } from './presence.ts'
import {
  ALL_NATIONS,
  AP,
  type Allegiance,
  CP,
  GR,
  type Nation,
  NO_SIDE,
  QUALITY_NATIONS,
  SIDES,
  type Side,
  WILL_NATIONS,
} from './sides.ts'

// ---- where a piece is that is not on the map ----

/**
 * WAITING: has not come into play; uprisings off the map, which may come again (§12.6.5.b).
 * RESERVE: §13.4 the reserve box. REPLACEABLE: §12.6.4.a. ELIMINATED: §12.6.6 gone for good.
 */
export { ELIMINATED, REPLACEABLE, RESERVE, WAITING } from './scenarios.ts'

// ---- camps: whom a piece obeys ----

/** §26.3.1.a Neutral Greek units. */
export const GREEKS = 2
/** §23.3.3.b Uprisings are enemies of both sides. */
export const REBELS = 3
/** 0 AP, 1 CP, 2 neutral Greeks, 3 uprisings */
export type Camp = Side | typeof GREEKS | typeof REBELS
export const CAMPS: readonly Camp[] = [0, 1, GREEKS, REBELS]

export * from './codes.ts'

/** Marks that are removed at the end of an action round. */
const ROUND_MARKS = ~MARK.due

/** Values of `winner` besides the sides. */
export const UNDECIDED = -1
export const DRAW = 2

/** Values of `givingUp`. */
export const ANY_KIND = 0
export const LCUS = 1
export const SCUS = 2

/** §12.6.6.b Pairs of a destroyed LCU and the SCU that replaced it, in the combat under way. */
export const RELIEFS = 8
/** §12.8.1.a How many units can advance after one combat. */
export const ADVANCES = 3
const ROUNDS = 6
/** RU IT AP-A GE AH CP-A as POOL_IDS, and TU for converted points (§16.7.1.a) */
export const POOLS = 7
export const TURKISH_POOL = 6

/** Facts derived from the state, updated with every change. */
interface Field {
  /** the pieces of each space, camp by camp */
  readonly pieces: Chains
  /** how many there are of each kind, camp by camp */
  readonly counts: Tally
  /** the same as each camp sees it */
  readonly presence: readonly [Presence, Presence, Presence, Presence]
  /** Raised when anything changes that supply lines depend on. */
  readonly supply: Version
  /** Raised when a card or marker is placed or removed: the effects in force are then listed anew. */
  readonly cards: Version
}

export const LAYOUT = defineLayout({
  fields: {
    /** index in the kernel's list: scenario and seating */
    scenario: amount(),
    turn: amount(),
    /** action round, 1 to 6; 0 outside the Action Phase */
    round: amount(),
    /** side whose action it is, and the command that takes it (§4.4) */
    active: oneOf(SIDES),
    actor: oneOf(COMMANDS),
    vp: amount(),
    armistice: amount(),
    /** §6.0.E.1.a How far the armistice marker will move in this War Status Phase. */
    armisticeDue: amount(),
    /** turn in which the revolution begins, 0 = none set (§23.4.1.b); stage: -1 not begun, 0 the red box, 1 to 4 */
    revolutionTurn: amount(),
    revolutionStage: amount(),
    /** turn of the treaty, 0 = none (§28.0.b) */
    treatyTurn: amount(),
    /** turn in which the blockade began, 0 = none */
    blockadeTurn: amount(),
    /** AP, CP, or NO_SIDE while neutral (§26.3) */
    greekSide: oneOf([NO_SIDE, ...SIDES]),
    /** §9.7.2.d GREECE has been played and waits for the CP action. */
    greekPending: amount(),
    /** this turn: bits of nations that have had their reinforcement card (§9.7.3.a) */
    reinforced: amount(),
    /** this turn: a neutral has entered (§9.7.2.a); a sea-invasion card was played (§25.1.e) */
    entered: amount(),
    invaded: amount(),
    /** §7.2.4 the penalty has been paid this turn */
    haltBroken: amount(),
    /** §28.0.d.8 German LCUs that have left Brandenburg this turn */
    leftBrandenburg: amount(),
    /** §4.4.1.a.14 this turn WEST plays the rounds of RUSSIA */
    delegated: amount(),
    /** the action under way: kind, card (-1 none), OPS or SR points left */
    action: amount(),
    playing: amount(),
    points: amount(),
    /** §19.1.e Trenches built this round; §9.4.1.b stacks formed this round. */
    dugThisRound: amount(),
    stacks: amount(),
    /** §11.1.1.b The space whose units are moving, or -1; the number of their stack in a region, else 0. */
    moving: amount(),
    movingStack: amount(),
    /** §20.3.1.d A fort space that too few units have entered: others must join them; -1 if none. */
    siegeDebt: amount(),
    /** the combat under way: defended space or -1; flags; pinning space or -1 (§21.3.a) */
    combat: amount(),
    combatFacts: amount(),
    pin: amount(),
    /** Loss Numbers, -1 before the roll; what is left of one being absorbed, and by which side */
    attackLn: amount(),
    defenceLn: amount(),
    absorb: amount(),
    absorber: amount(),
    /** §12.7.2 The length of the retreat under way in spaces, less those stood for; 0 without a retreat. */
    retreat: amount(),
    /** The effect of an event under way: whether it has begun; RPs, SCU steps or units that are left to deal with. */
    effectBegun: oneOf([0, 1]),
    effectLeft: amount({ from: 0 }),
    /** The space in which all units of the effect are placed together; -1 if none is chosen yet. */
    effectSpace: amount(),
    /** The kind of units that are given up by the effect. */
    givingUp: oneOf([ANY_KIND, LCUS, SCUS]),
    /** Card AP24: activations that are still free of charge. */
    freeActivations: amount({ from: 0 }),
    /** uses of a limited effect of this round (card CP16) */
    favours: amount(),
    /** UNDECIDED, AP, CP or DRAW */
    winner: oneOf([UNDECIDED, AP, CP, DRAW]),
    /** §16.7 pools converted from in this Replacement Phase, as bits */
    converted: amount(),
    /** by piece: a space, or one of the boxes */
    where: amounts(PIECES),
    /** 0 full strength, 1 reduced */
    face: list(PIECES, oneOf([FULL, REDUCED])),
    marks: flags(PIECES, MARK),
    /** By space: AP, CP or NO_SIDE. A fort belongs to the side that controls its space (§20.1.5.a). */
    control: list(SPACES, oneOf([NO_SIDE, ...SIDES])),
    /** 0, or 1 + the nation of the control marker (§11.2.e §11.2.f §11.2.g, §28.0.d). */
    marker: amounts(SPACES),
    ground: flags(SPACES, GROUND),
    orders: flags(SPACES, ORDER),
    /** by number in FORTS */
    fort: list(FORTS.length, oneOf([INTACT, DESTROYED])),
    /** by card: its PILE, or IN_HAND + command. Piles have no order: a draw picks at random */
    card: amounts(CARD_COUNT),
    /** §4.2.1.b §30.2.2.b.2 card of each side shown while it was still in hand; -1 none */
    shown: amounts(SIDES.length),
    /** In the order of WILL_NATIONS and QUALITY_NATIONS. */
    will: amounts(WILL_NATIONS.length),
    quality: amounts(QUALITY_NATIONS.length),
    rp: amounts(POOLS),
    /** §16.2.b SCU steps paid for and not yet used */
    halves: amounts(POOLS),
    warStatus: amounts(SIDES.length),
    /** 0 mobilization, 1 limited, 2 total war */
    commitment: amounts(SIDES.length),
    /** index in ApOffensive / CpOffensive as ordered in tables.ts; 0 none or made */
    offensive: amounts(SIDES.length),
    offensiveModifier: amounts(SIDES.length),
    /** §19.1.c trenches dug this turn */
    trenches: amounts(SIDES.length),
    status: list(ALL_NATIONS.length, oneOf(Object.values(STATUS))),
    flag: list(FLAGS, oneOf([0, 1])),
    /** §8.3.a ACTION by side and round: side * 6 + round - 1 */
    actions: amounts(SIDES.length * ROUNDS),
    /** pairs of pieces, -1 empty */
    relief: amounts(RELIEFS * 2),
    /**
     * Pairs of troops that have advanced in the combat under way and the space or stack they came from; -1 if
     * empty.
     */
    advances: amounts(ADVANCES * 2),
  },
  derive: (): Field => {
    const pieces = new Chains(SPACES, PIECES, CAMPS.length)
    const counts = new Tally(SPACES, KIND_COUNT * CAMPS.length)
    const seen = (camp: Camp): Presence => new Presence(pieces, counts, camp)
    const presence = [seen(AP), seen(CP), seen(GREEKS), seen(REBELS)] as const
    return { pieces, counts, presence, supply: new Version(), cards: new Version() }
  },
  refresh: (state) => {
    const { pieces, counts, presence, supply, cards } = state.derived
    pieces.clear()
    counts.clear()
    for (let p = 0; p < PIECES; p++) {
      const x = state.where.get(p)
      if (x >= 0) presence[campOf(state, p)].add(x, p)
    }
    supply.raise()
    cards.raise()
  },
  copy: (to, from) => {
    to.pieces.copyFrom(from.pieces)
    to.counts.copyFrom(from.counts)
    to.supply.copyFrom(from.supply)
    to.cards.copyFrom(from.cards)
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never
type Greeks = Pick<State, 'greekSide'>

// ---- pieces ----

/** §26.3.2.c.2 Greek units belong to the side of Greece, except the National Defence Corps. */
export function campOf(s: Greeks, p: number): Camp {
  if (isUprising(p)) return REBELS
  const side = sideOf(p)
  if (side !== NO_SIDE) return side
  return s.greekSide === NO_SIDE ? GREEKS : s.greekSide
}
export const spaceOf = (s: State, p: number): number => s.where.get(p)
export const isOnMap = (s: State, p: number): boolean => spaceOf(s, p) >= 0
export const faceOf = (s: State, p: number): Face => s.face.get(p)
export const isFull = (s: State, p: number): boolean => s.face.get(p) === FULL
export const isMarked = (s: State, p: number, mark: number): boolean => s.marks.has(p, mark)
export const stackOf = (s: State, p: number): number => (s.marks.get(p) & MARK.stack) >> STACK_SHIFT
export const presenceOf = (s: State, camp: Camp): Presence => s.derived.presence[camp]

const REGION = 1
const FORT = 2
const GREEK = 4
/** §18.7 §14.1.2.c §26.3.1.c Spaces in which units may affect supply. */
const sensitive = Uint8Array.from(
  { length: SPACES },
  (_, x) => (isRegion(x) ? REGION : 0) | (FORTS.includes(x) ? FORT : 0) | (homeOf(x) === GR ? GREEK : 0),
)
/** A region, a fort of others, or a space of neutral Greece. */
function mattersToSupply(s: State, camp: Camp, x: number): boolean {
  const kind = x < 0 ? 0 : (sensitive[x] as number)
  if (kind === 0) return false
  if ((kind & REGION) !== 0 || ((kind & GREEK) !== 0 && s.greekSide === NO_SIDE)) return true
  return (kind & FORT) !== 0 && s.control.get(x) !== camp
}

/** Moves a piece to a space or a box. Control is not settled here: see §11.2. */
export function put(s: State, p: number, to: number): void {
  const camp = campOf(s, p)
  const presence = presenceOf(s, camp)
  const from = spaceOf(s, p)
  if (from >= 0) presence.remove(from, p)
  s.where.set(p, to)
  if (to >= 0) presence.add(to, p)
  if (mattersToSupply(s, camp, from) || mattersToSupply(s, camp, to)) s.derived.supply.raise()
}
export function setFace(s: State, p: number, face: Face): void {
  s.face.set(p, face)
}
export function mark(s: State, p: number, what: number): void {
  s.marks.add(p, what)
}
export function unmark(s: State, p: number, what: number): void {
  s.marks.remove(p, what)
}
export function setStack(s: State, p: number, stack: number): void {
  s.marks.set(p, (s.marks.get(p) & ~MARK.stack) | (stack << STACK_SHIFT))
}
/** §10.3.b The end of an action round: Move, Attack, Retreated and Stacked markers are removed. */
export function clearRound(s: State): void {
  for (let p = 0; p < PIECES; p++) if (s.marks.get(p) !== 0) unmark(s, p, ROUND_MARKS)
  s.orders.fill(0)
}

/** Units of a camp in a space, in the order of their numbers. */
export const piecesAt = (s: State, camp: Camp, x: number): number[] => presenceOf(s, camp).all(x)
/** §9.4.1 Nations with units of the camp in the space, as bits. A unit of two nations counts as both here. */
export function nationsAt(s: State, camp: Camp, x: number): number {
  const there = presenceOf(s, camp)
  let mask = 0
  for (let p = there.first(x); p >= 0; p = there.next(p)) mask |= nationMask(p)
  return mask
}

// ---- spaces ----

export const controlOf = (s: State, x: number): Allegiance => s.control.get(x)
export const isControlledBy = (s: State, side: Side, x: number): boolean => s.control.get(x) === side
/** The nation of the control marker, or -1. */
export const markerOf = (s: State, x: number): Nation | -1 => (s.marker.get(x) - 1) as Nation | -1
/**
 * Writes only control and marker; rules/11-movement/control.ts settles VP, National Will and trenches
 * (§11.2).
 */
export function setControl(s: State, x: number, who: Allegiance, nation: Nation | -1): void {
  if (s.control.get(x) !== who) s.derived.supply.raise()
  s.control.set(x, who)
  s.marker.set(x, nation + 1)
}
const fortNumbers = Int16Array.from({ length: SPACES }, (_, x) => FORTS.indexOf(x))
/** §20.2.d A printed fort that is not destroyed. */
export const hasFort = (s: State, x: number): boolean => {
  const number = fortNumbers[x] as number
  return number >= 0 && s.fort.get(number) === INTACT
}
/** §20.2.f */
export function setDestroyed(s: State, x: number): void {
  s.fort.set(fortNumbers[x] as number, DESTROYED)
  s.derived.supply.raise()
}
export const hasGround = (s: State, x: number, what: number): boolean => s.ground.has(x, what)
export function setGround(s: State, x: number, what: number, on: boolean): void {
  s.ground.put(x, what, on)
  if ((what & (GROUND.landing | GROUND.risen)) !== 0) s.derived.supply.raise()
}
export const trenchLevel = (s: State, x: number): number => s.ground.get(x) & GROUND.trench
export const isOrdered = (s: State, x: number, order: number): boolean => s.orders.has(x, order)
export function order(s: State, x: number, what: number): void {
  s.orders.add(x, what)
}
/** §14.1.2.a An uprising controls its space. */
export const isRisen = (s: State, x: number): boolean => hasGround(s, x, GROUND.risen)

// ---- nations and flags ----

export const statusOf = (s: State, nation: Nation): Status => s.status.get(nation)
export function setStatus(s: State, nation: Nation, status: Status): void {
  s.status.set(nation, status)
  s.derived.supply.raise()
}
/** §26.3.2 All Greek units change camp. */
export function setGreekSide(s: State, side: Allegiance): void {
  const greeks = Array.from({ length: PIECES }, (_, p) => p).filter((p) => isGreekUnit(p) && isOnMap(s, p))
  for (const p of greeks) presenceOf(s, campOf(s, p)).remove(spaceOf(s, p), p)
  s.greekSide = side
  for (const p of greeks) presenceOf(s, campOf(s, p)).add(spaceOf(s, p), p)
  s.derived.supply.raise()
}
const isGreekUnit = (p: number): boolean => isOf(p, GR) && p !== NATIONAL_DEFENCE && !isUprising(p)
export const hasFlag = (s: State, flag: number): boolean => s.flag.get(flag) === 1
export function setFlag(s: State, flag: number, on: boolean): void {
  s.flag.set(flag, on ? 1 : 0)
  s.derived.cards.raise()
  if (flag === FLAG.blockade) s.derived.supply.raise()
}

// ---- cards ----

export const pileOf = (s: State, c: number): number => s.card.get(c)
export const isInHand = (s: State, c: number): boolean => pileOf(s, c) >= IN_HAND
export function putCard(s: State, c: number, pile: number): void {
  s.card.set(c, pile)
  // a card that was shown and has left the hand may be drawn again unseen
  if (pile < IN_HAND) for (const side of SIDES) if (s.shown.get(side) === c) s.shown.set(side, -1)
  s.derived.cards.raise()
}
/** §7.4 §9.7.1.c The event was played: its card is out of the game or face up, as only events are. */
export const isEventPlayed = (s: State, c: number): boolean =>
  pileOf(s, c) === PILE.removed || pileOf(s, c) === PILE.table

/** §17.1.2 */
export const combinedWarStatus = (s: State): number => s.warStatus.get(AP) + s.warStatus.get(CP)
