/** §25.5.a §25.5.b §25.5.c The Russian amphibious assault on the Black Sea. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { BLACK_SEA, isPlain, ODESSA, portOf, PORTS } from '../../map.ts'
import { BLACK_SEA_SCU } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { CAMPS, FLAG, hasFlag, MARK, mark, presenceOf, setFlag, type State, spaceOf } from '../../state.ts'
import { isWinter } from '../../tables.ts'
import { enterSpace } from '../11-movement/control.ts'
import { isFreelyActivated, isRussianGround } from '../11-movement/barriers.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { groupOf, isReady } from '../11-movement/ready.ts'
import { whyNotStart } from '../11-movement/steps.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'

const isOccupied = (s: State, x: number): boolean => CAMPS.some((camp) => presenceOf(s, camp).isAnyone(x))

/** §25.5.a Once a game, not in winter, from Odessa, where the unit is activated and has not moved. */
function whyNotSail(s: State): Refusal | undefined {
  if (hasFlag(s, FLAG.noAmphibious)) return refusal('amphibious-used')
  if (isWinter(s.turn)) return refusal('no-sea-in-winter', { space: ODESSA }, '25.5.a')
  const isThere = spaceOf(s, BLACK_SEA_SCU) === ODESSA && isReady(s, BLACK_SEA_SCU)
  if (!isThere) return refusal('not-activated', { piece: BLACK_SEA_SCU }, '25.5.a')
  // §27.0.b It may not leave an HQ alone that has ended its move there.
  return whyNotStart(s, groupOf(s, [BLACK_SEA_SCU]))
}

/** §25.5.a Any unoccupied port, §25.5.b but not of a neutral. */
export function whyNotAmphibious(s: State, x: number): Refusal | undefined {
  const sail = whyNotSail(s)
  if (sail !== undefined) return sail
  if (portOf(x) !== BLACK_SEA || !isPlain(x) || x === ODESSA)
    return refusal('not-connected', { space: x }, '25.5.a')
  if (!isOpen(s, x)) return refusal('port-not-open', { space: x })
  if (isOccupied(s, x)) return refusal('port-occupied', { space: x })
  // Card AP24: activated free of charge, it may go only to Russian spaces.
  if (isFreelyActivated(s, BLACK_SEA_SCU, ODESSA) && !isRussianGround(s, x))
    return refusal('only-home', { space: x })
  return whyTreatyForbids(s, BLACK_SEA_SCU, x, false)
}

export const amphibiousPorts = (s: State): number[] =>
  whyNotSail(s) === undefined
    ? (PORTS[BLACK_SEA] as readonly number[]).filter((x) => whyNotAmphibious(s, x) === undefined)
    : []

/** §25.5.c There is only one assault in a game. */
export function* landAmphibious(g: IllusionsOfGlory, x: number): Procedure {
  const { state: s } = g
  setFlag(s, FLAG.noAmphibious, true)
  mark(s, BLACK_SEA_SCU, MARK.moved)
  g.emit?.({ type: 'landed-amphibious', rule: '25.5.a', piece: BLACK_SEA_SCU, space: x })
  yield* enterSpace(g, [BLACK_SEA_SCU], x)
}
