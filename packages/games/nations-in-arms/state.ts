/** The state of the whole game: one row of words with names on top. */
import { Presence, Version } from '@sandtable/board'
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
import { LAST_SEASON } from './calendar.ts'
import { COALITION, EMPIRE, MARK, MOST_FACES, NEUTRALS, OUT, SIDES, WORKS } from './codes.ts'
import { MARKER_COUNT } from './markers.ts'
import { NATIONS, NONE } from './nations.ts'
import {
  ARMIES,
  FIRST_ARMY,
  FIRST_LEADER,
  FIRST_SUPPORT,
  isArmy,
  isLeader,
  isSupport,
  isUnit,
  PIECES,
  SUPPORTS,
  UNITS,
} from './pieces.ts'
import { PLACES } from './places.ts'
import { MAJORS } from './powers.ts'
import { PROVINCES } from './provinces.ts'
import { SPACES } from './spaces.ts'

const SIDE_OR_NONE = oneOf([NONE, EMPIRE, COALITION, NEUTRALS])
const AT = { from: NONE, to: SPACES - 1 }
const WHO = { from: NONE, to: PIECES - 1 }
/** room for where interceptors have come from: seven hexes of a large army (§6.3.5) */
const MOST_INTERCEPTORS = 120

/** Facts that follow from the words. */
interface Derived {
  /** who stands where */
  readonly presence: Presence
  /** raised with everything supply depends on (§7.1) */
  readonly supply: Version
}

export const LAYOUT = defineLayout({
  fields: {
    scenario: amount({ from: 0, to: 20 }),
    /** seasons since spring 1792 */
    turn: amount({ from: 0, to: LAST_SEASON }),
    winner: oneOf([NONE, EMPIRE, COALITION, NEUTRALS]),
    isOver: oneOf([0, 1]),

    // §4 initiative
    /** §4.2.2 whose the last land impulse was */
    lastLand: SIDE_OR_NONE,
    /** §4.2.3 impulses played in this phase */
    impulses: amount({ from: 0, to: 99 }),
    /** §4.3 draws of Winter Quarters that count */
    quarters: amount({ from: 0, to: 9 }),
    /** §4.2.1 1 until the first marker has been chosen */
    freeChoice: oneOf([0, 1]),
    /** §4.4(5) majors whose players have finished the impulse, as bits */
    finished: amount({ from: 0, to: 127 }),
    /** the marker whose impulse is under way, or -1 */
    marker: amount({ from: NONE, to: MARKER_COUNT - 1 }),

    // §5 the activation under way
    /** the leader or lone unit that has been activated, or -1 */
    activated: amount(WHO),
    /** the leader or unit whose stack is moving: the same, or one of a flank unit of its army; -1 */
    mover: amount(WHO),
    /** §2.4 the army that has been activated, or -1 */
    army: amount(WHO),
    /** PACE */
    pace: oneOf([0, 1, 2]),
    /** §6.1.1 MP spent by the stack that moves */
    spent: amount({ from: 0, to: 99 }),
    /** §6.1.3(3) §6.7.2 MP owed for a victory or an overrun if the stack goes on */
    owed: amount({ from: 0, to: 9 }),
    /** §5.5.1.1(2) of these, those spent before it was a forced march */
    unforced: amount({ from: 0, to: 99 }),
    /** §6.1.4 1: this is a forced march */
    forced: oneOf([0, 1]),
    /** 1: the stack has spent MP, fought or besieged */
    begun: oneOf([0, 1]),
    /** §6.1.2(7) 1: infantry has been with the stack */
    mixed: oneOf([0, 1]),
    /** §5.1.3.1 1: a leader without units, or one who has left them all */
    alone: oneOf([0, 1]),
    /** TROD: ground entered since the last attrition check */
    trod: amount({ from: 0, to: 7 }),
    /** §7.2.3(1) 1: attrition has been checked before a battle */
    checked: oneOf([0, 1]),
    /** §5.5 the activation level of those who move, before they take others in */
    stackLevel: oneOf([0, 1, 2]),
    /** §3.3.1 where the stack has paid to take a force in, or -1 */
    joiningAt: amount(AT),
    /** §3.4(6) where the stack has paid to absorb, or -1 */
    absorbingAt: amount(AT),
    /** where the stack stood when it was activated */
    startAt: amount(AT),
    /** §6.4 the space from which the stack came into the one it is in, or -1 */
    contact: amount(AT),
    /** §5.6.1(4) a battle of the army marker that waits for its flank units, and its contact hex; -1 */
    pendingAt: amount(AT),
    pendingContact: amount(AT),

    // §8 §9 the battle and the siege under way
    battleAt: amount(AT),
    /** §6.4 the space the attacker came from; -1 for a sortie */
    battleContact: amount(AT),
    /** a piece of the attacker: whoever leads him, or stands for him */
    attacker: amount(WHO),
    /** a piece of the defender */
    defender: amount(WHO),
    /** §8.5.1 1: the attacker has won the battle that is over */
    attackerWon: oneOf([0, 1]),
    /** §8.3.8 1: the defender has failed to avoid the battle */
    failedAvoidance: oneOf([0, 1]),
    /** what chapter 8 keeps between two entries of its stages */
    battle: amounts(32),
    /** what chapter 9 keeps */
    siege: amounts(12),

    markers: packed(MARKER_COUNT, oneOf([0, 1, 2])),
    where: amounts(PIECES, { from: OUT.gone, to: SPACES - 1 }),
    /** §2.4.2 the army marker in whose box a piece is, or -1 */
    under: amounts(PIECES, WHO),
    marks: flags(PIECES, MARK),
    /** §2.2.3 of combat units */
    steps: packed(UNITS, oneOf([0, 1, 2])),
    /** §5.3 of combat units */
    level: packed(UNITS, oneOf([0, 1, 2, 3])),
    /** FACE of support units; a pontoon adds the direction it bridges */
    face: amounts(SUPPORTS, { from: 0, to: MOST_FACES }),
    /** §2.4.1 the commander of each army, or -1 */
    commander: amounts(ARMIES, WHO),
    /** §6.3.3 §8.7.1(2) where interceptors have come from, plus one, by piece */
    cameFrom: sparse(PIECES, MOST_INTERCEPTORS, amount({ from: 0, to: SPACES })),

    /** §12.1.4 the major a nation obeys: itself, its controlling major, or -1 */
    patron: amounts(NATIONS, { from: NONE, to: MAJORS - 1 }),
    /** §12.1.2 the power that plays a major, or -1 */
    player: amounts(MAJORS, { from: NONE, to: MAJORS - 1 }),
    /** §12.1.7 the head of the bloc of a major, or -1 where it is no part of the scenario */
    bloc: amounts(MAJORS, { from: NONE, to: MAJORS - 1 }),
    /** §4.2.5 by major */
    side: list(MAJORS, oneOf([NEUTRALS, EMPIRE, COALITION])),
    /** by major, a bit for each major it is at war with */
    wars: amounts(MAJORS, { from: 0, to: 127 }),
    owner: amounts(PROVINCES, { from: NONE, to: NATIONS - 1 }),
    /** the nation that holds a place */
    holder: amounts(PLACES, { from: NONE, to: NATIONS - 1 }),
    works: packedFlags(PLACES, WORKS),
    /** §9.3.2 fortress points lost */
    breached: packed(PLACES, oneOf([0, 1, 2, 3])),
    /** §9.1 0: not besieged, else one more than the duration of the siege */
    besieged: packed(PLACES, oneOf([0, 1, 2, 3, 4, 5])),

    /** scenario counts by side: decisive battles won, armies of the other side destroyed */
    decisive: amounts(SIDES.length, { from: 0, to: 99 }),
    destroyed: amounts(SIDES.length, { from: 0, to: 99 }),
  },
  derive: (): Derived => ({ presence: new Presence(SPACES, PIECES), supply: new Version() }),
  refresh: ({ where, derived }) => {
    derived.presence.clear()
    for (let p = 0; p < PIECES; p++) {
      const at = where.get(p)
      if (at >= 0) derived.presence.add(p, at)
    }
    derived.supply.raise()
  },
  copy: (to, from) => {
    to.presence.copyFrom(from.presence)
    to.supply.copyFrom(from.supply)
  },
})

