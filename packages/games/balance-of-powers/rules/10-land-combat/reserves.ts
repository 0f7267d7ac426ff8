/** §10.4 The defender may bring a corps from beside. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { GROUND_MARK } from '../../codes.ts'
import { ON } from '../../crossings.ts'
import { enemyOf, powerOfSide, type Side } from '../../nations.ts'
import { flip, isFlipped, put, type State, whereIs } from '../../state.ts'
import { CROSSINGS, neighboursOf } from '../../terrain.ts'
import { hasTrenchSide, isCorps, isFlotillaCorps, isMountainCorps } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { corpsAt } from '../02-concepts/control.ts'
import { hasRoom } from '../02-concepts/stacking.ts'
import { isSupplied } from '../03-supply/net.ts'
import { maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { airSuperiority } from '../06-aviation/superiority.ts'
import { defenceValue } from './effectiveness.ts'
import { attackerOf, COMBAT, defenderOf, forget, hasTrenches, is, keepMajors, WORD } from './facts.ts'

/** §10.41 trenches, no counterattack on a breach, no innovation of the attacker; one corps a half */
const mayReinforce = (s: State): boolean =>
  hasTrenches(s, defenderOf(s)) &&
  !is(s, COMBAT.counterattack | COMBAT.innovative) &&
  !s.ground.has(s.target, GROUND_MARK.reserveSpent)

/** §2.521 it could march there from where it is */
function isBeside(s: State, u: number, p: number): boolean {
  const c = CROSSINGS.between(p, s.target)
  if (!CROSSINGS.has(c, ON.march) || isFlotillaCorps(u)) return false
  return !CROSSINGS.has(c, ON.alpinePass) || isMountainCorps(u)
}

const mayCome = (s: State, side: Side, p: number, u: number): boolean =>
  isCorps(u) &&
  isBeside(s, u, p) &&
  hasRoom(s, side, s.target, [u]) &&
  maySatisfyScenario(s, side, s.target, [u])

/** §10.41 §10.42 corps in places beside that no trench battle marks */
export function reservesOf(s: State): number[] {
  if (!mayReinforce(s)) return []
  const side = defenderOf(s)
  return neighboursOf(s.target)
    .filter((p) => !s.ground.has(p, GROUND_MARK.trenchBattle))
    .flatMap((p) => s.derived.presence.unitsAt(p, side).filter((u) => mayCome(s, side, p, u)))
}

/** §2.521 beside one that could march there */
const isBesideEnemyCorps = (s: State, side: Side, p: number): boolean =>
  neighboursOf(p).some(
    (to) => CROSSINGS.has(CROSSINGS.between(p, to), ON.march) && corpsAt(s, enemyOf(side), to) > 0,
  )

/** §10.42 */
function dieModifier(s: State, u: number): number {
  const side = defenderOf(s)
  const mobile = isFlipped(s, u) ? 0 : -1
  const quiet = isBesideEnemyCorps(s, side, whereIs(s, u)) ? 0 : -1
  return mobile + quiet + (airSuperiority(s, s.target) === attackerOf(s) ? 1 : 0)
}

export function* commitReserve(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  const unit = reservesOf(s)
  if (unit.length === 0) return 'done'
  const pick = yield* g.ask(powerOfSide(defenderOf(s)), {
    rule: '10.41',
    prompt: 'commit-reserve',
    facts: { place: s.target },
    choose: () => ({ reserve: unit, no: true }),
    refuse: { reserve: (u) => whyNotReserve(s, u) },
  })
  if (pick.verb === 'reserve') rollForReserve(g, pick.arg)
  return 'done'
}

function whyNotReserve(s: State, u: number): Refusal | undefined {
  const p = whereIs(s, u)
  const code = p >= 0 && s.ground.has(p, GROUND_MARK.trenchBattle) ? 'reserve-in-trench-battle' : 'no-reserve'
  return { code, rule: '10.42', facts: { unit: u, place: s.target } }
}

/** §10.42 what is added to its die, and the effectiveness that has to stay above it */
export const reserveRoll = (s: State, u: number): { readonly value: number; readonly drm: number } => ({
  value: defenceValue(s, u),
  drm: dieModifier(s, u),
})

function rollForReserve(g: BalanceOfPowers, u: number): void {
  const { state: s } = g
  const { value, drm } = reserveRoll(s, u)
  const { reading: comes, total } = g.roll(D6, (die) => Number(die + drm < value))
  const from = whereIs(s, u)
  g.emit?.({
    type: 'reserve-rolled',
    rule: '10.42',
    unit: u,
    from,
    place: s.target,
    roll: total + drm,
    below: value,
  })
  if (comes === 0) return
  bringReserve(s, u)
  dismissLonely(g, defenderOf(s), from)
}

/** §10.42 It joins the defence. */
export function bringReserve(s: State, u: number): void {
  put(s, u, s.target)
  // §9.62 before the dice of the combat
  if (hasTrenchSide(u)) flip(s, u, true)
  s.ground.add(s.target, GROUND_MARK.reserveSpent)
  s.combat.set(WORD.reserve, u + 1)
  if (!isSupplied(s, u)) forget(s, COMBAT.defenderSupplied)
  keepMajors(s, defenderOf(s))
}
