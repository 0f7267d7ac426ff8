/** The reserve box: SCUs enter and leave it by assembly, losses, events and rebuilding, never by redeployment. */
import type { UnitType } from '../../data/types.ts'
import { FULL, isDivision, kindOf, nationMask, PIECES, typeOf } from '../../pieces.ts'
import { put, RESERVE, setFace, spaceOf, type State } from '../../state.ts'

/** SCUs of these nations (and of this type) in the reserve box, one of each kind. */
export function inReserve(s: State, nationBits: number, type?: UnitType): number[] {
  const found: number[] = []
  for (let p = 0; p < PIECES; p++) {
    if (spaceOf(s, p) !== RESERVE || !isDivision(p) || (nationMask(p) & nationBits) === 0) continue
    if (type !== undefined && typeOf(p) !== type) continue
    if (!found.some((other) => kindOf(other) === kindOf(p))) found.push(p)
  }
  return found
}

/** §13.4.b §13.4.c Units enter and leave the box at full strength. */
function refresh(s: State, p: number, at: number): void {
  s.marks.set(p, 0)
  setFace(s, p, FULL)
  put(s, p, at)
}
/** After an LCU was assembled (§22.3), or if an event or a rule (§16.6.a) says so. */
export const toReserve = (s: State, p: number): void => refresh(s, p, RESERVE)
/** After an LCU was disassembled (§22.4) or destroyed (§12.6.4), or if a rule says so. */
export const fromReserve = (s: State, p: number, x: number): void => refresh(s, p, x)
