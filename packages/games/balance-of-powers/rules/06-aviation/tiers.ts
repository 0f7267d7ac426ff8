/** §6.322 The tiers of a dogfight: who has the best machine-guns fires first. */
import { at, TWO_D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK, SORTIE } from '../../codes.ts'
import { enemyOf, SIDES, type Side } from '../../nations.ts'
import { allegianceOf, isFlipped, isMarked, put, type State } from '../../state.ts'
import { evasionOf, FIGHTERS, gunsOf, nationOf, radiusOf } from '../../units.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { isNeutralLand } from '../06-diplomacy/neutrals.ts'
import { isWater } from '../../places.ts'
import { hitAirUnit } from './damage.ts'
import { aceOf, fightersAt, hasEnemyFighters } from './fighters.ts'
import { reachOf } from './flight.ts'
import { dismissAces } from './aces.ts'

const numberOf = (u: number): number => FIGHTERS.indexOf(u)
const has = (s: State, u: number, what: number): boolean => s.sorties.has(numberOf(u), what)
const note = (s: State, u: number, what: number): void => {
  s.sorties.add(numberOf(u), what)
}

const fighters = (s: State): number[] => SIDES.flatMap((side) => fightersAt(s, side, s.dogfight))
const sideOf = (s: State, u: number): Side => allegianceOf(s, u) as Side

/** §6.323 with an ace a second shot follows the first */
export const mayFire = (s: State, u: number): boolean =>
  !has(s, u, SORTIE.fired) || (aceOf(s, u) !== undefined && !has(s, u, SORTIE.firedTwice))

/** §6.323 nobody twice before everybody once, unless an ace fires */
export function targetsOf(s: State, u: number): number[] {
  const enemies = fightersAt(s, enemyOf(sideOf(s, u)), s.dogfight)
  if (aceOf(s, u) !== undefined) return enemies
  const fresh = enemies.filter((each) => !has(s, each, SORTIE.targeted))
  return fresh.length > 0 ? fresh : enemies
}

/** One shot an entry, then what the tier has done (§6.324). */
export function* tier(g: BalanceOfPowers, guns: number): Procedure<Next> {
  const { state: s } = g
  const shooter = fighters(s).find((u) => gunsOf(u) === guns && mayFire(s, u))
  if (shooter === undefined) {
    applyHits(g)
    return at('aviation/aborts', guns)
  }
  const pick = yield* g.ask(s.decider.get(nationOf(shooter)), {
    rule: '6.323',
    prompt: 'fire',
    facts: { unit: shooter, place: s.dogfight },
    choose: () => ({ fire: targetsOf(s, shooter), 'hold-fire': true }),
    refuse: { fire: (u) => whyNotFire(s, shooter, u) },
  })
  if (pick.verb === 'fire') fire(g, shooter, pick.arg)
  // §6.322 a shot not taken is lost
  note(s, shooter, has(s, shooter, SORTIE.fired) ? SORTIE.firedTwice : SORTIE.fired)
  return at('aviation/tier', guns)
}

const whyNotFire = (s: State, shooter: number, u: number): Refusal => ({
  code: fightersAt(s, enemyOf(sideOf(s, shooter)), s.dogfight).includes(u)
    ? 'targeted-already'
    : 'not-in-dogfight',
  rule: '6.323',
  facts: { unit: u },
})

/** §6.323 machine-guns, and one more against a reduced one from full strength */
export const shotValue = (s: State, shooter: number, target: number): number =>
  gunsOf(shooter) + (!isFlipped(s, shooter) && isFlipped(s, target) ? 1 : 0)

/** §6.323 above the evasion of the target */
function fire(g: BalanceOfPowers, shooter: number, target: number): void {
  const { state: s } = g
  const value = shotValue(s, shooter, target)
  const { reading: hits, faces } = g.roll(TWO_D6, (sum) => Number(sum + value > evasionOf(target)))
  g.emit?.({
    type: 'shot',
    rule: '6.323',
    unit: shooter,
    target,
    faces,
    value,
    above: evasionOf(target),
    hit: hits,
  })
  note(s, target, SORTIE.targeted)
  if (hits === 1) note(s, target, has(s, target, SORTIE.hit) ? SORTIE.hitTwice : SORTIE.hit)
}

/** §6.324 all hits of a tier at once */
function applyHits(g: BalanceOfPowers): void {
  const { state: s } = g
  for (const u of fighters(s).filter((each) => has(s, each, SORTIE.hit))) {
    const ace = aceOf(s, u)
    const hits = has(s, u, SORTIE.hitTwice) ? 2 : 1
    s.sorties.remove(numberOf(u), SORTIE.hit | SORTIE.hitTwice)
    if (hitAirUnit(g, u, hits, '6.324', ace)) s.marks.add(u, MARK.hit)
  }
  for (const side of SIDES) dismissAces(g, side, s.dogfight)
}

/** §6.324 §errata.6.324 whoever was damaged in this dogfight, and not before, leaves it; one an entry */
export function* abort(g: BalanceOfPowers, guns: number): Procedure<Next> {
  const { state: s } = g
  const u = fighters(s).find((each) => isMarked(s, each, MARK.hit))
  if (u !== undefined) {
    yield* leave(g, u)
    return at('aviation/aborts', guns)
  }
  const isOver = SIDES.some((side) => fightersAt(s, side, s.dogfight).length === 0)
  const lower = fighters(s)
    .map(gunsOf)
    .filter((each) => each < guns)
  // §6.325 the next tier fires after what this one has done
  if (!isOver && lower.length > 0) return at('aviation/tier', Math.max(...lower))
  s.sorties.fill(0)
  s.pairs.fill(0)
  return 'done'
}

/** §6.324 friendly places without enemy units; not by way of enemy fighters, nor over land that is neutral all over */
function refuges(s: State, u: number): number[] {
  const side = sideOf(s, u)
  const isBarred = (p: number): boolean =>
    hasEnemyFighters(s, side, p) || (isNeutralLand(s, p) && !isWater(p))
  return reachOf(s, { from: s.dogfight, points: radiusOf(u), isBarred }).filter(
    (p) => p !== s.dogfight && isFriendly(s, side, p) && s.derived.presence.first(p, enemyOf(side)) < 0,
  )
}

/** a fighter that has nowhere to go is lost, as on its way home (§6.73) */
function* leave(g: BalanceOfPowers, u: number): Procedure {
  const { state: s } = g
  const [from, ace] = [s.dogfight, aceOf(s, u)]
  const places = refuges(s, u)
  const [only] = places
  s.marks.remove(u, MARK.hit | MARK.patrolling)
  if (only === undefined) {
    hitAirUnit(g, u, 2, '6.324', ace)
    dismissAces(g, sideOf(s, u), from)
    return
  }
  const to = places.length === 1 ? only : yield* refuge(g, u, places)
  for (const each of ace === undefined ? [u] : [u, ace]) {
    put(s, each, to)
    s.marks.remove(each, MARK.patrolling)
  }
  g.emit?.({ type: 'aborted', rule: '6.324', unit: u, from, to })
  dismissAces(g, sideOf(s, u), from)
}

function* refuge(g: BalanceOfPowers, u: number, places: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(g.state.decider.get(nationOf(u)), {
    rule: '6.324',
    prompt: 'abort',
    facts: { unit: u, place: g.state.dogfight },
    choose: () => ({ 'land-at': [...places] }),
    refuse: { 'land-at': (p) => ({ code: 'no-refuge', rule: '6.324', facts: { unit: u, place: p } }) },
  })
  return pick.arg
}
