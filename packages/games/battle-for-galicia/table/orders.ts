/** §4.0 Sending units somewhere, over several turns if need be. */
import type { Answer, Refusal } from '@sandtable/kernel'
import {
  inLegs,
  type Line,
  marchOn,
  type Orders,
  optionsOf,
  takeUp,
  type Way,
  type WayStep,
} from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { type Journey, isTooFull, journeyTo, type MarchStep, whyNotEnter } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { hexOf } from '../state.ts'
import { reactionLines, stepLines } from './march-lines.ts'
import { marching } from './question.ts'
import { askedOf, type Scene, spaceName, townName, words } from './scene.ts'

export const orders: Orders<BattleForGaliciaTypes> = {
  ready,
  spaceOf: ({ state }, unit) => hexOf(state, unit),
  way,
  next,
}

/** Those in the hand, too, and while it is not empty those that can be taken up when it is put down. */
function ready(scene: Scene): readonly number[] | undefined {
  const asked = askedOf(scene)
  if (asked?.prompt === 'move') return optionsOf(asked.offer, 'unit')
  if (asked?.prompt !== 'march') return undefined
  const others = askedOf(scene.after({ verb: 'halt' }) ?? scene)
  return [...new Set([...marching(scene), ...optionsOf(others?.offer, 'unit')])]
}

function way(
  scene: Scene,
  units: readonly number[],
  goal: number,
  leaving: readonly number[] = [],
): Way | Refusal {
  const s = scene.state
  const journey = journeyTo(s, units, goal, leaving)
  if (!journey) return whyNotEnter(s, units, goal)
  const { march, now, later, stepsNow } = journey
  const w = words(scene)
  const steps = march.steps.map((step) => wayStep(scene, step))
  // §4.3 a minimum move costs all there is
  const [leg] = inLegs(steps.slice(0, stepsNow), Infinity, Infinity, () => w.turn(s.turn))
  const rest = inLegs(steps.slice(stepsNow), 0, later, (n) => w.turn(s.turn + n)).slice(1)
  const done = march.steps.slice(0, stepsNow)
  return {
    from: hexOf(s, units[0] as number),
    legs: [...(leg ? [leg] : []), ...rest],
    cost: Math.min(now, done.at(-1)?.total ?? 0),
    budget: now,
    lines: [
      ...reactionLines(scene, { ...march, steps: done }),
      ...endLines(scene, { units, leaving, journey, goal }),
    ],
  }
}

/** The items of a step in one line. */
function wayStep(scene: Scene, step: MarchStep): WayStep {
  const items = stepLines(scene, [step]).map(({ text }) => text)
  const town = townName(scene, step.to)
  return {
    space: step.to,
    cost: step.cost,
    at: GRID.idOf(step.to),
    text: words(scene).orders.list([...(town === undefined ? [] : [town]), ...items]),
  }
}

interface Sent {
  readonly units: readonly number[]
  readonly leaving: readonly number[]
  readonly journey: Journey
  readonly goal: number
}

function endLines(
  scene: Scene,
  { units, leaving, journey: { march, isHeld, isFullAt }, goal }: Sent,
): Line[] {
  const w = words(scene).orders
  const end = march.steps.at(-1)?.to
  const isFull = end !== undefined && isTooFull(scene.state, units, end, leaving)
  return [
    ...(isFullAt === undefined ? [] : [line(w.full(spaceName(scene, isFullAt)), '5.1')]),
    ...(isFull && isFullAt !== end ? [line(w.fullGoal(spaceName(scene, end)), '5.1')] : []),
    ...(isHeld ? [line(w.held(spaceName(scene, goal)), '4.1')] : []),
  ]
}

const line = (text: string, rule: string): Line => ({ text, rules: [rule], tone: 'warn' })

/** §4.2 taken up together, with those left behind who are not sent; then as far as they get; then put down */
function next(scene: Scene, units: readonly number[], goal: number): Answer | undefined {
  const asked = askedOf(scene)
  const [first] = units
  if (!asked || first === undefined) return undefined
  if (asked.prompt === 'march') return marchOn(marching(scene), units, () => stopFor(scene, units, goal))
  if (asked.prompt !== 'move' || stopFor(scene, units, goal) === undefined) return undefined
  return takeUp(asked.offer, units, hexOf(scene.state, first))
}

function stopFor({ state: s }: Scene, units: readonly number[], goal: number): number | undefined {
  const journey = journeyTo(s, units, goal)
  return journey?.march.steps[journey.stepsNow - 1]?.to
}
