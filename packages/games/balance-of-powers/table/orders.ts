/** §9.0 Sending a force somewhere, over several fortnights if need be. It stops before enemies and borders. */
import { type Answer, isOffered, type Refusal } from '@sandtable/kernel'
import type { Leg, Line, Orders, Way, WayStep } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { type Journey, forceOf, journeyTo, type Reached } from '../inspect/march.ts'
import { idOf, townName } from '../places.ts'
import { type Marching, whyNotMarch } from '../rules/09-land-movement/ways.ts'
import { type State, whereIs } from '../state.ts'
import { isCorps, isLandLeader } from '../units.ts'
import { railLines } from './by-rail.ts'
import { endLines, groundLines } from './preview-moves.ts'
import { movers } from './question.ts'
import { askedOf, optionsOf, placeIn, type Scene, words } from './scene.ts'

export const orders: Orders<BalanceOfPowersTypes> = {
  ready,
  spaceOf: ({ state }, unit) => whereIs(state, unit),
  way,
  next,
}

/** Corps that can begin to move with the leader of their place; in the hand, those that are in it. */
function ready(scene: Scene): readonly number[] | undefined {
  const asked = askedOf(scene)
  if (asked?.prompt === 'move-force') {
    const after = scene.after({ verb: 'halt' })
    const others = after && askedOf(after)?.prompt === 'pick-force' ? movable(after) : []
    return [...new Set([...movers(scene), ...optionsOf(asked.offer, 'take'), ...others])]
  }
  return asked?.prompt === 'pick-force' ? movable(scene) : undefined
}

function movable(scene: Scene): number[] {
  const s = scene.state
  const corps = optionsOf(askedOf(scene)?.offer, 'unit')
  const places = new Set(corps.map((u) => whereIs(s, u)))
  return [...corps, ...[...places].flatMap((p) => leadersAt(s, p))]
}
const leadersAt = (s: State, p: number): number[] =>
  s.derived.presence.unitsAt(p, s.phasing).filter(isLandLeader)

function way(scene: Scene, units: readonly number[], goal: number): Way | Refusal {
  const s = scene.state
  const journey = journeyTo(s, units, goal)
  const force = forceOf(s, units)
  if (!journey) return whyNoOrder(s, force, goal)
  const now = journey.steps.filter(({ leg }) => leg === 0)
  return {
    from: force.from,
    legs: legsOf(scene, journey),
    cost: now.at(-1)?.spent ?? 0,
    budget: journey.points.now,
    lines: [
      ...groundLines(scene, now),
      ...endLines(scene, units, now),
      ...laterLines(scene, units, journey, goal),
    ],
  }
}

/** Whoever stands beside the enemy can attack, but not by an order. */
function whyNoOrder(s: State, force: Marching, goal: number): Refusal {
  const why = whyNotMarch(s, force, goal)
  if (why?.code === 'enemy-there') return { ...why, code: 'order-at-enemy' }
  return why ?? { code: 'no-way-there', rule: '9.13', facts: { place: goal } }
}

function legsOf(scene: Scene, { steps }: Journey): Leg[] {
  const { orders: w } = words(scene)
  const last = steps.at(-1)?.leg ?? 0
  return Array.from({ length: last + 1 }, (_, leg) => ({
    when: w.when(leg),
    steps: steps.filter((step) => step.leg === leg).map((step) => wayStep(scene, step)),
  }))
}

function wayStep(scene: Scene, { space, cost }: Reached): WayStep {
  const town = townName(space)?.[scene.language]
  const w = words(scene)
  const text = [...(town === undefined ? [] : [town]), w.ground(space)].join(w.dot)
  return { space, cost, at: idOf(space), text }
}

function laterLines(
  scene: Scene,
  units: readonly number[],
  { steps, isHeld }: Journey,
  goal: number,
): Line[] {
  const { orders: w } = words(scene)
  return [
    ...(isHeld ? [{ text: w.held(placeIn(scene, goal)), rules: ['9.14'], tone: 'warn' } as const] : []),
    ...((steps.at(-1)?.leg ?? 0) > 0
      ? [{ text: w.estimate, rules: ['6.53'], tone: 'faint' } as const, ...railLines(scene, units, goal)]
      : []),
  ]
}

/** §9.12 taken up one after the other, then as far as they get, then halted */
function next(scene: Scene, units: readonly number[], goal: number): Answer | undefined {
  const asked = askedOf(scene)
  if (!asked) return undefined
  if (asked.prompt === 'pick-force') {
    const first = units.find(isCorps)
    const isOn = stepFor(scene, units, goal) !== undefined
    return first === undefined || !isOn ? undefined : { verb: 'unit', arg: first }
  }
  if (asked.prompt !== 'move-force') return undefined
  return inHand(scene, units, goal)
}

function inHand(scene: Scene, units: readonly number[], goal: number): Answer {
  const halt: Answer = { verb: 'halt' }
  const hand = movers(scene)
  const stranger = hand.find((u) => !units.includes(u))
  if (stranger !== undefined) return halt
  const missing = units.find((u) => !hand.includes(u))
  const offer = askedOf(scene)?.offer ?? {}
  if (missing !== undefined) {
    const take = { verb: 'take', arg: missing }
    return isOffered(offer, take) ? take : halt
  }
  const step = stepFor(scene, units, goal)
  const march = { verb: 'march', arg: step ?? -1 }
  return step !== undefined && isOffered(offer, march) ? march : halt
}

/** the hex to go to now */
function stepFor({ state: s }: Scene, units: readonly number[], goal: number): number | undefined {
  const first = journeyTo(s, units, goal)?.steps[0]
  return first?.leg === 0 ? first.space : undefined
}
