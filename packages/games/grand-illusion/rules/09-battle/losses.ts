/** §9.3.3 steps lost, units eliminated, counters turned over; every rule that costs somebody something comes here. */
import type { Cause } from '../../events/battle.ts'
import type { GrandIllusion } from '../../grand-illusion.ts'
import { fortSteps, isCombatUnit, isCorps, isFort, isHq, nationOf, piece } from '../../pieces.ts'
import { BRITISH, FRENCH } from '../../sides.ts'
import {
  BACK,
  DEAD,
  FRONT,
  faceOf,
  hexOf,
  MARK,
  OFF_BOARD,
  put,
  REMOVED,
  setFace,
  type State,
} from '../../state.ts'

export type { Cause } from '../../events/battle.ts'

const RULES: Readonly<Record<Cause, string>> = {
  battle: '9.3.3.unit',
  bombardment: '9.5.4.c',
  elan: '9.3.5.c',
  withdrawal: '9.2.6',
  'cavalry-delay': '9.6.3.a',
  evasion: '9.6.3.b',
  retreat: '9.4.3.a',
  'no-retreat': '9.4.3.b',
  overstacked: '9.4.3.c',
  sea: '9.4.5',
  attrition: '11.3.units',
  surrender: '9.5.3.c',
  overrun: '9.5.4.a',
}

const NAMUR = piece('fort-namur')

function ruleFor(p: number, cause: Cause): string {
  if (cause === 'battle' && isFort(p)) return '9.3.3.fort'
  return cause === 'overrun' && isHq(p) ? '9.4.4.elim' : RULES[cause]
}

/** §9.3.3 one hit: flips a unit, eliminates a disrupted one; one step of a fort. Keeps the counts of §14.2.2.b. */
export function takeHit(g: GrandIllusion, p: number, cause: Cause): void {
  const { state: s } = g
  // §14.2.2.b.5 counts hits inflicted; the step of §9.4.3.c is the price of a crowded road, as attrition is of hunger
  if (nationOf(p) === BRITISH && cause !== 'overstacked') s.britishHits++
  if (isFort(p)) loseStep(g, p, cause)
  else if (faceOf(s, p) === BACK) eliminate(g, p, cause)
  else disrupt(g, p, cause)
}

/** §9.8.1 Only infantry and cavalry: forts lose steps, HQs and HA take no hits. */
function disrupt(g: GrandIllusion, unit: number, cause: Cause): void {
  const { state: s } = g
  setFace(s, unit, BACK)
  g.emit?.({ type: 'unit-disrupted', rule: ruleFor(unit, cause), unit, hex: hexOf(s, unit), cause })
}

/** §9.3.3.fort §2.4.fort forts are never disrupted: they lose steps for good */
function loseStep(g: GrandIllusion, fort: number, cause: Cause): void {
  const { state: s } = g
  const lost = faceOf(s, fort) + 1
  const left = fortSteps(fort) - lost
  if (left <= 0) {
    eliminate(g, fort, cause)
    return
  }
  setFace(s, fort, lost)
  g.emit?.({ type: 'fort-reduced', rule: ruleFor(fort, cause), fort, hex: hexOf(s, fort), left, cause })
}

/** off the map: combat units to the dead pile, others for good (§7.2.limits); keeps the counts of §14.2.2.b */
export function eliminate(g: GrandIllusion, p: number, cause: Cause): void {
  const { state: s } = g
  const hex = hexOf(s, p)
  put(s, p, isCombatUnit(p) ? DEAD : REMOVED)
  wipe(s, p)
  if (nationOf(p) === FRENCH && isCorps(p)) s.frenchLosses++
  if (p === NAMUR) s.namurFell = s.turn
  g.emit?.({ type: 'piece-eliminated', rule: ruleFor(p, cause), piece: p, hex, cause })
}

/** A piece off the map carries nothing along, but where it began (§14.1.1.a.3). */
export function wipe(s: State, p: number): void {
  setFace(s, p, FRONT)
  s.marks.set(p, s.marks.get(p) & MARK.fromMaubeuge)
  s.space.set(p, OFF_BOARD)
  s.hits.set(p, 0)
}

/** flips a unit to its back without a hit (§8.4.1, §9.2.6, §9.6.3.b, §11.3); nothing if it lies so already */
export function flip(g: GrandIllusion, p: number, rule: string): void {
  const { state: s } = g
  if (faceOf(s, p) === BACK) return
  setFace(s, p, BACK)
  g.emit?.({ type: 'flipped', rule, unit: p, hex: hexOf(s, p) })
}
