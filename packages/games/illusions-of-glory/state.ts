/** The state of a game: words with names, and facts that follow from them. All writes that touch those go through here. */
import { defineLayout, type Layout } from '@sandtable/kernel'
import { CARD_COUNT } from './cards.ts'
import { FORTS, homeOf, isRegion, isSeaSpace, SPACES } from './map.ts'
import { type Face, FULL, isUprising, isOf, NATIONAL_DEFENCE, nationMask, PIECES, sideOf } from './pieces.ts'
import { Presence } from './presence.ts'
import {
  ALL_NATIONS,
  AP,
  type Allegiance,
  GR,
  type Nation,
  NO_SIDE,
  RATED,
  SIDES,
  type Side,
  WILLED,
} from './sides.ts'

// ---- where a piece is that is not on the map ----

/**
 * WAITING: has not come into play; uprisings off the map, which may come again (§12.6.5.b).
 * RESERVE: §13.4 the reserve box. REPLACEABLE: §12.6.4.a. ELIMINATED: §12.6.6 gone for good.
 */
export { ELIMINATED, REPLACEABLE, RESERVE, WAITING } from './scenarios.ts'

// ---- camps: whom a piece obeys ----

/** neutral Greek units (§26.3.1.a) */
export const GREEKS = 2
/** §23.3.3.b uprisings are enemies of everybody */
export const REBELS = 3
/** 0 AP, 1 CP, 2 neutral Greeks, 3 uprisings */
export type Camp = Side | typeof GREEKS | typeof REBELS
export const CAMPS: readonly Camp[] = [0, 1, GREEKS, REBELS]

// ---- bits ----

/** Marks of a piece (`marks`). All but `due` are of the action round under way. */
export const MARK = {
  /** §11.1.3.a has moved, was assembled, or stands where a trench was dug: does not move any more this round */
  moved: 1,
  /** §12.1.f has attacked this round; of HQs and artillery §27.0.e §27.0.i */
  attacked: 2,
  /** §12.2.2.c the Retreated marker */
  retreated: 4,
  /** takes part in the combat under way, on either side */
  fighting: 8,
  /** §12.7 has still to retreat from the combat under way */
  retreating: 16,
  /** §12.8 has advanced from the combat under way */
  advanced: 32,
  /** §13.3.d was redeployed overland this round: not by sea any more */
  railed: 64,
  /** §18.1.1 §9.4.2.a a unit in a region or on Lemnos, activated for movement */
  toMove: 128,
  /** §18.3 a unit in a region, activated for attack */
  toAttack: 256,
  /** has to be placed by the event under way (§15.1, §9.7.2.c) */
  due: 512,
  /** bits 10 to 12: number of its stack in a region or on Lemnos, 1 to 7; 0 none (§9.4.1.b) */
  stack: 7 << 10,
  /** §12.8.2 has crossed water in its advance: goes no further */
  halted: 8192,
} as const
export const STACK_SHIFT = 10
/** marks that end with the action round */
const ROUND_MARKS = ~MARK.due

/** Orders of a space (`orders`): all of the action round under way. */
export const ORDER = {
  /** §9.4.3.a the Move marker */
  move: 1,
  /** §9.4.3.a the Attack marker */
  attack: 2,
  /** §9.4.2.c activated for attack without its BR and FR units */
  withoutWest: 4,
  /** §19.1.d a trench was dug here this round */
  dug: 8,
  /** §12.1.1 units here have defended this round */
  assaulted: 16,
  /** §12.8.2 emptied or passed by the retreat of the combat under way */
  passed: 32,
  /** card AP24: free activation, only to RU-controlled spaces */
  greatRetreat: 64,
  /** §11.1.1.b its movement is over */
  done: 128,
  /** §20.3.4.b its besiegers have begun to leave: the others must follow */
  abandoned: 256,
  /** §12.1.1 uprisings here have been attacked this round */
  putDown: 512,
} as const

