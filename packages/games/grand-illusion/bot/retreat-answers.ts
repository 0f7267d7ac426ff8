/** Choices of those who fall back, ride away or recover. */
import { bestOf, isBare } from '@sandtable/bots'
import type { Answer } from '@sandtable/kernel'
import { DIRECTIONS, GRID, isGermanVp, isPlanXVII, PARIS, TRIER } from '../map.ts'
import { nationOf, printedStrength } from '../pieces.ts'
import { canTraceFrom } from '../rules/08-action/supply.ts'
import { enemyOf, GE, type Side } from '../sides.ts'
import { controlOf, faceOf, isDisrupted, presenceOf, type State, unitsAt } from '../state.ts'
import { powerOfAll } from './power.ts'
import type { Sight } from './types.ts'

export function retreatAnswer({ state: s, seat, prompt, offer, facts }: Sight): Answer | undefined {
  const side = seat as Side
  switch (prompt) {
    case 'retreat-or-stay':
      return { verb: wouldStay(s, side, s.battleHex) ? 'stay' : 'fall-back' }
    case 'cavalry-stays':
      return { verb: 'stay' }
    case 'cavalry-delay':
      return { verb: 'evade' }
    case 'retreat':
    case 'retreat-on':
      return retreat(s, side, offer, typeof facts.hex === 'number' ? facts.hex : -1)
    case 'hq-where':
      return bestOf(offer, 'retreat', (h) => safety(s, side, h))
    case 'who-takes-the-hit':
      return bestOf(offer, 'suffer', (u) => (isDisrupted(s, u) ? -10 : 0) - printedStrength(u, faceOf(s, u)))
    case 'recover-units':
      return bestOf(offer, 'recover-unit', (u) => printedStrength(u, 0))
    default:
      return undefined
  }
}

/** Holding a place against a beaten enemy, or with walls around; else away before the next blow. */
function wouldStay(s: State, side: Side, h: number): boolean {
  if (mustHold(s, side, h)) return true
  const own = powerOfAll(s, unitsAt(s, side, h))
  const enemy = powerOfAll(s, unitsAt(s, enemyOf(side), h))
  const walls = presenceOf(s, side).forts(h) > 0 || s.trench.get(h) > 0 ? 1.6 : 1
  const prize = h === PARIS || h === TRIER ? 3 : isGermanVp(h) || isPlanXVII(h) ? 1.3 : 1
  return own * walls * prize >= 0.75 * enemy
}

const isPrize = (h: number): boolean => isPlanXVII(h) || isGermanVp(h) || h === TRIER || h === PARIS

/** places nobody leaves of his own will */
function mustHold(s: State, side: Side, h: number): boolean {
  // §9.5.3.a forts that are left alone are shut in, and the hex is lost with them
  if (presenceOf(s, side).openForts(h) > 0 && isPrize(h)) return true
  if (side !== GE) return false
  // §14.1.3.b nothing is worth more than Trier
  if (h === TRIER) return true
  // §14.1.2.a.1 what has not scored yet scores with the first step back, and for good
  return isPlanXVII(h) && s.scored.get(h) === 0 && presenceOf(s, GE).freshInfantry(h) > 0
}

/** §11.3 who starves is lost, however many friends are there */
const FED = 25

/** friends, supply, and no enemies beside */
export function safety(s: State, side: Side, h: number): number {
  const enemy = enemyOf(side)
  let near = 0
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = GRID.neighbour(h, d)
    if (next >= 0) near += powerOfAll(s, unitsAt(s, enemy, next))
  }
  const here = powerOfAll(s, unitsAt(s, enemy, h))
  const friends = powerOfAll(s, unitsAt(s, side, h))
  const own = controlOf(s, h) === side ? 6 : 0
  const [first] = unitsAt(s, side, h)
  const fed = canTraceFrom(s, first === undefined ? (side === 0 ? 0 : 3) : nationOf(first), h) ? FED : 0
  const walls = presenceOf(s, side).openForts(h) > 0 ? 5 : 0
  return own + fed + walls + Math.min(15, friends) - 0.5 * near - 1.5 * here
}

function retreat(s: State, side: Side, offer: Sight['offer'], from: number): Answer | undefined {
  if (isBare(offer, 'fall-back')) return { verb: 'fall-back' }
  const best = bestOf(offer, 'retreat', (h) => safety(s, side, h))
  if (!isBare(offer, 'halt-here')) return best ?? bestOf(offer, 'split-off', (u) => -u)
  const isBetter =
    best?.arg !== undefined && from >= 0 && safety(s, side, best.arg) > safety(s, side, from) + 8
  return isBetter ? best : { verb: 'halt-here' }
}
