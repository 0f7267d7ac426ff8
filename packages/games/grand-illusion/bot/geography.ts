/** What never changes and every thought needs: distances, how far strength is felt, the places worth fighting for. */
import { GERMAN_VP_HEXES, GRID, hex, HEXES, isDouble, PARIS, PLAN_XVII_HEXES, TRIER } from '../map.ts'
import { AL, GE, type Side } from '../sides.ts'

const distances = new Uint8Array(HEXES * HEXES)
for (let a = 0; a < HEXES; a++) for (let b = 0; b < HEXES; b++) distances[a * HEXES + b] = GRID.distance(a, b)

export const distance = (a: number, b: number): number => distances[a * HEXES + b] as number

/** Why a place matters. */
/** 'cut': the same railways, for those who live on them */
type Kind = 'german-vp' | 'plan-17' | 'paris' | 'trier' | 'line' | 'cut'

export interface Objective {
  readonly hex: number
  readonly kind: Kind
  /** markers count twice (§14.1.2) */
  readonly times: number
  /** what a place without a marker is worth to the German, in VP */
  readonly worth: number
}

/**
 * Railways the German right wing lives on (§8.4.3): without Brussels, Namur, Maubeuge and the lines south of them
 * no corps gets supply on the Marne.
 */
const LINES: readonly (readonly [string, number])[] = [
  ['62', 0.8],
  ['53', 0.5],
  ['64', 1.6],
  ['54', 1.6],
  ['44', 0.7],
  ['45', 0.5],
  ['65', 0.5],
  ['56', 0.7],
  ['46', 0.5],
  ['47', 0.4],
  ['57', 0.5],
  ['35', 0.3],
  ['37', 0.4],
  ['27', 0.4],
  ['66', 0.3],
  ['67', 0.3],
  ['75', 0.3],
  ['74', 0.3],
]
/** railways no army can do without as long as it stands beyond them */
const LIFELINES = ['72', '73', '63', '36', '34', ...LINES.map(([id]) => id)]

const of = (kind: Kind, h: number, worth: number): Objective => ({
  hex: h,
  kind,
  times: isDouble(h) ? 2 : 1,
  worth,
})

/** Paris with the victory at once that may follow (§14.1.3.a). */
const PARIS_WORTH = 14

export const OBJECTIVES: readonly Objective[] = [
  ...GERMAN_VP_HEXES.map((h) => of('german-vp', h, 0)),
  ...PLAN_XVII_HEXES.map((h) => of('plan-17', h, 0)),
  of('paris', PARIS, PARIS_WORTH),
  of('trier', TRIER, 0),
  ...LINES.map(([id, worth]) => of('line', hex(id), worth)),
  ...LIFELINES.map((id) => of('cut', hex(id), 0)),
]

/** how far away strength is still felt, by hexes: wide early in a game, narrow at its end */
const FARTHEST = 20
const REACHES = [0.3, 0.42, 0.52, 0.58, 0.62, 0.66, 0.68, 0.7]
/** what scores at once and for good (§14.1.2.a.1, §14.1.3.b) is in danger from afar, and must be guarded on the spot */
const isAtOnce = (kind: Kind): boolean => kind === 'plan-17' || kind === 'trier' || kind === 'cut'
/** by marches, through hexes nobody bars */
export const DANGER = [1, 1, 0.8, 0.5, 0.2, 0.1]
/** for Trier two activations in a row are to be feared */
export const MORTAL_DANGER = [1, 1, 0.9, 0.8, 0.65, 0.5, 0.3]
const GUARD = [1.5, 0.25, 0.08, 0.02]
/** three corps may all be hit in one battle, and then they go (§9.4.1.a) */
const MORTAL_GUARD = [1.35, 0.1]

function weightOf(side: Side, { hex: goal, kind }: Objective, h: number, rho: number): number {
  const d = Math.min(FARTHEST, distance(goal, h))
  // the danger to such places depends on who stands in the way: see Outlook
  return isAtOnce(kind) ? (side === AL ? 0 : ((kind === 'trier' ? MORTAL_GUARD : GUARD)[d] ?? 0)) : rho ** d
}

/** Weights by objective and hex: row i is how much strength in each hex counts at objective i. */
const felt = (side: Side, rho: number): Float64Array =>
  Float64Array.from({ length: OBJECTIVES.length * HEXES }, (_, at) =>
    weightOf(side, OBJECTIVES[Math.floor(at / HEXES)] as Objective, at % HEXES, rho),
  )
const FELT = REACHES.map((rho) => [felt(AL, rho), felt(GE, rho)] as const)

/** of both sides, for so many turns left */
export const feltWith = (turnsLeft: number): readonly [Float64Array, Float64Array] =>
  FELT[Math.max(0, Math.min(REACHES.length - 1, turnsLeft))] as readonly [Float64Array, Float64Array]
