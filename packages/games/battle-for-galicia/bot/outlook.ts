/** What a plan comes to, reckoned without dice: its attacks, its towns, and the enemy's best answer to it. */
import { TOWNS } from '../map.ts'
import { isOnBoard, scenarioOf } from '../scenarios.ts'
import { AH, enemyOf, type Side } from '../sides.ts'
import { hexOf, isHeldBy, LAYOUT, type State } from '../state.ts'
import { survey } from './battlefield.ts'
import { prospects } from './evaluate.ts'
import { chooseAttacks, rangesOf, type Ranges } from './marching.ts'
import type { MarchPlan, Orders } from './plan.ts'
import { Camp } from './posts.ts'
import { townsOf } from './worth.ts'

/** how much the enemy's answer weighs against what we have in hand */
const ANSWER = 1

/** The plan's worth in points, from a position at the start of its movement phase. */
export function outlook(s: State, plan: MarchPlan, usual: Orders): number {
  const side = plan.side as Side
  const after = marched(s, plan)
  const attacks = plan.attacks.reduce((sum, { worth }) => sum + worth, 0)
  const ours = attacks + townsNow(after, side) + prospects(after, side) - prospects(after, enemyOf(side))
  passTurn(after)
  return ours - (isOver(s) ? 0 : answerTo(after, enemyOf(side), usual) * ANSWER)
}

const isOver = (s: State): boolean => s.side === AH && s.turn === scenarioOf(s).lastTurn

function marched(s: State, { marches }: MarchPlan): State {
  const after = LAYOUT.create()
  after.words.set(s.words)
  for (const { units, to } of marches) for (const u of units) after.where.set(u, to)
  LAYOUT.restore(after, after.words)
  return after
}

/** §15.1.2 what standing in towns scores at the end of this turn */
function townsNow(s: State, side: Side): number {
  let points = 0
  for (const index of townsOf(side)) {
    const town = TOWNS[index]
    if (town && isOnBoard(s, town.hex) && isHeldBy(s, side, town.hex))
      points += s.captured.get(index) === 1 ? town.occupy : town.capture
  }
  return points
}

/** as if nobody had fought: fresh marks, the other side to move */
function passTurn(s: State): void {
  if (s.side === AH) s.turn += 1
  s.side = enemyOf(s.side)
  s.marks.fill(0)
  s.spent.fill(0)
}

/** The worth of the attacks the side could make now, and of the towns it could walk into. */
function answerTo(s: State, side: Side, usual: Orders): number {
  const field = survey(s, side)
  const ranges = rangesOf(field)
  const camp = new Camp()
  const places = new Map<number, number>()
  const attacks = chooseAttacks(field, ranges, usual, camp, places, (u, h) => {
    camp.settle(s, u, h)
    places.set(u, h)
  })
  return attacks.reduce((sum, { worth }) => sum + worth, 0) + openTowns(s, side, ranges)
}

function openTowns(s: State, side: Side, ranges: Ranges): number {
  let points = 0
  for (const index of townsOf(side)) {
    const town = TOWNS[index]
    if (!town || !isOnBoard(s, town.hex)) continue
    if (isReached(s, town.hex, ranges)) points += s.captured.get(index) === 1 ? town.occupy : town.capture
  }
  return points
}

function isReached(s: State, hex: number, ranges: Ranges): boolean {
  for (const [u, reach] of ranges) if (hexOf(s, u) === hex || reach.includes(hex)) return true
  return false
}
