/** What the numbers in the state mean. */

/** Where a piece is that is in no space (`where`). */
export const OUT = {
  /** in the force pool of its nation; a leader in its pool of leaders (§2.5.3) */
  pool: -1,
  /** a leader who comes back next spring, wounded or captured (§8.4.2, §9.4) */
  spring: -2,
  /** units taken with the honours of war, back in the next spring (§9.4) */
  captured: -3,
  /** still to enter, by its entry date (§2.5.1) or as an arrival of the scenario */
  later: -4,
  /** dead, past its exit date, or no part of the scenario */
  gone: -5,
} as const

/** §1.4.5 What a bloc plays for, and whose marker it moves on (§4.2.5). */
export const EMPIRE = 0
export const COALITION = 1
/** §4.4 nations at war with nobody */
export const NEUTRALS = 2
export type Side = typeof EMPIRE | typeof COALITION
export const SIDES: readonly Side[] = [EMPIRE, COALITION]
export const SIDE_IDS = ['empire', 'coalition'] as const
export const otherSide = (side: Side): Side => (side === EMPIRE ? COALITION : EMPIRE)

/** Marks of a piece (`marks`). */
export const MARK = {
  /** §9.1 it has retired into the fortress of its hex */
  inside: 1,
  /** §5.1.3 it belongs to the stack that is moving */
  active: 2,
  /** §2.4.3 a flank unit of the activated army that has not moved yet, or stands with its army for a check */
  flank: 4,
  /** §5.6.1(3) it counts against the capacity of the activated army until the impulse ends */
  counted: 8,
  /** §5.1.1(3) a leader, or a unit alone, that has been activated in this impulse */
  activated: 16,
  /** §8.8 */
  demoralized: 32,
  /** §7.1.7 */
  unsupplied: 64,
  /** §5.5.2(3) two bits: the worse level that has joined in this impulse */
  joined: 3 << 7,
  /** §9.1.4 it was left behind in this activation to keep a fortress besieged */
  screening: 512,
  /** §6.3.3 it has intercepted into the hex it is in */
  intercepted: 1024,
  /** §8.2.2 its force has tried to march to the sound of the guns in this round */
  marched: 2048,
  /** §6.3.1(5) its force has tried to react to the entry under way */
  tried: 4096,
  /** §5.6.1(5) a flank unit that an interception has stopped */
  stopped: 8192,
  /** §5.1.4 left behind in the hex the moving stack is in */
  dropped: 16384,
} as const
export const JOINED_SHIFT = 7

/** marks that end with the activation */
export const ACTIVATION_MARKS = MARK.active | MARK.flank | MARK.screening | MARK.stopped | MARK.dropped
/** marks that end with the impulse */
export const IMPULSE_MARKS = ACTIVATION_MARKS | MARK.counted | MARK.activated | MARK.joined

/** §2.3 Which side of a support unit is up (`face`). */
export const FACE = {
  /** a train (§2.3.2) or an engineer (§2.3.1), which move */
  mobile: 0,
  depot: 1,
  /** a pontoon; direction of the hexside it bridges (§6.2.1(4)e) added */
  pontoon: 1,
} as const
export const MOST_FACES = 6

/** §5.3.1 Activation levels; a third activation takes an event card. */
export const LEVEL = { fresh: 0, once: 1, over: 2 } as const

/** §6.1.5 How an activated stack moves. */
export const PACE = {
  normal: 0,
  extended: 1,
  /** §6.1.5(4) only its trains */
  trains: 2,
} as const

/** §7.2.4(3) Ground entered since the last attrition check, as bits. */
export const TROD = { mountainOrMarsh: 1, desert: 2 } as const

/** Marks of the fortress in a place (`works`). */
export const WORKS = {
  /** §9.4(7) not rebuilt: a city only */
  inactive: 1,
  /** §9.1.4 a screening force was left there in this activation */
  screened: 2,
} as const