/** What lies on a space (`ground`), beside control and fort. */
export const GROUND = {
  /** bits 0 and 1: level of the trench, 0 to 2 (§19.3) */
  trench: 3,
  /** the trench is CP's; without it AP's */
  trenchCp: 4,
  /** the trench at Doiran while nobody has taken it (§19.3.b): serves neutral Greeks */
  trenchGreek: 8,
  /** §25.2.1 Landing marker */
  landing: 16,
  /** §25.3.1 Withdrawal Under Fire marker */
  underFire: 32,
  /** §11.2.1.a §18.2.b an uprising has taken control; what `control` says holds again when it is gone (§11.2.1.b) */
  risen: 64,
  /** §20.3.5.c too few besiegers: they must leave in their next round */
  mustLeave: 128,
  /** §20.3.5.c the same, but the siege broke in a round of the besieger: his next one is still to come */
  leaveLater: 256,
} as const

/** `fort` */
export const INTACT = 0
export const DESTROYED = 1

/** Where a card is (`card`); hands are IN_HAND + command. */
export const PILE = {
  /** its deck has not been added (§9.2.b), or the scenario leaves it out */
  out: 0,
  draw: 1,
  discard: 2,
  /** §9.3.c out of the game; events of an earlier war count as played */
  removed: 3,
  /** §4.2.3 face up for the rest of the turn: its effects of duration `turn` are in force */
  table: 4,
  /** §9.8 in the combat under way, discarded after it */
  combat: 5,
  /** played for the action under way; goes where it belongs when that ends */
  played: 6,
} as const
export const IN_HAND = 8

/** `action`, and the entries of `actions` (§8.2, §8.3.a) */
export const ACTION = { none: 0, ops: 1, sr: 2, rp: 3, event: 4, noCard: 5, uprising: 6 } as const

/** `status` by nation (§9.7.2, §26) */
export const STATUS = { neutral: 0, atWar: 1, collapsed: 2 } as const

/** Permanent markers (`flag`), in the order of MarkerId of the card data, then those of the rules. */
export const FLAG = {
  apRailroads: 0,
  cpRailroads: 1,
  apAlliesRpToRu: 2,
  blockade: 3,
  seaInvasions: 4,
  uBoats: 5,
  convoys: 6,
  unrestrictedSubs: 7,
  germanWarIndustry: 8,
  serbsReturned: 9,
  constantineBarred: 10,
  foodRiots: 11,
  /** §25.5.c */
  noAmphibious: 12,
  /** §7.4.2.a AP results RU, §7.4.2.b CP results AH(SB) and AH(IT) are void */
  ruOffensiveVoid: 13,
  ahOffensiveVoid: 14,
  /** §23.4.3 */
  suppressed: 15,
  /** §26.5.1.c Romania was neutral when the revolution began */
  romaniaBarred: 16,
  /** §26.6.2.a has collapsed once already */
  serbiaCollapsed: 17,
  /** §28.0.d.8 AP has moved into or attacked Germany: no limit any more */
  germanyAttacked: 18,
  /** §26.3.1.d.3 §26.3.1.d.4 the die has been rolled for AP in Athens, CP in Athens, CP in Salonika */
  athensAp: 19,
  athensCp: 20,
  salonikaCp: 21,
  /** options of the game: §9.5.3.c §9.6.2.b §13.1.g, and §6.0.H.4.b */
  consecutive: 22,
  reshuffleEveryTurn: 23,
} as const
export const FLAGS = 24

/** Flags of the combat under way (`combatMarks`). */
export const COMBAT = {
  /** target: an unoccupied or besieged fort (§20.2.c, §20.3.3.b) */
  fort: 1,
  /** target: uprisings (§23.3.3.b) */
  uprising: 2,
  /** §12.2.B announced */
  flank: 4,
  /** §21.4.b */
  flankSucceeded: 8,
  /** §21.4.c */
  flankFailed: 16,
  /** §12.3.b the column shift */
  badWeather: 32,
  /** both windows of §12.2.E are closed */
  cardsPlayed: 64,
  /** §12.8.1.a the defender has withdrawn before fire */
  withdrawn: 128,
  /** fire of the attacker and of the defender has been rolled */
  attackerFired: 256,
  defenderFired: 512,
  /** losses by the attacker's fire, and by the defender's, have been taken */
  defenderPaid: 1024,
  attackerPaid: 2048,
  /** card CP16: this combat uses its `times` */
  favoured: 4096,
  /** §12.7.4.a the step for standing has been paid; §12.7.4.d §12.7.4.e the HQ has been used */
  stood: 8192,
  hqStood: 16384,
} as const

/** Side of the war a game was won by; `winner` */
export const UNDECIDED = -1
export const DRAW = 2

