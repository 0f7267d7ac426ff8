/** §23.3.1.d §8.2.e In the first round a player may raise an uprising instead of playing a card. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { refusal } from '../../refusal.ts'
import { type Nation, onlySideOf, type Side, WILL_NATIONS } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isDemoralized } from '../23-rebellion/national-will.ts'
import { askUprising } from '../23-rebellion/phase.ts'
import { risingSpaces } from '../23-rebellion/uprisings.ts'

/** Demoralized nations of the enemy: AP may raise AH and GE uprisings, CP may raise RU uprisings. */
export const raisable = (s: State, side: Side): readonly Nation[] =>
  s.round === 1
    ? WILL_NATIONS.filter(
        (nation) => whyNotRaise(s, side, nation) === undefined && risingSpaces(s, nation).length > 0,
      )
    : []

export function whyNotRaise(s: State, side: Side, nation: Nation): Refusal | undefined {
  if (s.round !== 1) return refusal('only-in-first-round', { nation })
  const isEnemy = WILL_NATIONS.includes(nation) && onlySideOf(nation) !== side
  if (!isEnemy || !isDemoralized(s, nation)) return refusal('nation-not-demoralized', { nation })
  return undefined
}

/** The player who directs the uprisings of the nation places it (§4.4.1.a.2). This is the whole action. */
export function* raiseUprising(g: IllusionsOfGlory, nation: Nation): Procedure {
  yield* askUprising(g, nation, false)
}