export type State = typeof LAYOUT extends Layout<infer S> ? S : never

export const whereIs = (s: State, p: number): number => s.where.get(p)
export const isOnMap = (s: State, p: number): boolean => p >= 0 && s.where.get(p) >= 0
export const has = (s: State, p: number, mark: number): boolean => s.marks.has(p, mark)
/** every piece in a space, of all blocs, in and outside the fortress */
export const piecesAt = (s: State, at: number): number[] => s.derived.presence.unitsAt(at)

/** Whoever changes what supply depends on says so (§7.1). */
export function supplyChanges(s: State): void {
  s.derived.supply.raise()
}

/** Moves a piece to a space or off the map (OUT). Off the map it belongs to no army and has no marks. */
export function put(s: State, p: number, to: number): void {
  const from = s.where.get(p)
  if (from >= 0) s.derived.presence.remove(p, from)
  s.where.set(p, to)
  if (to >= 0) s.derived.presence.add(p, to)
  else leaveGame(s, p)
  if (!isLeader(p)) supplyChanges(s)
}

function leaveGame(s: State, p: number): void {
  s.marks.set(p, 0)
  s.under.set(p, NONE)
  s.cameFrom.set(p, 0)
  if (isUnit(p)) {
    s.steps.set(p, 0)
    s.level.set(p, 0)
  }
  if (isSupport(p)) setFace(s, p, 0)
  if (isArmy(p)) s.commander.set(p - FIRST_ARMY, NONE)
}

// combat units
export const stepsOf = (s: State, u: number): number => (u < UNITS ? s.steps.get(u) : 0)
export const levelOf = (s: State, u: number): number => s.level.get(u)

// support units
export const faceOf = (s: State, p: number): number => s.face.get(p - FIRST_SUPPORT)
export function setFace(s: State, p: number, face: number): void {
  s.face.set(p - FIRST_SUPPORT, face)
  supplyChanges(s)
}

// armies
/** §2.4.1 the leader who commands an army, or -1 */
export const commanderOf = (s: State, army: number): number => s.commander.get(army - FIRST_ARMY)
/** the army whose commander he is, or -1 */
export function armyLedBy(s: State, leader: number): number {
  const army = leader >= FIRST_LEADER ? s.under.get(leader) : NONE
  return army !== NONE && commanderOf(s, army) === leader ? army : NONE
}
export function setCommander(s: State, army: number, leader: number): void {
  s.commander.set(army - FIRST_ARMY, leader)
}
