/** §2.81 §2.83 Tactical innovation of a side. When it is gained is a matter of combat (§2.82). */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { SIDE_MARK } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import type { Side } from '../../nations.ts'
import type { State } from '../../state.ts'

const { from, rolls } = DATA.economy.innovation
/** §2.84 the benefits hold for all nations of the side */
export const hasInnovation = (s: State, side: Side): boolean => s.sideMarks.has(side, SIDE_MARK.innovation)

/** §2.83 the roll has to be below this; the last line goes on for ever */
const needed = (level: number): number =>
  level < from ? 0 : (rolls[Math.min(level - from, rolls.length - 1)] as number)

/** A point of tactical innovation, and from level 50 on a die for its benefits (§2.83). */
export function gainInnovation(g: BalanceOfPowers, side: Side): void {
  const { state: s } = g
  s.ti.add(side, 1)
  const level = s.ti.get(side)
  g.emit?.({ type: 'innovation-gained', rule: '2.82', side, level })
  const below = needed(level)
  if (below === 0 || hasInnovation(s, side)) return
  const { total: die, reading } = g.roll(D6, (face) => Number(face < below))
  if (reading === 1) s.sideMarks.add(side, SIDE_MARK.innovation)
  g.emit?.({ type: 'innovation-rolled', rule: '2.83', side, die, below, gained: reading === 1 })
}
