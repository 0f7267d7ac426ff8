/** Sending units somewhere by one gesture, over several turns if need be: what a game says to it. */
import type { Answer, GameTypes, Refusal } from '@sandtable/kernel'
import type { Line } from './models.ts'
import type { Scene } from './scene.ts'

/** A space entered on the way. */
export interface WayStep {
  readonly space: number
  /** what this step costs */
  readonly cost: number
  /** the space as the map numbers it, and what it costs in words: "clear, across the San" */
  readonly at: string
  readonly text: string
}

/** What is gone in one turn, or in one activation. */
export interface Leg {
  /** when: "turn 4" */
  readonly when: string
  readonly steps: readonly WayStep[]
}

/** A way to a goal as the viewer can reckon it. */
export interface Way {
  readonly from: number
  /** the first is gone now: without steps if the units cannot go on now */
  readonly legs: readonly Leg[]
  /** movement points of the first leg, and how many there are for it */
  readonly cost: number
  readonly budget: number
  /** what may interrupt it, what becomes of the units there */
  readonly lines: readonly Line[]
}

export const isWay = (found: Way | Refusal): found is Way => 'legs' in found

/** Where the units stand when the first leg is done. */
export const stopOf = ({ from, legs }: Way): number => legs[0]?.steps.at(-1)?.space ?? from

/** Where the way ends. */
export const endOf = ({ from, legs }: Way): number => legs.flatMap(({ steps }) => steps).at(-1)?.space ?? from

/** The table gives the answers one by one, and looks after each of them what is asked. */
export interface Orders<T extends GameTypes = GameTypes> {
  /** units that can be sent now; undefined if the question is not about such things */
  ready(scene: Scene<T>): readonly number[] | undefined
  /** -1 if the unit is not on the map */
  spaceOf(scene: Scene<T>, unit: number): number
  /** for units that stand together; `leaving` are others who make room by the same order; or why they cannot be sent there */
  way(scene: Scene<T>, units: readonly number[], goal: number, leaving?: readonly number[]): Way | Refusal
  /** what brings these units on their way as far as they get now; undefined when they are there, or something else is asked */
  next(scene: Scene<T>, units: readonly number[], goal: number): Answer | undefined
}

/**
 * A way in legs: as many steps at a time as the movement points of each leg pay for. A step that costs more than a whole
 * leg has is a leg of its own.
 */
export function inLegs(
  steps: readonly WayStep[],
  now: number,
  later: number,
  when: (leg: number) => string,
): Leg[] {
  const legs: { when: string; steps: WayStep[] }[] = [{ when: when(0), steps: [] }]
  let left = now
  for (const step of steps) {
    const isTooDear = step.cost > left
    if (isTooDear && !(left === later && legs.at(-1)?.steps.length === 0)) {
      legs.push({ when: when(legs.length), steps: [] })
      left = later
    }
    legs.at(-1)?.steps.push(step)
    left = Math.max(0, left - step.cost)
  }
  return legs
}
