/** §2.8 Tactical innovation. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { SIDE_MARK } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import type { Side } from '../../nations.ts'
import type { State } from '../../state.ts'

/** §2.84 */
export const isInnovative = (s: State, side: Side): boolean => s.sideMarks.has(side, SIDE_MARK.innovation)

/** §2.83 the die has to be below this at that level; 0 below level 50 */
const threshold = (level: number): number =>
  DATA.combat.innovation.filter((line) => line.level <= level).at(-1)?.below ?? 0

/** §2.82 a point; §2.83 from level 50 on each point may bring the benefits, until they come */
export function gainInnovation(g: BalanceOfPowers, side: Side): void {
  const { state: s } = g
  s.ti.add(side, 1)
  const level = s.ti.get(side)
  g.emit?.({ type: 'innovation-gained', rule: '2.82', side, level })
  const below = threshold(level)
  if (below === 0 || isInnovative(s, side)) return
  const { reading: succeeds, total } = g.roll(D6, (die) => Number(die < below))
  g.emit?.({ type: 'innovation-rolled', rule: '2.83', side, roll: total, below })
  if (succeeds === 1) s.sideMarks.add(side, SIDE_MARK.innovation)
}
