/** §6.0.E.4.a §6.0.E.4.b the collapse step of the War Status Phase. Germany, Greece, Italy and Turkey never collapse (§23.6.a, §26.3.3.a, §26.4.3.a, §26.7.2.a). */
import type { Illusions, Step } from '../../illusions.ts'
import { collapseAustria, hasAustriaFallen } from '../23-rebellion/austria.ts'
import { checkBulgaria } from './bulgaria.ts'
import { checkRomania } from './romania.ts'
import { checkSerbia } from './serbian-collapse.ts'

/** §6.0.E.4.a Bulgaria, Romania and Serbia, §6.0.E.4.b then Austria-Hungary; `step` 1 to 4, one per entry; true: done */
export function* collapses(g: Illusions): Step<boolean> {
  const { state: s } = g
  switch (s.step++) {
    case 1:
      yield* checkBulgaria(g)
      return false
    case 2:
      checkRomania(g)
      return false
    case 3:
      yield* checkSerbia(g)
      return false
    default:
      if (hasAustriaFallen(s)) collapseAustria(g)
      return true
  }
}
