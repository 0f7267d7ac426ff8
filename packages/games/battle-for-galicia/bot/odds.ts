/** §8.3 to §8.5 the exact chances of an attack, by column, size, artillery and other modifiers of the loss rolls. */
import { MOST_LOSSES } from './worth.ts'
import { combatResult, crtCell, LAST_COLUMN, lrtLosses } from '../tables.ts'

export interface Odds {
  /** chance of so many CE reductions */
  readonly attacker: readonly number[]
  readonly defender: readonly number[]
  /** chances that a side has to retreat */
  readonly routed: number
  readonly repelled: number
}

const FACES = 6
const MOST_DRM = 16

const known = new Map<number, Odds>()

/** `onAttacker` and `onDefender`: what artillery, flanks and ratios above 4:1 add to their loss rolls. */
export function oddsOf(column: number, isLarge: boolean, onAttacker: number, onDefender: number): Odds {
  const at = Math.min(column, LAST_COLUMN)
  const key =
    ((at * 2 + Number(isLarge)) * MOST_DRM + onAttacker) * MOST_DRM + Math.min(onDefender, MOST_DRM - 1)
  const found = known.get(key)
  if (found) return found
  const odds = reckon(at, isLarge, onAttacker, onDefender)
  known.set(key, odds)
  return odds
}

function reckon(column: number, isLarge: boolean, onAttacker: number, onDefender: number): Odds {
  const attacker = Array.from({ length: MOST_LOSSES + 1 }, () => 0)
  const defender = Array.from({ length: MOST_LOSSES + 1 }, () => 0)
  let routed = 0
  let repelled = 0
  for (let a = 1; a <= FACES; a++)
    for (let b = 1; b <= FACES; b++) {
      const result = combatResult(crtCell(column, a + b))
      if (result.defender.retreat > 0) routed += 1 / 36
      if (result.attacker.retreat > 0) repelled += 1 / 36
      spread(attacker, isLarge, onAttacker + result.attacker.modifier + result.attacker.retreat)
      spread(defender, isLarge, onDefender + result.defender.modifier + result.defender.retreat)
    }
  return { attacker, defender, routed, repelled }
}

function spread(shares: number[], isLarge: boolean, drm: number): void {
  for (let die = 1; die <= FACES; die++) {
    const losses = Math.min(MOST_LOSSES, lrtLosses(isLarge, die + drm))
    shares[losses] = (shares[losses] as number) + 1 / (36 * FACES)
  }
}
