/** §5.31 Air raids: bombers against the resources of the enemy, CP's first, then EP's. */
import { at, TWO_D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { yearOf } from '../../calendar.ts'
import { MARK } from '../../codes.ts'
import { enemyOf, isMajor, type Side } from '../../nations.ts'
import { isBox, isCentre, isLand } from '../../places.ts'
import { allegianceAt, allegianceOf, isFlipped, isMarked, type State, whereIs } from '../../state.ts'
import { isRail } from '../../terrain.ts'
import { BOMBERS, evasionOf, FIGHTERS, gunsOf, isZeppelin, nationOf, radiusOf } from '../../units.ts'
import { isNeutralLand } from '../06-diplomacy/neutrals.ts'
import { isSupplied } from '../03-supply/net.ts'
import { hitAirUnit } from '../06-aviation/damage.ts'
import { dismissAces } from '../06-aviation/aces.ts'
import { isOnBoard } from '../06-aviation/fighters.ts'
import { reachOf } from '../06-aviation/flight.ts'
import { reduce } from './reductions.ts'

const RP = 1
const DECADE = 10

/** §5.312 hexes within the radius, not over neutral ones */
const inRadius = (s: State, u: number): number[] =>
  reachOf(s, {
    from: whereIs(s, u),
    points: radiusOf(u),
    isBarred: (p) => isBox(p) || isNeutralLand(s, p),
  })

/**
 * §5.311 A population centre with a railway in enemy hands. It has to be a major's: minors have no RP that could be
 * lost (§2.42 §5.3).
 */
const isTarget = (s: State, side: Side, p: number): boolean =>
  isCentre(p) && isRail(p) && allegianceAt(s, p) === enemyOf(side) && isMajor(s.control.get(p))

const targetsOf = (s: State, side: Side, u: number): number[] =>
  inRadius(s, u).filter((p) => isTarget(s, side, p))

/** §5.311 §3.2 in supply; one raid each */
const isReady = (s: State, side: Side, u: number): boolean =>
  whereIs(s, u) >= 0 &&
  isLand(whereIs(s, u)) &&
  allegianceOf(s, u) === side &&
  !isMarked(s, u, MARK.moved) &&
  isSupplied(s, u)

/** §5.312 one bomber an entry */
export function* airRaids(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  const u = BOMBERS.find((each) => isReady(s, side, each))
  if (u === undefined) {
    s.marks.removeFromAll(MARK.moved)
    return 'done'
  }
  s.marks.add(u, MARK.moved)
  const targets = targetsOf(s, side, u)
  if (targets.length > 0) yield* raidWith(g, side, u, targets)
  return at('season/air-raids', side)
}

function* raidWith(g: BalanceOfPowers, side: Side, u: number, targets: readonly number[]): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(s.decider.get(nationOf(u)), {
    rule: '5.312',
    prompt: 'raid',
    facts: { unit: u, radius: radiusOf(u) },
    choose: () => ({ raid: [...targets], no: true }),
    refuse: { raid: (p) => whyNotRaid(s, side, u, p) },
  })
  if (pick.verb === 'no') return
  raid(g, u, pick.arg)
  intercept(g, side, u, pick.arg)
}

const whyNotRaid = (s: State, side: Side, u: number, p: number): Refusal => ({
  code: isTarget(s, side, p) ? 'out-of-radius' : 'no-target',
  rule: isTarget(s, side, p) ? '5.312' : '5.311',
  facts: { unit: u, place: p },
})

/** fighters of the enemy with the place in their radius, in supply or not (§3.2); none on board a ship (§6.452) */
export const guardsOf = (s: State, side: Side, p: number): number[] =>
  FIGHTERS.filter(
    (u) =>
      whereIs(s, u) >= 0 &&
      allegianceOf(s, u) === enemyOf(side) &&
      !isOnBoard(s, u) &&
      inRadius(s, u).includes(p),
  )

/** §5.312 */
export function raidModifier(s: State, u: number, p: number): number {
  const side = allegianceOf(s, u) as Side
  return Number(guardsOf(s, side, p).length > 0) + Number(isZeppelin(u)) + Number(isFlipped(s, u))
}

/** §5.313 below the last digit of the year */
export const raidBelow = (s: State): number => yearOf(s.month) % DECADE

function raid(g: BalanceOfPowers, u: number, p: number): void {
  const { state: s } = g
  const drm = raidModifier(s, u, p)
  const below = raidBelow(s)
  const { reading: hits, faces } = g.roll(TWO_D6, (sum) => Number(sum + drm < below))
  g.emit?.({ type: 'raided', rule: '5.312', unit: u, place: p, faces, drm, below, hit: hits })
  if (hits === 1) reduce(g, s.control.get(p), RP, 'raids', '5.313')
}

/** §5.314 each of them once, above the evasion of the bomber; nobody would let it pass */
function intercept(g: BalanceOfPowers, side: Side, u: number, p: number): void {
  const { state: s } = g
  const from = whereIs(s, u)
  for (const fighter of guardsOf(s, side, p)) {
    if (whereIs(s, u) < 0) return
    const value = gunsOf(fighter)
    const { reading: hits, faces } = g.roll(TWO_D6, (sum) => Number(sum + value > evasionOf(u)))
    g.emit?.({
      type: 'shot',
      rule: '5.314',
      unit: fighter,
      target: u,
      faces,
      value,
      above: evasionOf(u),
      hit: hits,
    })
    if (hits === 1) hitAirUnit(g, u, 1, '5.314')
  }
  dismissAces(g, side, from)
}
