/** §16 Who wins a scenario that is decided by points: places held at the end, and what was won on the way. */
import { areAllied, sideOf } from '../../allegiance.ts'
import { COALITION, EMPIRE, MARK, NEUTRALS, otherSide, type Side } from '../../codes.ts'
import type { PointsData, SuddenData } from '../../data/types-scenarios.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { isUnit, nationOf } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { lastTurn, listed, scenarioData, sideNamed } from '../../scenarios.ts'
import { space } from '../../spaces.ts'
import { has, piecesAt, type State } from '../../state.ts'
import { levelAt } from '../06-movement/fortresses.ts'

/** §16.1.3 the side that holds a place: of its fortress; of a city the side whose units stand there alone */
function sideHolding(s: State, at: number): number {
  const holder = s.holder.get(placeAt(at))
  if (levelAt(s, at) > 0) return sideOf(s, holder)
  const units = piecesAt(s, at).filter((p) => isUnit(p) && !has(s, p, MARK.inside))
  const [first] = units
  const isOne = first !== undefined && units.every((u) => areAllied(s, nationOf(u), nationOf(first)))
  return sideOf(s, isOne ? nationOf(first) : holder)
}

/** points of the side that counts them */
function pointsOf(s: State, data: PointsData): number {
  const side = sideNamed(data.for)
  const places = listed(data.scores).map((entry) => {
    const [id = '', points] = entry.split(':')
    return sideHolding(s, space(id)) === side ? Number(points) : 0
  })
  const won = (data.decisiveBattle ?? 0) * s.decisive.get(side)
  const destroyed = (data.armyDestroyed ?? 0) * s.destroyed.get(side)
  return places.reduce((sum, points) => sum + points, won + destroyed)
}

const isMet = (s: State, { at, all, held }: SuddenData): boolean => {
  const isHeld = (id: string): boolean => sideHolding(s, space(id)) === sideNamed(held)
  return all ? listed(at).every(isHeld) : listed(at).some(isHeld)
}

/** the side that wins at once, if one does */
function suddenWinner(s: State, data: PointsData, isEnd: boolean): Side | undefined {
  const met = (data.sudden ?? []).find((each) => (each.when === 'turn' || isEnd) && isMet(s, each))
  return met && sideNamed(met.wins)
}

function winnerByPoints(s: State, data: PointsData): number {
  const [points, side] = [pointsOf(s, data), sideNamed(data.for)]
  if (points >= data.winAt) return side
  return points <= data.loseAt ? otherSide(side) : NEUTRALS
}

/** Phase 8 of the turn. */
export function* judge(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  const { victory } = scenarioData(s.scenario)
  const isEnd = s.turn >= lastTurn(scenarioData(s.scenario))
  if (victory.kind !== 'points') {
    if (isEnd) throw new Error('no rules for a scenario that is decided by conditions')
    return 'done'
  }
  const sudden = suddenWinner(s, victory, isEnd)
  if (sudden === undefined && !isEnd) return 'done'
  const winner = sudden ?? winnerByPoints(s, victory)
  s.winner = winner === EMPIRE || winner === COALITION ? winner : NEUTRALS
  s.isOver = 1
  g.emit?.({ type: 'game-ended', rule: '16', winner: s.winner, points: pointsOf(s, victory) })
  return 'end'
}
