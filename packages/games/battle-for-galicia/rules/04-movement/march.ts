/** §4.2 §4.3 marching, singly or stacked, hex by hex. */
import type { BattleForGalicia, Procedure } from '../../battle-for-galicia.ts'
import { activeSide, hexOf, MARK, mark, put, type State, spentOf, stepsOf } from '../../state.ts'
import { printedMovement } from '../../units.ts'
import { movementLeft } from '../02-units.ts'
import { topOf } from '../05-stacking.ts'
import { isNearEnemies, reactions } from '../12-cavalry.ts'
import { canAllMove, priceOf } from './costs.ts'
import { whyNotEnter } from './refusals.ts'
import { budgetOf, destinations, searchesSoFar, wayTo } from './ways.ts'

/** §4.2 a stack goes as far as its slowest unit; units may be left behind on the way */
export function* march(g: BattleForGalicia, group: readonly number[]): Procedure {
  const { state: s } = g
  let units = group
  while (canAllMove(s, activeSide(s), units)) {
    const marching = units
    let offered = -1
    const pick = yield* g.ask(activeSide(s), {
      rule: '4.2',
      prompt: 'march',
      facts: { units: marching, hex: hexOf(s, marching[0] as number), left: budgetOf(s, marching) },
      choose: () => {
        const march = destinations(s, marching)
        offered = searchesSoFar()
        return { march, leave: marching.length > 1 ? [...marching] : [], halt: true }
      },
      refuse: { march: (h) => whyNotEnter(s, marching, h) },
    })
    if (pick.verb === 'halt') return
    if (pick.verb === 'leave') units = marching.filter((u) => u !== pick.arg)
    else yield* marchTo(g, marching, wayTo(s, marching, pick.arg, offered === searchesSoFar()))
  }
}

/** Goes hex by hex; stops where enemy cavalry reacts, for the ground has changed (§12.1). */
function* marchTo(g: BattleForGalicia, units: readonly number[], way: readonly number[]): Procedure {
  for (const to of way) {
    const from = hexOf(g.state, units[0] as number)
    stepTo(g, units, from, to)
    const approach = { units, from, to }
    if (isNearEnemies(g.state, approach) && (yield* reactions(g, approach))) return
  }
}

function stepTo(g: BattleForGalicia, units: readonly number[], from: number, to: number): void {
  const { state: s } = g
  const cost = priceOf(s, activeSide(s), from, to)
  let minimum = false
  for (const u of units) {
    if (pay(s, u, cost)) minimum = true
    put(s, u, to)
  }
  if (g.emit) reportStep(g, units, { from, to, cost, minimum })
}

/** The owner is told who moves, the enemy only what lies on top (§5.4). */
function reportStep(
  g: BattleForGalicia,
  units: readonly number[],
  { from, to, cost, minimum }: { from: number; to: number; cost: number; minimum: boolean },
): void {
  const top = units.length === 1 ? units : [topOf(g.state, units)]
  g.emit?.(
    { type: 'moved', rule: '4.2', units, others: false, from, to, cost, minimum },
    {
      to: activeSide(g.state),
      others: { type: 'moved', rule: '4.2', units: top, others: units.length > 1, from, to, cost, minimum },
    },
  )
}

/** §4.3 a unit that cannot afford its first step makes a minimum move and is done; true if so */
function pay(s: State, u: number, cost: number): boolean {
  if (cost <= movementLeft(s, u)) {
    s.spent.set(u, spentOf(s, u) + cost)
    return false
  }
  s.spent.set(u, printedMovement(u, stepsOf(s, u)))
  mark(s, u, MARK.minimumMove)
  return true
}
