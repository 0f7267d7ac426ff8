/** §6.5 The campaign phase: weather, fortnights and their halves. */
import { at, call } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { isSnow } from '../../calendar.ts'
import { GROUND_MARK, HALF_MARKS } from '../../codes.ts'
import { CP, EP, type Side } from '../../nations.ts'
import { landsInPlay, scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { punishFrance } from '../12-scenarios/plans.ts'

/** §6.511 all maps in play lie under snow, so that there is no second fortnight anywhere */
const isSnowedIn = (s: State): boolean =>
  isSnow(s.month) && scenarioData(s.scenario).maps.every((map) => map === 'north' || map === 'south')

export function* weather(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  if (isSnowedIn(s)) g.emit?.({ type: 'weather-bad', rule: '6.511', month: s.month })
  return 'done'
}

/** §6.53 CP's half, EP's half, and who is out of supply (§6.6) */
export function* fortnight(g: BalanceOfPowers, which: number): Procedure<Next> {
  yield* []
  const { state: s } = g
  if (which === 2 && isSnowedIn(s)) return 'done'
  s.fortnight = which
  s.railed.fill(0)
  return call(
    [
      at('campaign/open', CP),
      'campaign/half',
      at('campaign/close', CP),
      at('campaign/open', EP),
      'campaign/half',
      at('campaign/close', EP),
      at('campaign/commissariat', CP),
      at('campaign/commissariat', EP),
    ],
    'campaign/over',
  )
}

export function* openHalf(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  s.phasing = side
  g.emit?.({ type: 'half-began', rule: '6.53', side, fortnight: s.fortnight })
  yield* punishFrance(g, side)
  return 'done'
}

const HALF_GROUND = GROUND_MARK.trenchBattle | GROUND_MARK.breakthrough | GROUND_MARK.reserveSpent
/** §6.53 what lasts for a half goes */
export function* closeHalf(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.marks.removeFromAll(HALF_MARKS)
  s.spent.fill(0)
  s.from = -1
  for (const p of landsInPlay(s.scenario)) if (s.ground.has(p, HALF_GROUND)) s.ground.remove(p, HALF_GROUND)
  return 'done'
}

export function* endFortnight(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  g.state.fortnight = 0
  return 'done'
}
