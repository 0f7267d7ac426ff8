/** §10.21 Siege guns are worth most beside a fortress of the enemy on which much depends, with somebody who attacks. */
import { enemyOf, type Side } from '../nations.ts'
import { corpsAt, hasFortress } from '../rules/02-concepts/control.ts'
import type { State } from '../state.ts'
import { isKind } from '../units.ts'
import { distancesTo } from './distances.ts'
import type { Prize } from './stakes.ts'

/** points beside a fortress on a prize of one point */
const BESIDE = 0.3
/** movement points in which that fades */
const FADING = 3
/** without anybody who attacks with them */
const ALONE = 0.4

/** What the guns among these corps promise at this place. */
export function promiseOfGuns(
  { s, side, prizes }: { s: State; side: Side; prizes: readonly Prize[] },
  corps: readonly number[],
  p: number,
): number {
  const guns = corps.filter((u) => isKind(u, 'siege')).length
  if (guns === 0) return 0
  let best = 0
  for (const { place, worth } of prizes)
    if (hasFortress(s, enemyOf(side), place))
      best = Math.max(best, worth * Math.exp(-Math.max(0, (distancesTo(place)[p] as number) - 1) / FADING))
  const hasCompany = corps.length > guns || corpsAt(s, side, p) > 0
  return BESIDE * best * (hasCompany ? 1 : ALONE)
}
