/** §8.4 units on the march: a group goes hex by hex, drops units on the way, and halts. */
import type { GrandIllusion, Step } from '../../grand-illusion.ts'
import type { Side } from '../../sides.ts'
import { hexOf, isMarked, MARK, type State, unitsAt } from '../../state.ts'
import { isDecided } from '../14-scenarios/victory.ts'
import { gather, type Group, isFreeToMove, likenessOf, type Manner, movementLeft } from './group.ts'
import { flipHqs } from './hq.ts'
import { whyNotMarch } from './refusals.ts'
import { stepTo } from './step.ts'
import { canGoAnywhere, destinations, findWays, pathTo, type Way } from './ways.ts'

export type { Manner } from './group.ts'
export { whyNotMove } from './refusals.ts'

/** Units of this hex that can still make a step, if need be in company. */
export const movableUnits = (s: State, side: Side, h: number, manner: Manner): number[] =>
  able(
    s,
    unitsAt(s, side, h).filter((u) => isFreeToMove(s, u, manner)),
    (u) => canGoAnywhere(s, gather(s, [u], manner, true)),
  )

/** Of these, units that can make it alone. */
export const loneMovers = (s: State, units: readonly number[], manner: Manner): number[] =>
  able(s, units, (u) => canGoAnywhere(s, gather(s, [u], manner)))

/** Those of a hex that pass the test; units that are alike are tested once. */
function able(s: State, units: readonly number[], test: (u: number) => boolean): number[] {
  const verdicts = new Map<number, boolean>()
  return units.filter((u) => {
    const likeness = likenessOf(s, u)
    const known = verdicts.get(likeness)
    if (known !== undefined) return known
    const verdict = test(u)
    verdicts.set(likeness, verdict)
    return verdict
  })
}

/** §8.4 these units move together, hex by hex; asks until they halt. HQs flip at the end (§8.4.1). */
export function* march(g: GrandIllusion, units: readonly number[], manner: Manner): Step {
  yield* g.within('march', goOn(g, units, manner))
  flipHqs(
    g,
    units.filter((u) => isMarked(g.state, u, MARK.moved)),
  )
}

function* goOn(g: GrandIllusion, units: readonly number[], manner: Manner): Step {
  const { state: s } = g
  let group = gather(s, units, manner)
  while (!isDecided(s)) {
    const marching = group
    const ways = findWays(s, marching)
    const goals = destinations(ways)
    if (goals.length === 0 && !canAnyoneGoOn(s, marching)) return
    const pick = yield* g.ask(marching.side, {
      rule: '8.4.basic',
      prompt: 'march',
      facts: factsOf(marching),
      choose: () => ({
        march: goals,
        leave: marching.units.length > 1 ? [...marching.units] : [],
        halt: true,
      }),
      refuse: { march: (h) => whyNotMarch(s, marching, h) },
    })
    if (pick.verb === 'halt') return
    if (pick.verb === 'march' && (yield* marchTo(g, marching, ways, pick.arg))) return
    const left = pick.verb === 'leave' ? pick.arg : -1
    group = gather(
      s,
      marching.units.filter((u) => u !== left),
      manner,
    )
  }
}

const factsOf = (group: Group): { units: readonly number[]; hex: number; left: number; fresh: boolean } => ({
  units: group.units,
  hex: group.hex,
  left: movementLeft(group),
  fresh: group.spent === 0,
})

/** The group is stuck as it is; would some of it get on without the rest? */
const canAnyoneGoOn = (s: State, group: Group): boolean =>
  group.units.length > 1 && group.units.some((u) => canGoAnywhere(s, gather(s, [u], group.manner)))

/** True if the move is over. */
function* marchTo(g: GrandIllusion, group: Group, ways: readonly Way[], to: number): Step<boolean> {
  const { state: s } = g
  const path = pathTo(ways, to)
  const cost = (ways.find(({ hex }) => hex === to)?.cost ?? 0) - group.spent
  g.emit?.({ type: 'marched', rule: '8.4.basic', units: group.units, from: group.hex, to, path, cost })
  let marching = group
  for (const next of path) {
    if (yield* stepTo(g, marching, next)) return true
    marching = gather(s, group.units, group.manner)
  }
  return hexOf(s, group.units[0] as number) < 0
}
