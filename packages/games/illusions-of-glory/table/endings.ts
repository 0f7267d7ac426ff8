/** Buttons that end something: each question's own name and key, and what would be given up. */
import { type Button, type Look, looksOf, numbersIn } from '@sandtable/presentation'
import { ALL_POOLS } from '../pools.ts'
import { isOrdered, ORDER, piecesAt, spaceOf } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import {
  askedOf,
  gameText,
  optionsOf,
  type OwnDecision,
  placeName,
  placesOf,
  type Scene,
  words,
} from './scene.ts'
import { SPACES } from '../map.ts'

/** A press meant for one question must mean nothing at the next: those that follow each other have other keys. */
const DONE = looksOf<PromptKey>({
  primary: {
    activate: 'D',
    rearguard: 'K',
    'discard-cards': 'K',
    'assemble-with': 'J',
    replacements: 'J',
    'repair-now': 'J',
  },
  plain: { attack: 'X', advance: 'W' },
})
const OTHERS: Look = { key: 'E', tone: 'primary' }

export function doneButton(scene: Scene, asked: OwnDecision): Button {
  const { prompt } = asked
  const warning = givenUp(scene, asked)
  const button = {
    answer: { verb: 'done' },
    ...(DONE.get(prompt) ?? OTHERS),
    label: doneLabel(scene, prompt),
  }
  return warning === undefined ? button : { ...button, warning }
}

function doneLabel(scene: Scene, prompt: PromptKey): string {
  const { done } = words(scene).command.buttons
  if (prompt === 'activate' && !isAnythingOrdered(scene)) return words(scene).command.buttons.noOrders
  return Object.hasOwn(done, prompt) ? done[prompt as keyof typeof done] : gameText(scene).verb('done')
}

const ALL = Array.from({ length: SPACES }, (_, x) => x)
const isAnythingOrdered = ({ state: s }: Scene): boolean =>
  s.stacks > 0 || ALL.some((x) => isOrdered(s, x, ORDER.move | ORDER.attack | ORDER.greatRetreat))

/** What would be lost or left undone, said before it is. */
function givenUp(scene: Scene, asked: OwnDecision): string | undefined {
  return LEFT[asked.prompt]?.(scene, asked)
}
type Saying = (scene: Scene, asked: OwnDecision) => string | undefined

const LEFT: Partial<Record<PromptKey, Saying>> = {
  /** §9.4.1.a §11.1.1.f OPS that are not used are lost. */
  activate: (scene) => {
    const { left } = words(scene).command.buttons
    const { points } = scene.state
    if (!isAnythingOrdered(scene)) return left.noOrders(points)
    return points > 0 ? left.ops(points) : undefined
  },
  /** §11.1.1.f Spaces that were paid for and have not moved at all. */
  movement: (scene, { offer }) => {
    const idle = unmoved(scene, optionsOf(offer, 'unit'))
    return idle.length === 0 ? undefined : words(scene).command.buttons.left.unmoved(placesOf(scene, idle))
  },
  /** §9.4.3.a Attacks that were paid for. */
  attack: (scene, { offer }) => {
    const open = [...optionsOf(offer, 'target'), ...optionsOf(offer, 'target-uprising')]
    return open.length === 0 ? undefined : words(scene).command.buttons.left.attacks(placesOf(scene, open))
  },
  /** §12.8.1.a A space that was won and that nobody has entered. */
  advance: (scene, { facts }) => {
    const [space = -1] = numbersIn(facts.space)
    const isEmpty = space >= 0 && piecesAt(scene.state, scene.state.active, space).length === 0
    return isEmpty ? words(scene).command.buttons.left.advance(placeName(scene, space)) : undefined
  },
  /** §9.5.2.a */
  redeploy: (scene) => words(scene).command.buttons.left.sr(scene.state.points),
  /** §16.2.1 */
  replacements: (scene, { facts }) => {
    const w = words(scene)
    const pools = numbersIn(facts.rp).flatMap((n, i) => {
      const pool = ALL_POOLS[i]
      return n > 0 && pool !== undefined ? [w.command.buttons.poolLeft(pool, n)] : []
    })
    return pools.length === 0 ? undefined : w.command.buttons.left.rp(w.frame.and(pools))
  },
  /** §9.6.1.e */
  'repair-now': (scene, { facts }) => {
    const [points = 0] = numbersIn(facts.points)
    return points > 0 ? words(scene).command.buttons.left.repairs(points) : undefined
  },
}

/** §11.1.2 With units on the march and others that could still move: halt here, and end the movement. */
export function haltAndEnd(scene: Scene, { prompt, offer }: OwnDecision): Button[] {
  if (prompt !== 'march' || offer.halt !== true) return []
  const after = scene.after({ verb: 'halt' })
  const next = after && askedOf(after)
  if (next?.prompt !== 'movement' || next.offer.done !== true) return []
  const warning = givenUp(after as Scene, next)
  return [
    {
      answer: { verb: 'halt' },
      then: [{ verb: 'done' }],
      label: words(scene).command.buttons.haltAndEnd,
      ...OTHERS,
      ...(warning === undefined ? {} : { warning }),
    },
  ]
}

/** §9.7.2.c Units that come with an event and would stay away. */
export function unplaced(scene: Scene, { prompt, facts }: OwnDecision): string | undefined {
  const [left = 0] = numbersIn(facts.left)
  return prompt === 'place-unit' && left > 0 ? words(scene).command.buttons.left.units(left) : undefined
}

/** The activated spaces none of whose units has set out. */
function unmoved({ state: s }: Scene, units: readonly number[]): number[] {
  const spaces = [...new Set(units.map((p) => spaceOf(s, p)))]
  return spaces.filter((x) => x !== s.moving && !isOrdered(s, x, ORDER.dug))
}
