/** What strength will be left of a unit when the turn is over: hunger and rest (§11.3, §11.4). */
import { powerWith, power } from './power.ts'
import { isCombatUnit, sideOf } from '../pieces.ts'
import { AL, enemyOf, GE } from '../sides.ts'
import { BACK, FRONT, isDisrupted, presenceOf, type State } from '../state.ts'

/** CAPs of both sides when a turn is young */
const YOUNG = 10
/** a line that is cut may be opened again while there are CAPs */
const RELIEF = 0.4
/** who is disrupted will be hit before the evening, if there are CAPs */
const EXPOSED = 0.6
/** §11.4 with enemies in the hex only one or two of many recover */
const PART = 0.4
/** who starves is weaker still than who is merely disrupted, and will be dead next */
const FAMISHED = 0.6

const youth = (s: State): number => Math.min(1, (s.caps.get(AL) + s.caps.get(GE)) / YOUNG)

/** The strength of a unit, with what the end of the turn will do to it. */
export function lasting(s: State, u: number, h: number, isFed: boolean): number {
  const now = power(s, u)
  if (!isCombatUnit(u)) return now
  const young = youth(s)
  const hurt = isDisrupted(s, u)
  if (!isFed) {
    const then = hurt ? 0 : FAMISHED * powerWith(u, BACK)
    return then + RELIEF * young * (now - then)
  }
  if (!hurt) return now
  const enemy = presenceOf(s, enemyOf(sideOf(u)))
  const isQuiet = enemy.combatUnits(h) + enemy.forts(h) === 0
  const then = isQuiet ? powerWith(u, FRONT) : now + PART * (powerWith(u, FRONT) - now)
  return then - EXPOSED * young * (then - now)
}
