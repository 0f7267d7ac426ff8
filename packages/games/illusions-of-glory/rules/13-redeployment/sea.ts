/** §13.3 §11.3.1.b Redeployment by sea. */
import type { Refusal } from '../../illusions-of-glory.ts'
import { LEMNOS, MEDITERRANEAN, PORTS, portOf } from '../../map.ts'
import { isLcu } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, CP, type Side } from '../../sides.ts'
import {
  campOf,
  FLAG,
  hasFlag,
  isControlledBy,
  isMarked,
  isRisen,
  MARK,
  spaceOf,
  type State,
} from '../../state.ts'
import { isWinter } from '../../tables.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { hasEnemyTroops } from '../20-forts/siege.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'

/** §13.3.b §26.1.1.c A friendly port, Albanian ones included. §13.3.c Lemnos is a port of AP only. */
const isFriendlyPort = (s: State, side: Side, x: number): boolean =>
  portOf(x) >= 0 && isControlledBy(s, side, x) && !isRisen(s, x) && !(x === LEMNOS && side === CP)

/** §10.4.a §13.2.c Enemies do not besiege the port. §4.3.f Trieste is open only once Italy is at war. */
const isOpenPort = (s: State, side: Side, x: number): boolean =>
  isFriendlyPort(s, side, x) && !hasEnemyTroops(s, side, x) && isOpen(s, x)

/** §30.2.1.n Submarines close the Mediterranean to AP until there are convoys. */
const isSeaUnsafe = (s: State, side: Side, sea: number): boolean =>
  side === AP && sea === MEDITERRANEAN && hasFlag(s, FLAG.uBoats) && !hasFlag(s, FLAG.convoys)

/** Why a unit cannot redeploy by sea at all. */
function whyNotEmbark(s: State, p: number): Refusal | undefined {
  const side = campOf(s, p) as Side
  const x = spaceOf(s, p)
  const facts = { piece: p, space: x }
  // §13.3.f
  if (isLcu(p)) return refusal('no-lcu-by-sea', facts)
  // §13.3.d Only from the port it was in when the round began.
  if (!isFriendlyPort(s, side, x) || isMarked(s, p, MARK.railed)) return refusal('port-first', facts)
  // §13.3.g
  if (isWinter(s.turn)) return refusal('no-sr-by-sea-in-winter', facts)
  return isSeaUnsafe(s, side, portOf(x)) ? refusal('sea-unsafe', facts, '9.7.1.a') : undefined
}

/** Why a unit cannot redeploy by sea to this space. */
export function whyNotBySea(s: State, p: number, x: number): Refusal | undefined {
  const side = campOf(s, p) as Side
  const facts = { piece: p, space: x }
  const ashore = whyNotEmbark(s, p)
  if (ashore !== undefined) return ashore
  if (x === LEMNOS && side === CP) return refusal('not-to-lemnos', facts)
  if (!isFriendlyPort(s, side, x)) return refusal('not-a-port', facts)
  if (hasEnemyTroops(s, side, x)) return refusal('enemy-there', facts, '10.4.a')
  // §13.3.e The Black Sea is a sea of its own, and so is the Baltic.
  return portOf(x) === portOf(spaceOf(s, p)) ? undefined : refusal('other-sea', facts)
}

/** §13.3.a All units but LCUs may go to ports of the same sea, those on the inset included (§11.3.1.b). */
export function portsInReach(s: State, p: number): number[] {
  const from = spaceOf(s, p)
  if (whyNotEmbark(s, p) !== undefined) return []
  const side = campOf(s, p) as Side
  return (PORTS[portOf(from)] ?? []).filter((x) => x !== from && isOpenPort(s, side, x))
}

export const seaDestinations = (s: State, p: number): number[] =>
  portsInReach(s, p).filter((x) => whyTreatyForbids(s, p, x, false) === undefined)
