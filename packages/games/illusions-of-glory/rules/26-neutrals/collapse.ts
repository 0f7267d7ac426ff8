/** §6.0.E.4.a §6.0.E.4.b the collapse step of the War Status Phase. Germany, Greece, Italy and Turkey never collapse (§23.6.a, §26.3.3.a, §26.4.3.a, §26.7.2.a). */
import type { Illusions, Step } from '../../illusions.ts'
import { settleRegions } from '../18-regions/control.ts'
import { noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { collapseAustria, hasAustriaFallen } from '../23-rebellion/austria.ts'
import { checkBulgaria } from './bulgaria.ts'
import { settleGreekSpaces } from './greece.ts'
import { checkRomania } from './romania.ts'
import { checkSerbia } from './serbian-collapse.ts'

/** §6.0.E.4.a Bulgaria, Romania and Serbia, §6.0.E.4.b then Austria-Hungary; `step` 1 to 4, one per entry; true: done */
export function* collapses(g: Illusions): Step<boolean> {
  const step = g.state.step++
  yield* check(g, step)
  // §18.2 §20.3.5 §26.3.1.d those who have left hold no region, besiege nothing and hold nothing in Greece
  settleRegions(g)
  noteBrokenSieges(g)
  settleGreekSpaces(g)
  return step >= LAST
}
const LAST = 4

function* check(g: Illusions, step: number): Step {
  if (step === 1) yield* checkBulgaria(g)
  else if (step === 2) checkRomania(g)
  else if (step === 3) yield* checkSerbia(g)
  else if (hasAustriaFallen(g.state)) collapseAustria(g)
}
