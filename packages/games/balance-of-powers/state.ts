/** The state of the whole game: one row of words with names on top. */
import { Presence, Tally, Version } from '@sandtable/board'
import {
  amount,
  amounts,
  defineLayout,
  flags,
  type Layout,
  list,
  oneOf,
  packed,
  packedFlags,
  sparse,
} from '@sandtable/kernel'
import { FORTRESS, GROUND_MARK, MARK, OUT, SIDE_MARK, SORTIE, STANDING } from './codes.ts'
import {
  type Allegiance,
  ALLEGIANCES,
  CP,
  EP,
  MAJORS,
  NATIONS,
  NEUTRAL,
  NOBODY,
  POWER_IDS,
  SIDES,
} from './nations.ts'
import { PLACES } from './places.ts'
import { FORTRESSES, isBesideSource } from './sites.ts'
import { CROSSINGS } from './terrain.ts'
import { ACES, FIGHTERS, isCorps, isLandUnit, nationOf, UNITS } from './units.ts'

/** How many of something stand in a place, by allegiance: kind + allegiance is the number in the tally. */
export const COUNT = { corps: 0, entrenched: 3, land: 6 } as const
const COUNTS = 9

/** room for markers; there are never as many */
const MOST_BREACHES = 400
const MOST_MARKERS = 96
const MOST_MINES = 120

/** Facts that follow from the words. */
interface Field {
  /** who stands where, by allegiance */
  readonly presence: Presence
  readonly tally: Tally
  /** raised with everything supply depends on (§3.1) */
  readonly supply: Version
}

