/** §13.3 §11.3.1.b redeployment by sea. */
import type { Refusal } from '../../illusions.ts'
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
import { isBeset } from '../20-forts/siege.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'

/** §13.3.b §26.1.1.c a friendly port, Albanian ones not excepted; §13.3.c Lemnos is one of the Allied Powers */
const isFriendlyPort = (s: State, side: Side, x: number): boolean =>
  portOf(x) >= 0 && isControlledBy(s, side, x) && !isRisen(s, x) && !(x === LEMNOS && side === CP)

/** §10.4.a §13.2.c and nobody besieges it; §4.3.f Trieste only when Italy is at war */
const isOpenPort = (s: State, side: Side, x: number): boolean =>
  isFriendlyPort(s, side, x) && !isBeset(s, side, x) && isOpen(s, x)

/** submarines keep Allied troops off the Mediterranean until convoys sail (§30.2.1.n) */
const isSeaUnsafe = (s: State, side: Side, sea: number): boolean =>
  side === AP && sea === MEDITERRANEAN && hasFlag(s, FLAG.uBoats) && !hasFlag(s, FLAG.convoys)

/** why a piece cannot put to sea at all */
function whyNotEmbark(s: State, p: number): Refusal | undefined {
  const side = campOf(s, p) as Side
  const x = spaceOf(s, p)
  const facts = { piece: p, space: x }
  // §13.3.f
  if (isLcu(p)) return refusal('no-lcu-by-sea', facts)
  // §13.3.d only from where it stood when the round began
  if (!isFriendlyPort(s, side, x) || isMarked(s, p, MARK.railed)) return refusal('port-first', facts)
  // §13.3.g
  if (isWinter(s.turn)) return refusal('no-sr-by-sea-in-winter', facts)
  return isSeaUnsafe(s, side, portOf(x)) ? refusal('sea-unsafe', facts, '9.7.1.a') : undefined
}

/** why a piece cannot sail to this place */
export function whyNotBySea(s: State, p: number, x: number): Refusal | undefined {
  const side = campOf(s, p) as Side
  const facts = { piece: p, space: x }
  const ashore = whyNotEmbark(s, p)
  if (ashore !== undefined) return ashore
  if (x === LEMNOS && side === CP) return refusal('not-to-lemnos', facts)
  if (!isFriendlyPort(s, side, x)) return refusal('not-a-port', facts)
  if (isBeset(s, side, x)) return refusal('enemy-there', facts, '10.4.a')
  // §13.3.e the Black Sea, and so the Baltic, are seas by themselves
  return portOf(x) === portOf(spaceOf(s, p)) ? undefined : refusal('other-sea', facts)
}

/** §13.3.a all but LCUs: ports of the same sea, on the inset as elsewhere (§11.3.1.b) */
export function portsInReach(s: State, p: number): number[] {
  const from = spaceOf(s, p)
  if (whyNotEmbark(s, p) !== undefined) return []
  const side = campOf(s, p) as Side
  return (PORTS[portOf(from)] ?? []).filter((x) => x !== from && isOpenPort(s, side, x))
}

export const seaDestinations = (s: State, p: number): number[] =>
  portsInReach(s, p).filter((x) => whyTreatyForbids(s, p, x, false) === undefined)
