/** §25.4 The Central Powers capture a landing. */
import { GERMANY } from '../../commands.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { landingPort } from '../../map.ts'
import { poolNamed } from '../../pools.ts'
import { AH, NO_SIDE } from '../../sides.ts'
import { GROUND, hasGround, put, setControl, setGround, type State, STATUS, statusOf } from '../../state.ts'
import { changeVp } from '../05-victory.ts'

/** The marker is lost for good, and the units return to the port at once. */
export function* captureLanding(g: IllusionsOfGlory, pieces: readonly number[], x: number): Procedure {
  const { state: s } = g
  const underFire = hasGround(s, x, GROUND.underFire)
  setGround(s, x, GROUND.landing | GROUND.underFire, false)
  setControl(s, x, NO_SIDE, -1)
  for (const p of pieces) put(s, p, landingPort(x))
  g.emit?.({ type: 'landing-lost', rule: underFire ? '25.4.c' : '25.4.b', space: x, underFire })
  if (underFire) changeVp(g, 1, '25.4.c', x)
  else yield* gainSupplies(g, x)
}

/** §25.4.b An RP of GE, AH or the other CP allies. */
function* gainSupplies(g: IllusionsOfGlory, x: number): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(GERMANY, {
    rule: '25.4.b',
    prompt: 'captured-supplies',
    facts: { space: x },
    choose: () => ({ gain: poolsOf(s) }),
  })
  s.rp.add(pick.arg, 1)
  g.emit?.({ type: 'supplies-captured', rule: '25.4.b', pool: pick.arg, space: x })
}
const poolsOf = (s: State): number[] =>
  (statusOf(s, AH) === STATUS.collapsed ? ['GE', 'CP-A'] : ['GE', 'AH', 'CP-A']).map(poolNamed)
