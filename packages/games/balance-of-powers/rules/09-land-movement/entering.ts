/** §2.53 What follows when a force has come to a place. */
import type { BalanceOfPowers, Procedure } from '../../balance-of-powers.ts'
import { enemyOf, powerOfSide } from '../../nations.ts'
import { allegianceAt, put } from '../../state.ts'
import { mayOccupy, nationOf } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { reckonConquest } from '../02-concepts/conquest.ts'
import { newController, takeControl } from '../02-concepts/control.ts'
import { admitBritain } from '../06-diplomacy/britain.ts'
import { isPermitted } from '../06-diplomacy/neutrals.ts'
import { noteEntry } from '../12-scenarios/deeds.ts'
import type { Marching } from './ways.ts'

/** Moves the force, whatever it came by; its leader goes with it, and nobody is left to lead alone. */
export function* comeTo(g: BalanceOfPowers, force: Marching, to: number): Procedure {
  const { state: s } = g
  for (const u of force.units) {
    put(s, u, to)
    noteEntry(s, u, to)
  }
  s.from = to
  dismissLonely(g, force.side, force.from)
  yield* occupy(g, force, to)
  yield* admitBritain(g)
}

/**
 * §2.53 Infantry and mountain corps take the land of the enemy, never that of their own side (§2.531); several nations
 * agree whose it becomes.
 */
export function* occupy(g: BalanceOfPowers, { side, units }: Marching, to: number): Procedure {
  const { state: s } = g
  // §6.122 what a permissive neutral lets in takes its land as well
  if (allegianceAt(s, to) !== enemyOf(side) && !isPermitted(s, side, to)) return
  const comers = [...new Set(units.filter(mayOccupy).map(nationOf))]
  const takers = [...new Set(comers.map((n) => newController(s, side, to, n)))]
  const [first] = takers
  if (first === undefined) return
  if (takers.length === 1) {
    takeControl(g, to, first)
    yield* reckonConquest(g, to)
    return
  }
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '2.53',
    prompt: 'occupier',
    facts: { place: to },
    choose: () => ({ nation: takers }),
  })
  takeControl(g, to, pick.arg)
  yield* reckonConquest(g, to)
}
