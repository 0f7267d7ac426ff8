/** §8.4.3.g §8.4.3.h the markers of German supply. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { EMERGENCY_SOURCE, RAILHEAD } from '../../map.ts'
import {
  EMERGENCY,
  isEmergencyOpen,
  isMaubeugeStanding,
  isNamurStanding,
  LAST_EMERGENCY_TURN,
  RAILHEAD_MARKER,
} from './supply-ground.ts'

/** §8.4.3.g.1 §8.4.3.g.3 places the marker in 44 when its conditions hold, takes it away when Maubeuge has fallen */
export function checkEmergency(g: GrandIllusion): void {
  const { state: s } = g
  if (s.emergency === EMERGENCY.none && isEmergencyOpen(s)) {
    s.emergency = EMERGENCY.marked
    s.derived.supply.raise()
    g.emit?.({ type: 'emergency-supply', rule: '8.4.3.g.1', hex: EMERGENCY_SOURCE })
  }
  if (s.emergency === EMERGENCY.marked && !isMaubeugeStanding(s)) endEmergency(g, '8.4.3.g.3')
}

/** §8.4.3.g.4 at the start of the administrative phase of turn 5 */
export function expireEmergency(g: GrandIllusion): void {
  const { state: s } = g
  if (s.turn < LAST_EMERGENCY_TURN || s.emergency === EMERGENCY.over) return
  if (s.emergency === EMERGENCY.marked) endEmergency(g, '8.4.3.g.4')
  s.emergency = EMERGENCY.over
  s.derived.supply.raise()
}

function endEmergency(g: GrandIllusion, rule: string): void {
  g.state.emergency = EMERGENCY.over
  g.state.derived.supply.raise()
  g.emit?.({ type: 'emergency-ended', rule, hex: EMERGENCY_SOURCE })
}

/** §8.4.3.h Namur has fallen: from now on German lines end in 56 */
export function noteNamur(g: GrandIllusion): void {
  const { state: s } = g
  if (s.railhead !== RAILHEAD_MARKER.waiting || isNamurStanding(s)) return
  s.railhead = RAILHEAD_MARKER.inForce
  s.derived.supply.raise()
  g.emit?.({ type: 'railhead', rule: '8.4.3.h', hex: RAILHEAD })
}
