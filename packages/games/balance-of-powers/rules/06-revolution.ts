/** §6.8 Revolution. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../balance-of-powers.ts'
import { FORTRESS, OUT, STANDING } from '../codes.ts'
import { DATA } from '../data/load.ts'
import { DE, enemyOf, nation, NEUTRAL, RU, type Side } from '../nations.ts'
import { place } from '../places.ts'
import { isInPlay } from '../scenarios.ts'
import { CAPITALS, FORTRESSES, nationOfFortress } from '../sites.ts'
import { allegianceAt, flip, put, type State, supplyChanges, whereIs } from '../state.ts'
import { isKind, printedEffectiveness, unit, UNITS_OF } from '../units.ts'
import { dismissLonely } from './01-components/leaders.ts'
import { dismissFromRuins } from './02-concepts/conquest.ts'
import { takeControl } from './02-concepts/control.ts'
import { isInCrisis, isInRevolution } from './02-concepts/demoralization.ts'
import { hasRoom } from './02-concepts/stacking.ts'
import { scenarioEconomy } from './12-scenarios/economy.ts'

const { nations, from, never, corps: CORPS, effectiveness } = DATA.economy.revolution
const SHAKY = nations.split(' ').map(nation)
const FINLAND = nation('FI')
const FINNISH_CORPS = unit('RU-inf-22')
const HELSINKI = place('helsinki')

/** §6.81 from the second month of its crisis on each of the three rolls; some scenarios skip it (§12.2 §12.3) */
export function* revolutions(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  if (scenarioEconomy(s).noRevolution === true) return 'done'
  for (const n of SHAKY) {
    const months = s.month - s.crisisMonth.get(n)
    const isRipe = s.allegiance.get(n) !== NEUTRAL && isInCrisis(s, n) && !isInRevolution(s, n)
    if (isRipe && months >= from) riot(g, n, months)
  }
  return 'done'
}

/** below the months since the crisis began; a 6 never */
function riot(g: BalanceOfPowers, n: number, months: number): void {
  const { total: die, reading } = g.roll(D6, (face) => Number(face < months && face !== never))
  g.emit?.({ type: 'revolution-rolled', rule: '6.81', nation: n, die, below: months, broke: reading === 1 })
  if (reading === 1) revolt(g, n)
}

/** §6.82 §6.83 it stays on its side, without RP for ever */
function revolt(g: BalanceOfPowers, n: number): void {
  const { state: s } = g
  s.standing.add(n, STANDING.revolution)
  s.rp.set(n, 0)
  if (n !== DE) collapse(g, n)
  if (n === RU) freeFinland(g)
  supplyChanges(s)
}

/** §6.82 Austria-Hungary and Russia: no army, no fortresses, and six corps in the capital */
function collapse(g: BalanceOfPowers, n: number): void {
  const { state: s } = g
  const side = s.allegiance.get(n)
  if (side === NEUTRAL) return
  const units = UNITS_OF[n] as readonly number[]
  const left = new Set<number>()
  for (const u of units) {
    const p = whereIs(s, u)
    if (p >= 0) left.add(p)
    put(s, u, OUT.gone)
  }
  for (let f = 0; f < FORTRESSES; f++) if (nationOfFortress(f) === n) s.fortress.set(f, FORTRESS.destroyed)
  const guards = units
    .filter((u) => isKind(u, 'infantry') && printedEffectiveness(u, false) === effectiveness)
    .filter((u) => u !== FINNISH_CORPS)
    .slice(0, CORPS)
  const capitals = CAPITALS[n] as readonly number[]
  guards.forEach((u, i) => {
    guard(s, side, u, capitals[Math.floor((i * capitals.length) / CORPS)] as number)
  })
  for (const p of left) dismissLonely(g, side, p)
  dismissFromRuins(g, n)
}

/** unless the enemy controls it, or allies fill it (§2.62) */
function guard(s: State, side: Side, u: number, p: number): void {
  if (!isInPlay(s.scenario, p) || allegianceAt(s, p) === enemyOf(side) || !hasRoom(s, side, p, [u])) return
  flip(s, u, false)
  put(s, u, p)
}

/** §6.83 Finland is a true neutral from now on; its one corps keeps to Helsinki */
function freeFinland(g: BalanceOfPowers): void {
  takeControl(g, HELSINKI, FINLAND)
}
