/** The state of a game: words with names, and facts that follow from them. All writes that touch those go through here. */
import { Presence as Chains, Tally, Version } from '@sandtable/board'
import { amount, amounts, flags, list, oneOf, defineLayout, type Layout } from '@sandtable/kernel'
import { DIRECTIONS, HEXES } from './map.ts'
import { KIND_COUNT, Presence } from './presence.ts'
import { isFort, PIECES, sideOf } from './pieces.ts'
import { AL, GE, SIDES, type Side } from './sides.ts'
import { CUP_VALUES } from './cups.ts'

/** Where a piece is that is not on the map. */
export const TO_COME = -1
/** §9.3.3.unit can be replaced, as far as §7.2 allows */
export const DEAD = -2
/** out of the game for good */
export const REMOVED = -3
/** §8.4.9.d */
export const PARIS_BOX = -4
/** belongs to another scenario or to an option not taken */
export const ABSENT = -5
/** §14.3.6.a.4 held back for a landing */
export const HELD_BACK = -6

/** Faces of a unit; for forts the number of steps lost (§2.4.fort). */
export const FRONT = 0
/** disrupted (§9.8), an HQ's reduced side (§2.4.hq), HA that has fired (§2.4.ha) */
export const BACK = 1

/** How a piece that is to come arrives (§7.1, §8.4.9, §9.4.5, §12.6, §7.2.1cap). */
export const ARRIVAL = {
  /** in the hex of its entry, or uncertain where it has none */
  scheduled: 0,
  uncertain: 1,
  replacement: 2,
  /** uncertain, and disrupted */
  bySea: 3,
  /** §12.6 in a Belgian coastal source */
  fourthDivision: 4,
  paris: 5,
  /** §7.1 its own hex was closed: in a source of its nationality */
  diverted: 6,
  /** §14.3.6.b.4 with §14.3.6.b.5: through Holland, as an activation of turn 2 */
  north: 7,
} as const

/** Marks of a piece. */
export const MARK = {
  /** has moved in this activation or withdrawal */
  moved: 1,
  /** §9.1.2.a chosen to attack in the activated hex */
  attacks: 2,
  /** §9.1.2.b §9.1.2.c moved into a hex with enemies in this activation */
  entered: 4,
  /** §2.4.hq §8.4.1.bonus this HQ's allowance has been used by others in the move under way */
  lent: 8,
  /** §7.1.2 placed in this turn: receives nobody yet */
  placed: 16,
  /** §9.5.3 a fort under siege */
  besieged: 32,
  /** §11.2.2 */
  outOfSupply: 64,
  /** has a decision of the current segment behind it (arrivals, recovery, free set-up) */
  done: 128,
  /** §14.1.1.a.3 began the game in Maubeuge */
  fromMaubeuge: 256,
  /** §8.4.3.g.2 lived on emergency supply when supply was checked; until the end of the turn */
  emergency: 512,
} as const

/** What is due in a hex in the activation under way (§9.1.2). */
export const DUE = { none: 0, optional: 1, forced: 2, fought: 3 } as const
export type Due = (typeof DUE)[keyof typeof DUE]

/** Marks of the battle under way, in `battleMarks` (§9.2.1). */
export const BOARD = {
  /** §14.3.6.a.4 set by the landing, before its battle begins: a die instead of the Fortunes of War */
  landing: 1,
  /** §9.1.1 declared as a mandated battle */
  mandated: 2,
  /** §14.1.2.d.1 its attackers were supplied when it was declared */
  supplied: 4,
  /** §9.3.5 a mandated attack on the ground of the plan; §14.3.6.a.4 also a landing that was expected */
  elan: 8,
  skirmish: 16,
  /** §9.2.4 `attacker` is the side that was attacked */
  counterattack: 32,
  rout: 64,
  /** neither terrain nor trenches help the defender */
  surprise: 128,
  /** fortunes 6 and 11: everybody forward */
  limit: 256,
} as const

/** Places on the battle board (§9.2.1): 0 to 3 front, 4 to 7 reserve behind them. */
export const OFF_BOARD = -1
export const FRONT_SPACES = 4

const SIDES_COUNT = SIDES.length

/** Facts that follow from the words, kept up to date with every change. */
interface Field {
  /** the pieces of each hex, side by side */
  readonly pieces: Chains
  /** how many there are of each kind, side by side */
  readonly counts: Tally
  /** the same as each side sees it */
  readonly presence: readonly [Presence, Presence]
  /** raised whenever something changes that supply and railways depend on */
  readonly supply: Version
}

