/** §6.31 Patrol: fighters take to the air one at a time, CP first, in turns. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import { enemyOf, powerOfSide, SIDES, type Side } from '../../nations.ts'
import { isLand } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { allegianceOf, isMarked, type State, whereIs } from '../../state.ts'
import { FIGHTERS, isFighter, radiusOf } from '../../units.ts'
import { isNeutralLand } from '../06-diplomacy/neutrals.ts'
import { isSupplied } from '../03-supply/net.ts'
import { flyTo } from './aces.ts'
import { combinable, combine, reducedAirUnits, whyNotCombine } from './combine.ts'
import { hasEnemyFighters } from './fighters.ts'
import { reachOf } from './flight.ts'

/** §6.312 Why the fighter cannot set out. */
function whyNotFly(s: State, side: Side, u: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { unit: u } })
  if (whereIs(s, u) < 0 || allegianceOf(s, u) !== side) return refuse('not-yours', '4.2')
  if (!isFighter(u)) return refuse('no-fighter', '6.3')
  if (isMarked(s, u, MARK.patrolling)) return refuse('on-patrol', '6.312')
  if (!isLand(whereIs(s, u))) return refuse('at-sea', '6.452')
  return isSupplied(s, u) ? undefined : refuse('air-unsupplied', '6.312')
}
const ready = (s: State, side: Side): number[] => FIGHTERS.filter((u) => whyNotFly(s, side, u) === undefined)

/** §6.311 §6.312 nowhere but where it is, if enemy fighters are there; over neutral land nobody flies */
function patrolsOf(s: State, side: Side, u: number): number[] {
  const from = whereIs(s, u)
  if (hasEnemyFighters(s, side, from)) return [from]
  return reachOf(s, { from, points: radiusOf(u), isBarred: (p) => isNeutralLand(s, p) })
}

function whyNotPatrol(s: State, side: Side, u: number, p: number): Refusal {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({
    code,
    rule,
    facts: { unit: u, place: p },
  })
  if (!isInPlay(s.scenario, p)) return refuse('other-map', '11.1')
  if (isNeutralLand(s, p)) return refuse('neutral-air', '6.312')
  return hasEnemyFighters(s, side, whereIs(s, u))
    ? refuse('held-by-fighters', '6.312')
    : refuse('out-of-radius', '6.311')
}

/** §6.313 the other side's turn; a side that has just passed is told by two more */
const turnOf = (side: Side, hasPassed: boolean): number => side + (hasPassed ? SIDES.length : 0)

export function* patrol(g: BalanceOfPowers, turn: number): Procedure<Next> {
  const { state: s } = g
  const side = (turn % SIDES.length) as Side
  const hasPassed = turn >= SIDES.length
  const fighters = ready(s, side)
  // §6.313 both have passed, or have nobody left to move
  if (fighters.length === 0)
    return hasPassed || ready(s, enemyOf(side)).length === 0
      ? 'done'
      : at('aviation/patrol', turnOf(enemyOf(side), true))
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.311',
    prompt: 'patrol',
    facts: { side },
    choose: () => ({ fly: fighters, combine: combinable(s, reducedAirUnits(s, side)), pass: true }),
    refuse: { fly: (u) => whyNotFly(s, side, u), combine: (u) => whyNotCombine(s, u) },
  })
  switch (pick.verb) {
    case 'combine':
      combine(g, pick.arg)
      return at('aviation/patrol', turn)
    case 'pass':
      g.emit?.({ type: 'patrol-passed', rule: '6.311', side })
      return hasPassed ? 'done' : at('aviation/patrol', turnOf(enemyOf(side), true))
    case 'fly':
      yield* takeOff(g, side, pick.arg)
  }
  return at('aviation/patrol', turnOf(enemyOf(side), false))
}

function* takeOff(g: BalanceOfPowers, side: Side, u: number): Procedure {
  const { state: s } = g
  const from = whereIs(s, u)
  const { arg: to } = yield* g.ask(powerOfSide(side), {
    rule: '6.311',
    prompt: 'patrol-where',
    facts: { unit: u, radius: radiusOf(u) },
    choose: () => ({ 'patrol-at': patrolsOf(s, side, u) }),
    refuse: { 'patrol-at': (p) => whyNotPatrol(s, side, u, p) },
  })
  yield* flyTo(g, side, u, to, MARK.patrolling)
  g.emit?.({ type: 'patrolled', rule: '6.311', unit: u, from, to })
}
