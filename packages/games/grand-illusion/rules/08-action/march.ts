/** §8.4 units on the march: a group goes hex by hex, drops units on the way, and halts. */
import type { GrandIllusion, Refusal, Procedure } from '../../grand-illusion.ts'
import type { Side } from '../../sides.ts'
import { isMarked, isOnMap, MARK, type State, unitsAt } from '../../state.ts'
import { isDecided } from '../14-scenarios/victory.ts'
import { gather, type Group, isFreeToMove, likenessOf, type Manner, movementLeft } from './group.ts'
import { flipHqs } from './hq.ts'
import { whyNotMarch } from './refusals.ts'
import { isOverstacked } from './stacking.ts'
import { stepTo } from './step.ts'
import { canGoAnywhere, destinations, findWays, pathTo, type Way } from './ways.ts'

export type { Manner } from './group.ts'
export { whyNotMove } from './refusals.ts'

/** Units that can still make a step: if need be in company, and those of them that can make it alone. */
export interface Movers {
  readonly units: number[]
  readonly alone: number[]
}

/** What a unit can do by itself; company only ever helps. */
const ABLE = { no: 0, inCompany: 1, alone: 2 } as const
type Ability = (typeof ABLE)[keyof typeof ABLE]

function abilityOf(s: State, u: number, manner: Manner): Ability {
  if (canGoAnywhere(s, gather(s, [u], manner))) return ABLE.alone
  return canGoAnywhere(s, gather(s, [u], manner, true)) ? ABLE.inCompany : ABLE.no
}

/** Who can still move in a hex; units that are alike are tested once. */
export function moversIn(s: State, side: Side, h: number, manner: Manner): Movers {
  const movers: Movers = { units: [], alone: [] }
  const tested: number[] = []
  const abilities: Ability[] = []
  for (const u of unitsAt(s, side, h)) {
    if (!isFreeToMove(s, u, manner)) continue
    const likeness = likenessOf(s, u)
    const like = tested.indexOf(likeness)
    const ability = abilities[like] ?? abilityOf(s, u, manner)
    if (like < 0) {
      tested.push(likeness)
      abilities.push(ability)
    }
    if (ability !== ABLE.no) movers.units.push(u)
    if (ability === ABLE.alone) movers.alone.push(u)
  }
  return movers
}

/** Units of this hex that can still make a step, if need be in company. */
export const movableUnits = (s: State, side: Side, h: number, manner: Manner): number[] =>
  moversIn(s, side, h, manner).units

/** §8.4 these units move together, hex by hex; asks until they halt. HQs flip at the end (§8.4.1). */
export function* march(g: GrandIllusion, units: readonly number[], manner: Manner): Procedure {
  yield* g.within('march', goOn(g, units, manner))
  flipHqs(
    g,
    units.filter((u) => isMarked(g.state, u, MARK.moved)),
  )
}

function* goOn(g: GrandIllusion, units: readonly number[], manner: Manner): Procedure {
  const { state: s } = g
  let group = gather(s, units, manner)
  while (!isDecided(s)) {
    const marching = group
    const ways = findWays(s, marching)
    const goals = destinations(ways)
    if (goals.length === 0 && !canAnyoneGoOn(s, marching)) return
    const mayStay = !isPassing(s, marching)
    const pick = yield* g.ask(marching.side, {
      rule: '8.4.basic',
      prompt: 'march',
      facts: factsOf(marching),
      choose: () => ({
        march: goals,
        leave: mayStay && marching.units.length > 1 ? [...marching.units] : [],
        halt: mayStay,
      }),
      refuse: {
        march: (h) => whyNotMarch(s, marching, h),
        leave: () => (mayStay ? undefined : noRoom(marching)),
        halt: () => noRoom(marching),
      },
    })
    if (pick.verb === 'halt') return
    if (pick.verb === 'march' && (yield* marchTo(g, marching, ways, pick.arg))) return
    const left = pick.verb === 'leave' ? pick.arg : -1
    group = gather(
      s,
      marching.units.filter((u) => u !== left && isOnMap(s, u)),
      manner,
    )
  }
}

/** §8.4.6.a they came from off the map into a hex that is full (§14.3.6.b.4): nobody of them stays */
const isPassing = (s: State, group: Group): boolean =>
  group.spent > 0 && isOverstacked(s, group.side, group.hex)

const noRoom = ({ units, hex }: Group): Refusal => ({
  code: 'stacking-limit',
  rule: '8.4.6.a',
  facts: { units, hex },
})

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
function* marchTo(g: GrandIllusion, group: Group, ways: readonly Way[], to: number): Procedure<boolean> {
  const { state: s } = g
  const path = pathTo(ways, to)
  const cost = (ways.find(({ hex }) => hex === to)?.cost ?? 0) - group.spent
  g.emit?.({ type: 'marched', rule: '8.4.basic', units: group.units, from: group.hex, to, path, cost })
  let marching = group
  for (const next of path) {
    if (yield* stepTo(g, marching, next)) return true
    const left = group.units.filter((u) => isOnMap(s, u))
    // §8.4.9.c an HQ disbanded on the way: who is left decides anew where to go
    if (left.length < group.units.length) return left.length === 0
    marching = gather(s, left, group.manner)
  }
  return false
}
