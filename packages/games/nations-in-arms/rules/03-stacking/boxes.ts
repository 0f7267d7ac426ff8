/** §2.4.2 Which of the armies that stand together a unit or a leader belongs to. */
import { NONE } from '../../nations.ts'
import { isDetachment, isLeader, isUnit } from '../../pieces.ts'
import type { State } from '../../state.ts'
import { armiesIn, type Force } from '../02-units/force.ts'
import { boxOf, commanderIn } from './command.ts'
import { armyBreach } from './limits.ts'

const belongs = (p: number): boolean => isLeader(p) || (isUnit(p) && !isDetachment(p))

/** the army that has room for a piece; the first where none has, so that its limit is told */
function armyFor(s: State, force: Force, armies: readonly number[], p: number): number {
  const [first = NONE] = armies
  const roomy = armies.find((army) => armyBreach(s, army, [...boxOf(s, force, army), p]) === undefined)
  return roomy ?? first
}

/** Pieces that stand together: those without their army leave its box, the others join one. */
export function assignBoxes(s: State, force: Force): void {
  const leader = commanderIn(s, force)
  const armies = armiesIn(force).sort(
    (a, b) => Number(s.under.get(leader) === b) - Number(s.under.get(leader) === a) || a - b,
  )
  for (const p of force) {
    const army = s.under.get(p)
    if (army !== NONE && !armies.includes(army)) s.under.set(p, NONE)
    if (s.under.get(p) === NONE && belongs(p) && armies.length > 0)
      s.under.set(p, armyFor(s, force, armies, p))
  }
}
