/** §5.1.1 §5.7 Who may be activated by the marker on the table. */
import { powerOfPiece, sideOf } from '../../allegiance.ts'
import { LEVEL, MARK } from '../../codes.ts'
import { sideOfMarker, valueOfMarker } from '../../markers.ts'
import type { Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { initiativeOf, isLeader, isUnit, nationOf, piecesOf } from '../../pieces.ts'
import { ALL_MAJORS } from '../../powers.ts'
import { armyLedBy, has, isOnMap, levelOf, type State } from '../../state.ts'
import { forceOf, unitsIn } from '../02-units/force.ts'

/** §5.3.3(2) no unit of its force can go on */
const isSpent = (s: State, units: readonly number[]): boolean =>
  units.length > 0 && units.every((u) => levelOf(s, u) >= LEVEL.over)

export function whyNotActivate(s: State, player: number, p: number): Refusal | undefined {
  const facts = { piece: p }
  if (!isOnMap(s, p)) return { code: 'not-on-map', rule: '5.1.1', facts }
  if (powerOfPiece(s, p) !== player || sideOf(s, nationOf(p)) !== sideOfMarker(s.marker))
    return { code: 'not-yours', rule: '4.4(3)', facts }
  // §5.1.1(3)
  if (has(s, p, MARK.activated)) return { code: 'already-activated', rule: '5.1.1(3)', facts }
  // §5.1.1(1) §5.7(2)
  if (initiativeOf(p) < valueOfMarker(s.marker))
    return { code: 'initiative-too-low', rule: isLeader(p) ? '5.1.1(1)' : '5.7(2)', facts }
  // §5.1.3(5)b a leader can still move alone, but no commander without his army (§5.1.3(5)a)
  const isBound = isUnit(p) || armyLedBy(s, p) !== NONE
  const own = isUnit(p) ? [p] : unitsIn(forceOf(s, p)).filter((u) => s.under.get(u) === s.under.get(p))
  return isBound && isSpent(s, own) ? { code: 'level-over', rule: '5.3.3(2)', facts } : undefined
}

/** §4.4(3) leaders and lone units of all nations that a player plays */
export function activatable(s: State, player: number): number[] {
  const majors = ALL_MAJORS.filter((major) => s.player.get(major) === player)
  const nations = [...s.patron].flatMap((major, n) => (majors.includes(major) ? [n] : []))
  return nations
    .flatMap(piecesOf)
    .filter((p) => (isLeader(p) || isUnit(p)) && whyNotActivate(s, player, p) === undefined)
    .sort((a, b) => a - b)
}
