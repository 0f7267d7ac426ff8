/** §8.2.2 March to the sound of the guns: who beside a battle may try to join it, and what the dice need. */
import { blocOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import { combatOf } from '../../pieces.ts'
import { isBox, neighboursOf } from '../../spaces.ts'
import { commanderOf, has, piecesAt, type State, whereIs } from '../../state.ts'
import { ON, SIDES } from '../../terrain.ts'
import { GRID } from '../../map.ts'
import { armiesIn, type Force, hasEngineer, isDemoralized, unitsIn } from '../02-units/force.ts'
import { boxOf, commanderIn } from '../03-stacking/command.ts'
import { blocIn, fightersOf, type Role } from './facts.ts'

/** the army of a flank unit, if its marker is in the battle on that side (§8.2.2(3)b); -1 */
function armyInBattle(s: State, role: Role, force: Force): number {
  const armies = armiesIn(fightersOf(s, role))
  const isFlank = force.some((p) => has(s, p, MARK.flank))
  return (
    armies.find((army) => isFlank && (army === s.army || force.some((p) => s.under.get(p) === army))) ?? NONE
  )
}

/** §8.2.2(5) a force, and each army of a group: those who may check for themselves */
const parts = (s: State, force: Force): number[][] => {
  const armies = armiesIn(force)
  return armies.length < 2 ? [[...force]] : [[...force], ...armies.map((army) => boxOf(s, force, army))]
}

/** forces of the role's bloc beside the battle, outside fortresses; §8.9(2) not over the edge of the map */
function neighbours(s: State, role: Role): number[][] {
  const bloc = blocIn(s, role)
  return neighboursOf(s.battleAt)
    .filter((at) => isBox(at) === isBox(s.battleAt))
    .map((at) => piecesAt(s, at).filter((p) => blocOfPiece(s, p) === bloc && !has(s, p, MARK.inside)))
    .filter((force) => unitsIn(force).length > 0)
}

/** the piece that checks for a force: its commander, or a flank unit without one (§8.2.2(3)b); -1 */
function speakerOf(s: State, role: Role, force: Force): number {
  const commander = commanderIn(s, force)
  if (commander !== NONE) return commander
  return armyInBattle(s, role, force) === NONE ? NONE : (unitsIn(force)[0] ?? NONE)
}

/** §8.2.2(1) §8.2.2(2) Who may check, each with the force that would march. A force tries once in a round. */
export function marchersTo(s: State, role: Role): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const force of neighbours(s, role))
    for (const part of parts(s, force)) {
      const speaker = speakerOf(s, role, part)
      if (speaker !== NONE && !found.has(speaker) && !part.some((p) => has(s, p, MARK.marched)))
        found.set(speaker, part)
    }
  return found
}

const RIVER = -4
const RIVER_WITH_ENGINEER = -2
const DEMORALIZED = -4
const OUT_OF_SUPPLY = -4

function crosses(from: number, to: number): boolean {
  const d = [0, 1, 2, 3, 4, 5].find((each) => !isBox(from) && GRID.neighbour(from, each) === to)
  return d !== undefined && SIDES.has(from, d, ON.river) && !SIDES.has(from, d, ON.bridge)
}

/** §8.2.2(3) What is added to the dice of a marching force. */
export function marchModifier(s: State, role: Role, force: Force): number {
  const commander = commanderIn(s, force)
  const army = armyInBattle(s, role, force)
  const lead = army === NONE ? NONE : commanderOf(s, army)
  const from = whereIs(s, force[0] ?? 0)
  const river = !crosses(from, s.battleAt) ? 0 : hasEngineer(s, force) ? RIVER_WITH_ENGINEER : RIVER
  return (
    // §8.2.2(3)a
    (commander === NONE ? 0 : combatOf(commander)) +
    // §8.2.2(3)b
    (lead === NONE || lead === commander ? 0 : combatOf(lead)) +
    // §8.2.2(3)c
    river +
    // §8.2.2(3)d
    (isDemoralized(s, force) ? DEMORALIZED : 0) +
    // §8.2.2(3)e
    (force.some((p) => has(s, p, MARK.unsupplied)) ? OUT_OF_SUPPLY : 0)
  )
}