/** pairs (LCU destroyed, SCU in its place) of the combat under way (§12.6.6.b) */
export const RELIEFS = 8
const ROUNDS = 6
/** RU IT AP-A GE AH CP-A as POOL_IDS, and TU for converted points (§16.7.1.a) */
export const POOLS = 7
export const TURKISH_POOL = 6

/** Facts that follow from the words, kept up to date with every change. */
interface Field {
  readonly presence: readonly [Presence, Presence, Presence, Presence]
  readonly changes: {
    /** raised whenever something changes that lines of supply depend on */
    supply: number
    /** raised whenever a card goes from one place to another: effects in force are listed anew */
    cards: number
  }
}

export const LAYOUT = defineLayout({
  scalars: [
    /** index in the kernel's list: scenario and seating */
    'scenario',
    'turn',
    /** action round, 1 to 6; 0 outside the Action Phase */
    'round',
    /** side whose action it is, and the command that takes it (§4.4) */
    'active',
    'actor',
    'vp',
    'armistice',
    /** §6.0.E.1.a moves of the armistice marker due in this War Status Phase */
    'armisticeDue',
    /** turn in which the revolution begins, 0 = none set (§23.4.1.b); stage: -1 not begun, 0 the red box, 1 to 4 */
    'revolutionTurn',
    'revolutionStage',
    /** turn of the treaty, 0 = none (§28.0.b) */
    'treatyTurn',
    /** turn in which the blockade began, 0 = none */
    'blockadeTurn',
    /** AP, CP, or NO_SIDE while neutral (§26.3) */
    'greekSide',
    /** §9.7.2.d GREECE lies played and waits for the CP action */
    'greekPending',
    /** this turn: bits of nations that have had their reinforcement card (§9.7.3.a) */
    'reinforced',
    /** this turn: a neutral has entered (§9.7.2.a); a sea-invasion card was played (§25.1.e) */
    'entered',
    'invaded',
    /** §7.2.4 the penalty has been paid this turn */
    'haltBroken',
    /** §28.0.d.8 German LCUs that have left Brandenburg this turn */
    'leftBrandenburg',
    /** §4.4.1.a.14 this turn WEST plays the rounds of RUSSIA */
    'delegated',
    /** the action under way: kind, card (-1 none), OPS or SR points left */
    'action',
    'playing',
    'points',
    /** §19.1.e a trench has been dug this round; stacks formed this round (§9.4.1.b) */
    'dugThisRound',
    'stacks',
    /** §11.1.1.b the space being moved out of, -1 none; the number of its stack in a region, else 0 */
    'moving',
    'movingStack',
    /** §20.3.1.d a fort space entered by too few: others must come, -1 none */
    'siegeDebt',
    /** the combat under way: defended space or -1; flags; pinning space or -1 (§21.3.a) */
    'combat',
    'combatMarks',
    'pin',
    /** Loss Numbers, -1 before the roll; what is left of one being absorbed, and by which side */
    'attackLn',
    'defenceLn',
    'absorb',
    'absorber',
    /** spaces the defenders have still to retreat (§12.7.2) */
    'retreat',
    /** the event under way: effect reached, counter within it, side asked by it */
    'eventStep',
    'eventLeft',
    'eventSide',
    /** uses of a limited effect of this round (card CP16) */
    'favours',
    /** UNDECIDED, AP, CP or DRAW */
    'winner',
    /** free for the phase under way: a counter it needs between two entries */
    'step',
  ],
  lists: {
    /** by piece: a space, or one of the boxes */
    where: PIECES,
    /** 0 full strength, 1 reduced */
    face: PIECES,
    marks: PIECES,
    /** by space: AP, CP or NO_SIDE; a fort belongs to who controls its space (§20.1.5.a) */
    control: SPACES,
    /** 0, or 1 + the nation whose control marker lies there (§11.2.e §11.2.f §11.2.g, §28.0.d) */
    marker: SPACES,
    ground: SPACES,
    orders: SPACES,
    /** by number in FORTS */
    fort: FORTS.length,
    /** by card: its PILE, or IN_HAND + command. Piles have no order: a draw picks at random */
    card: CARD_COUNT,
    /** §4.2.1.b §30.2.2.b.2 card of each side shown while it was still in hand; -1 none */
    shown: SIDES.length,
    /** in the order of WILLED and RATED */
    will: WILLED.length,
    quality: RATED.length,
    rp: POOLS,
    /** SCU steps already paid for (§16.2.b) */
    halves: POOLS,
    warStatus: SIDES.length,
    /** 0 mobilization, 1 limited, 2 total war */
    commitment: SIDES.length,
    /** index in ApOffensive / CpOffensive as ordered in tables.ts; 0 none or made */
    offensive: SIDES.length,
    offensiveModifier: SIDES.length,
    /** §19.1.c trenches dug this turn */
    trenches: SIDES.length,
    status: ALL_NATIONS.length,
    flag: FLAGS,
    /** §8.3.a ACTION by side and round: side * 6 + round - 1 */
    actions: SIDES.length * ROUNDS,
    /** pairs of pieces, -1 empty */
    relief: RELIEFS * 2,
  },
  derive: (): Field => ({
    presence: [new Presence(), new Presence(), new Presence(), new Presence()],
    changes: { supply: 0, cards: 0 },
  }),
  refresh: (state) => {
    for (const camp of CAMPS) state.derived.presence[camp].clear()
    for (let p = 0; p < PIECES; p++) {
      const x = state.where[p] as number
      if (x >= 0) state.derived.presence[campOf(state, p)].add(x, p)
    }
    state.derived.changes.supply++
    state.derived.changes.cards++
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never
type Greeks = Pick<State, 'greekSide'>

// ---- pieces ----

/** Greek units follow Greece, the National Defence Corps never does (§26.3.2.c.2). */
export function campOf(s: Greeks, p: number): Camp {
  if (isUprising(p)) return REBELS
  const side = sideOf(p)
  if (side !== NO_SIDE) return side
  return s.greekSide === NO_SIDE ? GREEKS : (s.greekSide as Side)
}
export const spaceOf = (s: State, p: number): number => s.where[p] as number
export const isOnMap = (s: State, p: number): boolean => spaceOf(s, p) >= 0
export const faceOf = (s: State, p: number): Face => s.face[p] as Face
export const isFull = (s: State, p: number): boolean => s.face[p] === FULL
export const isMarked = (s: State, p: number, mark: number): boolean => ((s.marks[p] as number) & mark) !== 0
export const stackOf = (s: State, p: number): number => ((s.marks[p] as number) & MARK.stack) >> STACK_SHIFT
export const presenceOf = (s: State, camp: Camp): Presence => s.derived.presence[camp]

/** Spaces where it matters to supply who stands there: forts, regions, the sea, Greece (§14.1.2, §18.7, §26.3.1.c). */
const sensitive = Uint8Array.from({ length: SPACES }, (_, x) =>
  Number(FORTS.includes(x) || isRegion(x) || isSeaSpace(x) || homeOf(x) === GR),
)

/** Moves a piece to a space or a box. Control is not settled here: see §11.2. */
export function put(s: State, p: number, to: number): void {
  const presence = presenceOf(s, campOf(s, p))
  const from = spaceOf(s, p)
  if (from >= 0) presence.remove(from, p)
  s.where[p] = to
  if (to >= 0) presence.add(to, p)
  const matters = isUprising(p) || (from >= 0 && sensitive[from] === 1) || (to >= 0 && sensitive[to] === 1)
  if (matters) s.derived.changes.supply++
}
export function setFace(s: State, p: number, face: Face): void {
  s.face[p] = face
}
export function mark(s: State, p: number, what: number): void {
  s.marks[p] = (s.marks[p] as number) | what
}
export function unmark(s: State, p: number, what: number): void {
  s.marks[p] = (s.marks[p] as number) & ~what
}
export function setStack(s: State, p: number, stack: number): void {
  s.marks[p] = ((s.marks[p] as number) & ~MARK.stack) | (stack << STACK_SHIFT)
}
/** §10.3.b the end of an action round: Move, Attack, Retreated and Stacked markers go */
export function clearRound(s: State): void {
  for (let p = 0; p < PIECES; p++) unmark(s, p, ROUND_MARKS)
  s.orders.fill(0)
}

/** Pieces of a camp in a space, in order of their numbers. */
export function piecesAt(s: State, camp: Camp, x: number): number[] {
  const found: number[] = []
  const there = presenceOf(s, camp)
  if (x < 0) return found
  for (let p = there.first(x); p >= 0; p = there.next(p)) found.push(p)
  return found
}
/** §9.4.1 nations with a piece of the camp in the space, as bits; a dual one counts as both here */
export function nationsAt(s: State, camp: Camp, x: number): number {
  const there = presenceOf(s, camp)
  let mask = 0
  for (let p = there.first(x); p >= 0; p = there.next(p)) mask |= nationMask(p)
  return mask
}

// ---- spaces ----

export const controlOf = (s: State, x: number): Allegiance => s.control[x] as Allegiance
export const isControlledBy = (s: State, side: Side, x: number): boolean => s.control[x] === side
/** the nation whose control marker lies there, or -1 */
export const markerOf = (s: State, x: number): Nation | -1 => ((s.marker[x] as number) - 1) as Nation | -1
/** Writes control and marker alone; VP, National Will and trenches are settled by §11.2 (rules/11-movement/control.ts). */
export function setControl(s: State, x: number, who: Allegiance, nation: Nation | -1): void {
  s.control[x] = who
  s.marker[x] = nation + 1
  s.derived.changes.supply++
}
const fortNumbers = Int16Array.from({ length: SPACES }, (_, x) => FORTS.indexOf(x))
/** §20.2.d a printed fort that stands */
export const hasFort = (s: State, x: number): boolean => {
  const number = fortNumbers[x] as number
  return number >= 0 && s.fort[number] === INTACT
}
/** §20.2.f */
export function setDestroyed(s: State, x: number): void {
  s.fort[fortNumbers[x] as number] = DESTROYED
  s.derived.changes.supply++
}
export const hasGround = (s: State, x: number, what: number): boolean =>
  ((s.ground[x] as number) & what) !== 0
export function setGround(s: State, x: number, what: number, on: boolean): void {
  s.ground[x] = on ? (s.ground[x] as number) | what : (s.ground[x] as number) & ~what
  s.derived.changes.supply++
}
export const trenchLevel = (s: State, x: number): number => (s.ground[x] as number) & GROUND.trench
export const isOrdered = (s: State, x: number, order: number): boolean =>
  ((s.orders[x] as number) & order) !== 0
export function order(s: State, x: number, what: number): void {
  s.orders[x] = (s.orders[x] as number) | what
}
/** §14.1.2.a uprisings hold what they stand on */
export const isRisen = (s: State, x: number): boolean => hasGround(s, x, GROUND.risen)

// ---- nations and flags ----

export const statusOf = (s: State, nation: Nation): number => s.status[nation] as number
export function setStatus(s: State, nation: Nation, status: number): void {
  s.status[nation] = status
  s.derived.changes.supply++
}
/** §26.3.2 all Greek units change camp */
export function setGreekSide(s: State, side: Allegiance): void {
  const greeks = Array.from({ length: PIECES }, (_, p) => p).filter((p) => isGreekUnit(p) && isOnMap(s, p))
  for (const p of greeks) presenceOf(s, campOf(s, p)).remove(spaceOf(s, p), p)
  s.greekSide = side
  for (const p of greeks) presenceOf(s, campOf(s, p)).add(spaceOf(s, p), p)
  s.derived.changes.supply++
}
const isGreekUnit = (p: number): boolean => isOf(p, GR) && p !== NATIONAL_DEFENCE && !isUprising(p)
export const hasFlag = (s: State, flag: number): boolean => s.flag[flag] === 1
export function setFlag(s: State, flag: number, on: boolean): void {
  s.flag[flag] = Number(on)
  s.derived.changes.supply++
}

// ---- cards ----

export const pileOf = (s: State, c: number): number => s.card[c] as number
export const isInHand = (s: State, c: number): boolean => pileOf(s, c) >= IN_HAND
export function putCard(s: State, c: number, pile: number): void {
  s.card[c] = pile
  // a card that was shown and has left the hand may be drawn again unseen
  if (pile < IN_HAND) for (const side of SIDES) if (s.shown[side] === c) s.shown[side] = -1
  s.derived.changes.cards++
}
/** §7.4, §9.7.1.c an event that was played: out of the game, or face up (only events come there) */
export const isEventPlayed = (s: State, c: number): boolean =>
  pileOf(s, c) === PILE.removed || pileOf(s, c) === PILE.table

/** §17.1.2 */
export const combinedWarStatus = (s: State): number =>
  (s.warStatus[AP] as number) + (s.warStatus[1] as number)