export const LAYOUT = defineLayout({
  fields: {
    scenario: amount({ from: 0, to: 20 }),
    turn: amount({ from: 0, to: 99 }),
    /** from January 1914 */
    month: amount({ from: 0, to: 99 }),
    /** §6.53 1 or 2 within a campaign phase, else 0 */
    fortnight: amount({ from: 0, to: 2 }),
    /** §4.2 whose half it is */
    phasing: oneOf(SIDES),
    /** bits of DEED */
    deeds: amount({ from: 0 }),
    /** §12.1 Plan XVII: the first hex across the frontier the French have entered or attacked, or -1 */
    firstRaid: amount({ from: -1, to: PLACES - 1 }),
    /** §11.2 1: admiralty by half a page (§6.45) */
    halfPage: oneOf([0, 1]),
    /** §6.13 1: neutrals by dice */
    randomDiplomacy: oneOf([0, 1]),
    /** §11.5 1: with the July crisis */
    julyCrisis: oneOf([0, 1]),
    /** §12.1 §12.9 1: both write down where they begin */
    secretSetUp: oneOf([0, 1]),
    /** the place the force or the attack under way sets out from, or -1 */
    from: amount({ from: -1, to: PLACES - 1 }),
    /** §9.21 the major that pays for the rail move under way, or NOBODY */
    railPayer: amount({ from: NOBODY, to: MAJORS - 1 }),
    /** §9.23 hexes of that move so far */
    railHexes: amount({ from: 0, to: 99 }),
    /** the place under attack, or -1 */
    target: amount({ from: -1, to: PLACES - 1 }),
    /** §10.531 the point units of the combat under way, or -1 */
    attackPoint: amount({ from: -1, to: UNITS }),
    defencePoint: amount({ from: -1, to: UNITS }),
    /** the combat under way: what each chapter keeps between two entries of its stages */
    combat: amounts(16),
    /** §6.32 the place of the dogfights under way, or -1 */
    dogfight: amount({ from: -1, to: PLACES - 1 }),
    /** §6.32 by number of the fighter: what it has done and suffered in this dogfight */
    sorties: flags(FIGHTERS.length, SORTIE),
    /** §6.321 by number of the ace: the fighter he is paired with and one more, or 0 */
    pairs: list(ACES.length, amount({ from: 0, to: UNITS })),
    /** §13.0 the month the United States joined, or 0 */
    americanEntry: amount({ from: 0, to: 99 }),
    winner: oneOf([NOBODY, CP, EP, NEUTRAL]),
    where: amounts(UNITS, { from: OUT.gone, to: PLACES - 1 }),
    /** corps: 1 in trench mode (§1.321); air and naval units: 1 reduced (§1.322) */
    flipped: packed(UNITS, oneOf([0, 1])),
    /** movement points spent in this half, or naval ones in this sub-phase */
    spent: amounts(UNITS, { from: 0, to: 99 }),
    /** the month it musters, where it is bought */
    due: amounts(UNITS, { from: 0, to: 99 }),
    marks: flags(UNITS, MARK),
    /** §2.53 the nation that controls a place */
    control: list(PLACES, amount({ from: NOBODY, to: NATIONS - 1 })),
    ground: packedFlags(PLACES, GROUND_MARK),
    fortress: packed(FORTRESSES, oneOf(Object.values(FORTRESS))),
    /** §10.59 by crossing, from the attack location to the defence location: 1 or 2 */
    breaches: sparse(CROSSINGS.size, MOST_BREACHES, amount({ from: 0, to: 2 })),
    /** §6.219 the nation it belongs to, plus one */
    infrastructure: sparse(PLACES, MOST_MARKERS, amount({ from: 0, to: NATIONS })),
    /** §6.453 §7.7 by crossing, from the water to the shore: side plus one */
    landings: sparse(CROSSINGS.size, 8, amount({ from: 0, to: 2 })),
    /** §6.44 by place: those of CP, those of EP times 16 */
    mines: sparse(PLACES, MOST_MINES, amount({ from: 0, to: 255 })),
    allegiance: list(NATIONS, oneOf(ALLEGIANCES)),
    standing: flags(NATIONS, STANDING),
    /** the power that decides for a nation */
    decider: list(NATIONS, amount({ from: 0, to: POWER_IDS.length - 1 })),
    /** §2.42 a minor's major, §2.93 the host of a conquered nation; itself where there is none */
    patron: list(NATIONS, amount({ from: 0, to: NATIONS - 1 })),
    /** the month of its crisis (§2.92), or 0 */
    crisisMonth: amounts(NATIONS, { from: 0, to: 99 }),
    rp: amounts(MAJORS, { from: 0, to: 999 }),
    ap: amounts(MAJORS, { from: 0, to: 999 }),
    demoralization: amounts(MAJORS, { from: 0, to: 99 }),
    /** §5.23 RP sent and received in this seasonal turn */
    given: amounts(MAJORS, { from: 0, to: 99 }),
    received: amounts(MAJORS, { from: 0, to: 99 }),
    /** §5.224 RP turned into AP in this seasonal turn */
    toAfrica: amounts(MAJORS, { from: 0, to: 99 }),
    /** §9.24 corps by rail in this fortnight */
    railed: amounts(MAJORS, { from: 0, to: 99 }),
    /** §2.81 */
    ti: amounts(SIDES.length, { from: 0, to: 99 }),
    sideMarks: flags(SIDES.length, SIDE_MARK),
    /** §6.219 by side: the nation whose infrastructure musters next month, plus one */
    infrastructureDue: amounts(SIDES.length, { from: 0, to: NATIONS }),
    minePool: amounts(NATIONS, { from: 0, to: 20 }),
    /** §6.452 corps shipped this month, by side */
    shipped: amounts(SIDES.length, { from: 0, to: 99 }),
  },
  derive: (): Field => ({
    presence: new Presence(PLACES, UNITS, ALLEGIANCES.length),
    tally: new Tally(PLACES, COUNTS),
    supply: new Version(),
  }),
  refresh: ({ where, flipped, allegiance, derived }) => {
    derived.presence.clear()
    derived.tally.clear()
    for (let u = 0; u < UNITS; u++) {
      const p = where.get(u)
      if (p >= 0) count(derived, u, p, allegiance.get(nationOf(u)), flipped.get(u), 1)
    }
    derived.supply.raise()
  },
  copy: (to, from) => {
    to.presence.copyFrom(from.presence)
    to.tally.copyFrom(from.tally)
    to.supply.copyFrom(from.supply)
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never

function count(
  { presence, tally }: Field,
  u: number,
  p: number,
  who: Allegiance,
  flipped: number,
  by: 1 | -1,
): void {
  if (by === 1) presence.add(u, p, who)
  else presence.remove(u, p, who)
  if (!isLandUnit(u)) return
  tally.change(p, COUNT.land + who, by)
  if (!isCorps(u)) return
  tally.change(p, COUNT.corps + who, by)
  if (flipped) tally.change(p, COUNT.entrenched + who, by)
}

/** the side of the nation a unit belongs to, or neutral */
export const allegianceOf = (s: State, u: number): Allegiance => s.allegiance.get(nationOf(u))
export const whereIs = (s: State, u: number): number => s.where.get(u)
export const isFlipped = (s: State, u: number): boolean => s.flipped.get(u) === 1
export const isMarked = (s: State, u: number, mark: number): boolean => s.marks.has(u, mark)
export const spentOf = (s: State, u: number): number => s.spent.get(u)

/** Whoever changes what supply depends on says so (§3.1). */
export function supplyChanges(s: State): void {
  s.derived.supply.raise()
}

/** Moves a unit to a place or off the maps (OUT). Control is not its business (§2.53). */
export function put(s: State, u: number, to: number): void {
  const from = whereIs(s, u)
  const who = allegianceOf(s, u)
  if (from >= 0) count(s.derived, u, from, who, s.flipped.get(u), -1)
  s.where.set(u, to)
  if (to >= 0) count(s.derived, u, to, who, s.flipped.get(u), 1)
  if (isLandUnit(u) && (matters(s, from, who) || matters(s, to, who))) supplyChanges(s)
}

/**
 * Troops within their own country change nobody's supply: enemies trace no path there, and friends do not need them.
 * Around a source they may shut it in (§3.11).
 */
const matters = (s: State, p: number, who: Allegiance): boolean =>
  p >= 0 && (allegianceAt(s, p) !== who || isBesideSource(p))

/** the side that controls a place; neutral where nobody does */
export function allegianceAt(s: State, p: number): Allegiance {
  const n = s.control.get(p)
  return n < 0 ? NEUTRAL : s.allegiance.get(n)
}

/** Turns a corps to its trench side or back, an air or naval unit to its reduced side or back. */
export function flip(s: State, u: number, flipped: boolean): void {
  const p = whereIs(s, u)
  if (p >= 0) count(s.derived, u, p, allegianceOf(s, u), s.flipped.get(u), -1)
  s.flipped.set(u, flipped ? 1 : 0)
  if (p >= 0) count(s.derived, u, p, allegianceOf(s, u), s.flipped.get(u), 1)
}

/** A nation joins a side, or falls back to neutrality: all that stands on the map stands for it from now on. */
export function align(s: State, n: number, who: Allegiance): void {
  s.allegiance.set(n, who)
  LAYOUT.restore(s, s.words)
}
