/** §8.4.9 Paris in danger. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { DIRECTIONS, GRID, HEXES, isParisInDanger } from '../../map.ts'
import { piece, PIECES } from '../../pieces.ts'
import { isWhatIf, lastTurn } from '../../scenarios.ts'
import { AL, GE, GERMAN } from '../../sides.ts'
import {
  ARRIVAL,
  hexOf,
  isOnMap,
  PARIS_BOX,
  presenceOf,
  put,
  REMOVED,
  type State,
  TO_COME,
} from '../../state.ts'
import { isDecided } from '../14-scenarios/victory.ts'
import { canTraceFrom } from './supply.ts'

/** §2.4.pd leaves the game with the event */
const ALSACE_HQ = piece('f-hq-alsace')
/** §8.7.1 nobody may withdraw before this turn (ruling 17) */
const FIRST_WITHDRAWAL = 3

/** next to one of the six hexes around Paris; they are themselves, for they form a ring */
const touchesDanger = (h: number): boolean =>
  Array.from({ length: DIRECTIONS }, (_, d) => GRID.neighbour(h, d)).some((n) => n >= 0 && isParisInDanger(n))

/** §8.4.9.a §8.4.9.b (ruling 16) */
const TRIGGERS: readonly number[] = Array.from({ length: HEXES }, (_, h) => h).filter(touchesDanger)

/** §8.4.9.b a supplied German combat unit in or next to a danger hex */
function trigger(s: State): number | undefined {
  const germans = presenceOf(s, GE)
  for (const h of TRIGGERS) if (germans.combatUnits(h) > 0 && canTraceFrom(s, GERMAN, h)) return h
  return undefined
}

/** §8.4.9.b §8.4.9.c §8.4.9.d looks whether Paris is in danger now, and does what follows at once. */
export function checkParis(g: GrandIllusion): void {
  const { state: s } = g
  // §14.1.3.b nothing happens after the end
  if (s.parisDanger > 0 || isDecided(s)) return
  const hex = trigger(s)
  if (hex === undefined) return
  s.parisDanger = s.turn
  // §8.4.9.b what the Allied player has said of this turn before does not bind him now
  s.waived &= ~(1 << AL)
  // §14.3.1.d.6 no withdrawal need follow in the what-if scenario
  if (s.withdrawn.get(AL) === 0 && !isWhatIf(s)) s.withdrawBy = Math.max(s.turn + 1, FIRST_WITHDRAWAL)
  // a turn that is never played binds nobody
  if (s.withdrawBy > lastTurn(s)) s.withdrawBy = 0
  g.emit?.({ type: 'paris-in-danger', rule: '8.4.9.b', hex, by: s.withdrawBy })
  disbandAlsace(g)
  callUp(g)
}

/** §8.4.9.c */
function disbandAlsace(g: GrandIllusion): void {
  const { state: s } = g
  const hex = hexOf(s, ALSACE_HQ)
  if (!isOnMap(s, ALSACE_HQ) && hex !== TO_COME) return
  put(s, ALSACE_HQ, REMOVED)
  g.emit?.({ type: 'alsace-disbanded', rule: '8.4.9.c', unit: ALSACE_HQ, hex })
}

/** §8.4.9.d §2.4.pd the units of the Paris box come next turn */
function callUp(g: GrandIllusion): void {
  const { state: s } = g
  const units: number[] = []
  for (let u = 0; u < PIECES; u++) if (hexOf(s, u) === PARIS_BOX) units.push(u)
  for (const u of units) {
    put(s, u, TO_COME)
    s.arrival.set(u, s.turn + 1)
    s.arrivalKind.set(u, ARRIVAL.paris)
  }
  if (units.length > 0) g.emit?.({ type: 'paris-units', rule: '8.4.9.d', units, turn: s.turn + 1 })
}
