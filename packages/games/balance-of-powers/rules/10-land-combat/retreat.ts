/** §10.722 Mobile defenders retreat. */
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { ON } from '../../crossings.ts'
import { powerOfSide, type Side } from '../../nations.ts'
import { isBox, isInAfrica, isLand } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { isFlipped, put, type State } from '../../state.ts'
import { CROSSINGS, neighboursOf } from '../../terrain.ts'
import { isFlotillaCorps, isLandLeader, isMountainCorps } from '../../units.ts'
import { corpsAt, hasFortress, isEnemyHeld } from '../02-concepts/control.ts'
import { hasRoom, leadersAt } from '../02-concepts/stacking.ts'
import { isBarredLand } from '../06-diplomacy/neutrals.ts'
import { occupy } from '../09-land-movement/entering.ts'
import { isWatched } from '../09-land-movement/ways.ts'
import { noteEntry } from '../12-scenarios/deeds.ts'
import { maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { attackerOf, corpsIn, defenderOf, WORD } from './facts.ts'
import { loseCorps } from './losing.ts'
import { resultOf } from './table.ts'

const FAR = 3
const FAR_IN_AFRICA = 1

/** §10.62 */
export const givesGround = (s: State): boolean => resultOf(s.combat.get(WORD.line)).ground === true

/** §10.722 beside those who have attacked, if any of them are left */
const isBesideAttackers = (s: State, p: number): boolean =>
  corpsIn(s, attackerOf(s)).length > 0 && (p === s.from || neighboursOf(s.from).includes(p))

/** §9.13 §1.25 what stops a march stops a retreat, the defence of land across a canal too */
function mayCross(s: State, side: Side, u: number, from: number, to: number): boolean {
  const c = CROSSINGS.between(from, to)
  if (!CROSSINGS.has(c, ON.march) || isFlotillaCorps(u)) return false
  if (isWatched(s, { side, from, units: [u] }, to, c)) return false
  return !CROSSINGS.has(c, ON.alpinePass) || isMountainCorps(u)
}

/** §10.722 a Trench Battle there stops nobody (ruling 115) */
const mayEnter = (s: State, side: Side, u: number, p: number): boolean =>
  isInPlay(s.scenario, p) &&
  isLand(p) &&
  !isBarredLand(s, side, p) &&
  !isEnemyHeld(s, side, p) &&
  !isBesideAttackers(s, p) &&
  hasRoom(s, side, p, [u]) &&
  maySatisfyScenario(s, side, p, [u])

/** places one to three steps away, each of which it may enter */
function retreatsOf(s: State, u: number): number[] {
  const side = defenderOf(s)
  const reached = new Set([s.target])
  let edge = [s.target]
  for (let step = 0; step < (isInAfrica(s.target) ? FAR_IN_AFRICA : FAR); step++) {
    const next = edge.flatMap((p) =>
      neighboursOf(p).filter(
        (to) => !reached.has(to) && mayCross(s, side, u, p, to) && mayEnter(s, side, u, to),
      ),
    )
    for (const p of next) reached.add(p)
    edge = [...new Set(next)]
  }
  reached.delete(s.target)
  return [...reached].sort((a, b) => a - b)
}

/** One corps an entry; in a box they stay. */
export function* retreat(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  if (!givesGround(s) || isBox(s.target)) return 'done'
  const u = corpsIn(s, defenderOf(s)).find((each) => !isFlipped(s, each))
  if (u === undefined) return 'done'
  const places = retreatsOf(s, u)
  const [only] = places
  if (only === undefined) loseCorps(g, u, '10.722')
  else yield* retreatTo(g, u, places.length === 1 ? only : yield* destination(g, u, places))
  return 'combat/retreat'
}

function* destination(g: BalanceOfPowers, u: number, places: readonly number[]): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(powerOfSide(defenderOf(s)), {
    rule: '10.722',
    prompt: 'retreat',
    facts: { unit: u, place: s.target },
    choose: () => ({ retreat: [...places] }),
    refuse: { retreat: (p) => whyNotRetreat(s, u, p) },
  })
  return pick.arg
}

function whyNotRetreat(s: State, u: number, p: number): Refusal {
  const code = isBesideAttackers(s, p) ? 'retreat-beside-attacker' : 'no-retreat-there'
  return { code, rule: '10.722', facts: { unit: u, place: p } }
}

function* retreatTo(g: BalanceOfPowers, u: number, to: number): Procedure {
  const { state: s } = g
  const side = defenderOf(s)
  g.emit?.({ type: 'retreated', rule: '10.722', unit: u, from: s.target, to })
  put(s, u, to)
  noteEntry(s, u, to)
  if (corpsAt(s, side, s.target) === 0 && !hasFortress(s, side, s.target)) leadAway(s, side, to)
  yield* occupy(g, { side, from: s.target, units: [u] }, to)
}

/** §1.323 the leader goes with the last of his corps, where there is room for him */
function leadAway(s: State, side: Side, to: number): void {
  for (const leader of s.derived.presence.unitsAt(s.target, side).filter(isLandLeader))
    if (leadersAt(s, side, to) === 0) put(s, leader, to)
}
