/** §4.2 §4.3 Drawing initiative markers until the pool is empty or Winter Quarters ends the phase. */
import { headOf, isSide } from '../../allegiance.ts'
import { type Season, seasonOf } from '../../calendar.ts'
import { isLandMarker, POOL, QUARTERS, sideOfMarker } from '../../markers.ts'
import { NONE } from '../../nations.ts'
import type { Next, NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { scenarioData, sideNamed } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { inPool, setAside } from './pool.ts'

/** §4.3.1(1) §4.3.2(1) §4.3.3(1) the draw of Winter Quarters that ends the phase */
const LAST_QUARTERS: Readonly<Record<Season, number>> = { spring: 3, summer: Infinity, autumn: 2, winter: 1 }

/** §4.2(2) one marker; the first of the scenario is chosen (§4.2.1) */
export function* drawMarker(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  s.marker = NONE
  const left = inPool(s)
  // §4.2(7) what has been set aside is not played
  if (left.length === 0) return endPhase(g, 0)
  if (s.freeChoice === 1) return play(g, yield* chooseFirst(g))
  const m = drawn(g, left)
  if (m === QUARTERS) return drawQuarters(g)
  g.emit?.({ type: 'marker-drawn', rule: '4.2', marker: m })
  return isVoid(s, m) ? setVoidAside(g, m) : play(g, m)
}

/** §4.2.1(2) any marker but Winter Quarters; §4.2.1(3) once */
function* chooseFirst(g: NationsInArms): Procedure<number> {
  const { state: s } = g
  s.freeChoice = 0
  const side = sideNamed(scenarioData(s.scenario).initiative)
  const pick = yield* g.ask(headOf(s, side), {
    rule: '4.2.1',
    prompt: 'choose-marker',
    choose: () => ({ marker: inPool(s).filter((m) => m !== QUARTERS) }),
  })
  g.emit?.({ type: 'marker-chosen', rule: '4.2.1', marker: pick.arg })
  return pick.arg
}

function drawn(g: NationsInArms, left: readonly number[]): number {
  if (left.length === 1) return left[0] as number
  const { reading } = g.roll({ count: 1, sides: left.length }, (total) => left[total - 1] as number)
  return reading
}

/** §4.2.2(1) §4.2.2(5) no side has two land impulses in a row, not even over the turn of a season */
const isVoid = (s: State, m: number): boolean => isLandMarker(m) && sideOfMarker(m) === s.lastLand

/** §4.2.2(3) */
function setVoidAside(g: NationsInArms, m: number): Next {
  g.state.markers.set(m, POOL.aside)
  g.emit?.({ type: 'marker-void', rule: '4.2.2', marker: m })
  return 'activation'
}

/** §4.2.3(1) before any impulse it is set aside and does not count; else it may end the phase (§4.3) */
function drawQuarters(g: NationsInArms): Next {
  const { state: s } = g
  const isFirst = s.impulses === 0
  if (!isFirst) s.quarters += 1
  g.emit?.({ type: 'quarters-drawn', rule: isFirst ? '4.2.3' : '4.3', draw: s.quarters })
  if (s.quarters >= LAST_QUARTERS[seasonOf(s.turn)]) return endPhase(g, 1)
  s.markers.set(QUARTERS, POOL.aside)
  return 'activation'
}

/** §4.2(3) the impulse of a marker; §4.2(6) it stays out until the next season */
function play(g: NationsInArms, m: number): Next {
  const { state: s } = g
  const back = setAside(s)
  // §4.2.2(3) a land marker that counts is the other side's; §4.3.2(2) Winter Quarters waits for one valid marker
  for (const each of back) if (each === QUARTERS || isLandMarker(m)) s.markers.set(each, POOL.in)
  const returned = back.filter((each) => s.markers.get(each) === POOL.in)
  if (returned.length > 0) g.emit?.({ type: 'markers-returned', rule: '4.2.2', markers: returned })
  s.markers.set(m, POOL.out)
  s.marker = m
  s.impulses += 1
  s.finished = 0
  const side = sideOfMarker(m)
  // §4.2.2(4) whatever is done with it
  if (isLandMarker(m) && isSide(side)) s.lastLand = side
  return 'impulse'
}

function endPhase(g: NationsInArms, early: number): Next {
  g.emit?.({ type: 'phase-ended', rule: early === 1 ? '4.3' : '4.2', early })
  return 'done'
}
