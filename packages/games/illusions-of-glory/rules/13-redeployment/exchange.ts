/** §10.3.a §10.3.b redeployment into a full space, if somebody makes room by redeploying too (ruling 37). */
import { SPACES } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { ACTION, campOf, piecesAt, spaceOf, type State } from '../../state.ts'
import { faultOf, fits, isOverfull } from '../10-stacking/limits.ts'
import { srCost, whyNotLeave } from './eligible.ts'
import { hasRoomSomewhere, isGoodFor, landRoutes } from './routes.ts'
import { seaDestinations } from './sea.ts'

/** the space with too many, from which somebody has still to go; -1 none */
export function crowdedSpace(s: State): number {
  const side = s.active as Side
  for (let x = 0; x < SPACES; x++) if (isOverfull(s, side, x)) return x
  return -1
}
/** the others there are within the limits when it goes */
export const makesRoom = (s: State, p: number, crowded: number): boolean =>
  spaceOf(s, p) === crowded &&
  faultOf(piecesAt(s, s.active as Side, crowded).filter((q) => q !== p)) === undefined

/** Can one of those in a full space go, with the points that are left, when this piece has come? */
const isRelieved = (s: State, p: number, x: number): boolean =>
  s.action === ACTION.sr &&
  campOf(s, p) === s.active &&
  piecesAt(s, campOf(s, p), x).some(
    (q) =>
      fits(s, [p], x, [q]) &&
      whyNotLeave(s, q, s.points - srCost(p), [p]) === undefined &&
      hasRoomSomewhere(s, q, [p]),
  )
const mayGoTo = (s: State, p: number, x: number): boolean =>
  isGoodFor(s, p, x) && (fits(s, [p], x) || isRelieved(s, p, x))

/** all places a piece may be redeployed to, overland first */
export function destinations(s: State, p: number): number[] {
  const overland = landRoutes(s, p)
  const bySea = seaDestinations(s, p).filter((x) => !overland.includes(x))
  return [...overland, ...bySea].filter((x) => mayGoTo(s, p, x))
}
export const hasDestination = (s: State, p: number): boolean =>
  hasRoomSomewhere(s, p) || destinations(s, p).length > 0
