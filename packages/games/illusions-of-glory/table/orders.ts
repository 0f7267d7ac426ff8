/** §11.1.1 Sending activated units somewhere, over several activations if need be. */
import type { Answer, Refusal } from '@sandtable/kernel'
import { inLegs, type Line, numbersIn, type Orders, type Way } from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { groupOf, journeyTo, marchTo, whyNotMarch } from '../inspect/index.ts'
import { spaceOf } from '../state.ts'
import { spaceName } from '../text/names.ts'
import { marchLines } from './preview-moves.ts'
import { marching } from './question.ts'
import { askedOf, optionsOf, placeName, type Scene, words } from './scene.ts'

export const orders: Orders<IllusionsOfGloryTypes> = {
  ready,
  spaceOf: ({ state }, piece) => spaceOf(state, piece),
  way,
  next,
}

function ready(scene: Scene): readonly number[] | undefined {
  const asked = askedOf(scene)
  if (asked?.prompt === 'march') return marching(scene)
  if (asked?.prompt !== 'movement') return undefined
  const together = optionsOf(asked.offer, 'stack').flatMap((arg) => {
    const taken = scene.after({ verb: 'stack', arg })
    return taken ? marching(taken) : []
  })
  return [...new Set([...optionsOf(asked.offer, 'unit'), ...together])]
}

/** Movement points of units on the march. */
function pointsLeft(scene: Scene, pieces: readonly number[]): number | undefined {
  const inHand = marching(scene)
  const isOnMarch = pieces.some((p) => inHand.includes(p))
  return isOnMarch ? numbersIn(askedOf(scene)?.facts.left)[0] : undefined
}

function way(scene: Scene, pieces: readonly number[], goal: number): Way | Refusal {
  const s = scene.state
  const journey = journeyTo(s, pieces, goal, pointsLeft(scene, pieces))
  if (!journey) return whyNotMarch(s, groupOf(s, pieces), goal)
  const { from, path, stepsNow, now, later, isHeld } = journey
  const { orders: w } = words(scene).preview
  const steps = path.map((space) => ({
    space,
    cost: 1,
    at: '',
    text: spaceName(space, scene.language),
  }))
  const rest = inLegs(steps.slice(stepsNow), 0, later, w.when).slice(1)
  const held: Line = { text: w.held(placeName(scene, goal)), rules: ['11.1.4.a'], tone: 'warn' }
  const stop = path[stepsNow - 1]
  return {
    from,
    legs: [{ when: w.when(0), steps: steps.slice(0, stepsNow) }, ...rest],
    cost: stepsNow,
    budget: now,
    lines: [
      ...(stop === undefined ? [] : marchLines(scene, marchTo(s, pieces, now, stop))),
      ...(isHeld ? [held] : []),
    ],
  }
}

/** §11.1.2.a Taken up together, with those left behind who are not sent; then as far as they get; then halted. */
function next(scene: Scene, pieces: readonly number[], goal: number): Answer | undefined {
  const asked = askedOf(scene)
  const [first] = pieces
  if (!asked || first === undefined) return undefined
  const inHand = marching(scene)
  if (asked.prompt === 'march') {
    const sent = inHand.filter((p) => pieces.includes(p))
    const other = inHand.find((p) => !pieces.includes(p))
    if (sent.length > 0 && other !== undefined) return { verb: 'leave', arg: other }
    const stop = sent.length > 0 ? stopFor(scene, inHand, goal) : undefined
    return stop === undefined ? { verb: 'halt' } : { verb: 'march', arg: stop }
  }
  if (asked.prompt !== 'movement' || stopFor(scene, pieces, goal) === undefined) return undefined
  const at = spaceOf(scene.state, first)
  return pieces.length > 1 && optionsOf(asked.offer, 'stack').includes(at)
    ? { verb: 'stack', arg: at }
    : { verb: 'unit', arg: first }
}

function stopFor(scene: Scene, pieces: readonly number[], goal: number): number | undefined {
  const journey = journeyTo(scene.state, pieces, goal, pointsLeft(scene, pieces))
  return journey?.path[journey.stepsNow - 1]
}
