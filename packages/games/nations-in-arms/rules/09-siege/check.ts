/** §9.2 One siege check. */
import { at as entering, D6, TWO_D6 } from '@sandtable/kernel'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isUnit } from '../../pieces.ts'
import { stepsOf } from '../../state.ts'
import { unitsIn } from '../02-units/force.ts'
import { afterLosses, loseStep } from '../02-units/losses.ts'
import { levelAt } from '../06-movement/fortresses.ts'
import { besiegersAt, durationOf, powerOfBesiegers, prolong, siegeModifiers } from './besiegers.ts'
import { siegeResult } from './table.ts'

const REPULSED_FROM = 4

export function* checkSiege(g: NationsInArms, at: number): Procedure<Next> {
  yield* []
  const { state: s } = g
  const level = levelAt(s, at)
  const modifiers = siegeModifiers(s, at)
  const sum = modifiers.reduce((all, { value }) => all + value, 0)
  const { total: dice, reading: result } = g.roll(TWO_D6, (thrown) => siegeResult(level, thrown + sum))
  g.emit?.({ type: 'siege-rolled', rule: '9.2', space: at, dice, modifiers, total: dice + sum, result })
  switch (result) {
    case 'R':
      return entering('siege/repulse', at)
    case 'R*':
      return isRepulsed(g, at) ? entering('siege/repulse', at) : goOn(g, at)
    case 'NE':
      return goOn(g, at)
    case 'H':
      return entering('siege/honours', at)
    case 'A':
      return entering('siege/assault', at)
    case 'B':
      return entering('siege/breach', at)
  }
}

/** §9.2.1(1) R*: the die decides */
function isRepulsed(g: NationsInArms, at: number): boolean {
  const { total: die, reading } = g.roll(D6, (thrown) => Number(thrown >= REPULSED_FROM))
  g.emit?.({ type: 'repulse-rolled', rule: '9.2.1(1)', space: at, die, loses: reading })
  return reading === 1
}

/** §9.2.2(1) whatever the result, if the fortress has not fallen */
export function goOn(g: NationsInArms, at: number): Next {
  prolong(g.state, at)
  g.emit?.({ type: 'siege-prolonged', rule: '9.2.2', space: at, duration: durationOf(g.state, at) })
  return 'done'
}

/** §9.2.1(1) the besiegers lose a step of their choice */
export function* repulse(g: NationsInArms, at: number): Procedure<Next> {
  const { state: s } = g
  const force = besiegersAt(s, at)
  const units = unitsIn(force).filter((u) => isUnit(u) && stepsOf(s, u) > 0)
  const [only = NONE] = units
  const lost =
    units.length < 2
      ? only
      : (yield* g.ask(powerOfBesiegers(s, at), {
          rule: '9.2.1(1)',
          prompt: 'siege-loss',
          facts: { space: at },
          choose: () => ({ lose: units }),
          refuse: {
            lose: (p) => ({ code: 'not-besieging', rule: '9.2.1(1)', facts: { piece: p, space: at } }),
          },
        })).arg
  if (lost !== NONE) loseStep(g, lost)
  afterLosses(g, force, true)
  return goOn(g, at)
}