export const LAYOUT = defineLayout({
  fields: {
    scenario: amount(),
    turn: amount(),
    /** who has the initiative this turn (§6.0), and whose segment it is (§8.1) */
    initiative: oneOf(SIDES),
    phasing: oneOf(SIDES),
    /** activations made in the segment under way */
    activations: amount(),
    /** §9.8.3.b the first of them was a recovery */
    recoveredFirst: amount(),
    passes: amount(),
    /** CAPs spent in the segment under way */
    segmentCaps: amount(),
    /** §8.1.1.b 1: the phasing player must yield when the activation under way is over */
    mustYield: amount(),
    /** §8.7.1 bits of the sides that will not withdraw this turn */
    waived: amount(),
    /** the side whose general withdrawal is under way, or -1 */
    withdrawing: oneOf([-1, ...SIDES]),
    /** §14.1.1.a.5 §14.1.1.a.6 bits of the nations whose unit came back this turn */
    restored: amount(),
    /** the hex activated, or -1 (§8.2.1) */
    activeHex: amount(),
    /** the battle under way: its hex or -1, who attacks, the fortune rolled (0 = none), flags */
    battleHex: amount(),
    attacker: oneOf(SIDES),
    fortune: amount(),
    battleMarks: amount(),
    /** §9.4.1.c 1: no infantry was in the hex when the fire began */
    cavalryOnly: amount(),
    /** §9.5.3.a §9.3.5 1: at least one column was engaged: élan and a siege may follow */
    attacked: amount(),
    /** §8.4.9 turn of the event, 0 before; the last turn to withdraw in, 0 if free; the free move to Paris was made */
    parisDanger: amount(),
    withdrawBy: amount(),
    freeMoveMade: amount(),
    /** §12.5.1.when, §12.5.3 */
    refuge: amount(),
    masked: amount(),
    /** §14.1.1.a.2 activations of the northern front on turn 1 */
    northern: amount(),
    /** §8.4.3.g marker in 44; §8.4.3.h marker in 56; turn Namur fell, 0 before */
    emergency: amount(),
    railhead: amount(),
    namurFell: amount(),
    /** turn Paris first became German, 0 before; the check of §14.1.3.a has been made */
    parisFell: amount(),
    immediateChecked: amount(),
    /** §14.2.2.b.4 §14.2.2.b.5 */
    frenchLosses: amount(),
    britishHits: amount(),
    /** §9.7.1 */
    entrenching: amount(),
    /** §14.3.6.a.4 the landing has been made; §14.3.6.b.5 turn from which 52 is a German source, 0 = not yet */
    landed: amount(),
    antwerpSource: amount(),
    /** §14.3.6.a.4 the port taken by the landing, a British source; -1 = none */
    landingPort: amount(),
    /** side that has won, or -1 */
    winner: oneOf([-1, ...SIDES]),
    where: amounts(PIECES),
    face: amounts(PIECES),
    marks: flags(PIECES, MARK),
    /** turn of arrival and its kind, for pieces to come */
    arrival: amounts(PIECES),
    arrivalKind: amounts(PIECES),
    /** hexes or MPs spent in the activation under way */
    spent: amounts(PIECES),
    /** place on the battle board, hits there */
    space: amounts(PIECES),
    hits: amounts(PIECES),
    control: list(HEXES, oneOf(SIDES)),
    /** §8.3.4 1: only a cavalry control marker */
    cavalryControl: amounts(HEXES),
    trench: amounts(HEXES),
    /** §8.4.8 1: open to German movement */
    opened: amounts(HEXES),
    /** what is due here in the activation under way */
    battle: list(HEXES, oneOf(Object.values(DUE))),
    /** §12.4 1: the first battle in this hex has been declared */
    allenby: amounts(HEXES),
    /** value of the VP marker that lies here, or -1 */
    marker: amounts(HEXES),
    /** §14.1.2.a.1 1: this Plan XVII hex has scored */
    scored: amounts(HEXES),
    /** §8.4.5 bits of the sides that have blocked the hexside, by the hex they left and the direction they went */
    blocked: amounts(HEXES * DIRECTIONS),
    caps: amounts(SIDES_COUNT),
    mandated: amounts(SIDES_COUNT),
    /** AL: Plan XVII VP, GE: German VP */
    points: amounts(SIDES_COUNT),
    /** §8.7.1 turn of the general withdrawal, 0 = not yet */
    withdrawn: amounts(SIDES_COUNT),
    /** §14.3.6 options taken, as bits of their numbers */
    options: amounts(SIDES_COUNT),
    /** markers still in each side's cup, by value (§13.1.2) */
    cups: amounts(SIDES_COUNT * CUP_VALUES),
  },
  derive: (): Field => {
    const pieces = new Chains(HEXES, PIECES, SIDES_COUNT)
    const counts = new Tally(HEXES, KIND_COUNT * SIDES_COUNT)
    const presence = [new Presence(pieces, counts, AL), new Presence(pieces, counts, GE)] as const
    return { pieces, counts, presence, supply: new Version() }
  },
  refresh: (state) => {
    const { pieces, counts, presence, supply } = state.derived
    pieces.clear()
    counts.clear()
    for (let p = 0; p < PIECES; p++) {
      const h = hexOf(state, p)
      if (h >= 0) presence[sideOf(p)].add(h, p, faceOf(state, p), isBesieged(state, p))
    }
    supply.raise()
  },
  copy: (to, from) => {
    to.pieces.copyFrom(from.pieces)
    to.counts.copyFrom(from.counts)
    to.supply.copyFrom(from.supply)
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never

type Words = Pick<State, 'where' | 'face' | 'marks'>

export const hexOf = (s: Words, p: number): number => s.where.get(p)
export const isOnMap = (s: Words, p: number): boolean => hexOf(s, p) >= 0
export const faceOf = (s: Words, p: number): number => s.face.get(p)
export const isMarked = (s: Words, p: number, mark: number): boolean => s.marks.has(p, mark)
export const isBesieged = (s: Words, p: number): boolean => isMarked(s, p, MARK.besieged)
/** §9.8 only of infantry and cavalry */
export const isDisrupted = (s: Words, u: number): boolean => faceOf(s, u) === BACK
export const controlOf = (s: State, h: number): Side => s.control.get(h)
export const isControlledBy = (s: State, side: Side, h: number): boolean => s.control.get(h) === side
export const phasing = (s: State): Side => s.phasing
export const presenceOf = (s: State, side: Side): Presence => s.derived.presence[side]

/** §11.6 which sources and railways are open depends on the turn. */
export function setTurn(s: State, turn: number): void {
  s.turn = turn
  s.derived.supply.raise()
}
/** §14.3.6 as bits of their numbers; some of them open ways to supply. */
export function setOptions(s: State, side: Side, options: number): void {
  s.options.set(side, options)
  s.derived.supply.raise()
}

/** Moves a piece to a hex or off the map. Control is not settled here: see §8.3. */
export function put(s: State, p: number, to: number): void {
  const presence = s.derived.presence[sideOf(p)]
  const from = hexOf(s, p)
  if (from >= 0) presence.remove(from, p, faceOf(s, p), isBesieged(s, p))
  s.where.set(p, to)
  if (to >= 0) presence.add(to, p, faceOf(s, p), isBesieged(s, p))
  // Lines depend on control and forts, not on where units stand.
  if (isFort(p)) s.derived.supply.raise()
}

/** Turns a unit to its other side, or a fort to another step. */
export function setFace(s: State, p: number, face: number): void {
  const presence = s.derived.presence[sideOf(p)]
  const h = hexOf(s, p)
  if (h >= 0) presence.count(h, p, faceOf(s, p), isBesieged(s, p), -1)
  s.face.set(p, face)
  if (h >= 0) presence.count(h, p, face, isBesieged(s, p), 1)
}

export function mark(s: State, p: number, what: number): void {
  s.marks.add(p, what)
}
export function unmark(s: State, p: number, what: number): void {
  s.marks.remove(p, what)
}
export function unmarkAll(s: State, what: number): void {
  for (let p = 0; p < PIECES; p++) unmark(s, p, what)
}

/** §9.5.3 places or takes away a fort's siege marker. */
export function setBesieged(s: State, fort: number, besieged: boolean): void {
  const presence = s.derived.presence[sideOf(fort)]
  const h = hexOf(s, fort)
  if (h >= 0) presence.count(h, fort, faceOf(s, fort), isBesieged(s, fort), -1)
  if (besieged) mark(s, fort, MARK.besieged)
  else unmark(s, fort, MARK.besieged)
  if (h >= 0) presence.count(h, fort, faceOf(s, fort), besieged, 1)
  s.derived.supply.raise()
}

/** The side's pieces in a hex, forts included, in order of their numbers. */
export const piecesAt = (s: State, side: Side, h: number): number[] => presenceOf(s, side).all(h)
/** The side's units in a hex, without forts: those have the highest numbers. */
export function unitsAt(s: State, side: Side, h: number): number[] {
  const found: number[] = []
  const there = presenceOf(s, side)
  if (h < 0) return found
  for (let p = there.first(h); p >= 0 && !isFort(p); p = there.next(p)) found.push(p)
  return found
}

export const blockIndex = (from: number, direction: number): number => from * DIRECTIONS + direction
