/** §9.4.5 by sea, where no land is left. */
import { D6 } from '@sandtable/kernel'
import type { GrandIllusion } from '../../../grand-illusion.ts'
import { isCoastal } from '../../../map.ts'
import { isCombatUnit, isTerritorial, nationOf, sideOf } from '../../../pieces.ts'
import { AL, BELGIAN, BRITISH } from '../../../sides.ts'
import { ARRIVAL, BACK, put, setFace, TO_COME } from '../../../state.ts'
import { TABLES } from '../../../tables.ts'
import { eliminate, wipe } from '../losses.ts'

const { turnsAhead, drm } = TABLES.seaRetreat

/** Allied combat units in a coastal hex (ruling 23) */
export const canEmbark = (u: number, h: number): boolean =>
  sideOf(u) === AL && isCombatUnit(u) && isCoastal(h)

const modifier = (u: number): number => {
  if (nationOf(u) === BRITISH) return drm.british
  if (nationOf(u) === BELGIAN) return drm.belgian
  return isTerritorial(u) ? drm.territorial : 0
}

/** the line of the table: turns ahead, or 0 for elimination; results clamp to 1 to 6 */
const lineOf = (total: number): number => turnsAhead[Math.max(1, total) - 1] ?? 0

export function embark(g: GrandIllusion, u: number): void {
  const { state: s } = g
  const add = modifier(u)
  const { total: die, reading: ahead } = g.roll(D6, (total) => lineOf(total + add))
  const turn = ahead === 0 ? 0 : s.turn + ahead
  g.emit?.({ type: 'sea-retreat-rolled', rule: '9.4.5', piece: u, die, drm: add, turn })
  if (ahead === 0) {
    eliminate(g, u, 'sea')
    return
  }
  put(s, u, TO_COME)
  wipe(s, u)
  setFace(s, u, BACK)
  s.arrival.set(u, turn)
  s.arrivalKind.set(u, ARRIVAL.bySea)
}
