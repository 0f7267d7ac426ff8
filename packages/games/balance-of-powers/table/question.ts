/** What the question on the table is about, and what a click could mean. */
import type { Answer } from '@sandtable/kernel'
import { type ArgumentPlace, type Held, numbersIn } from '@sandtable/presentation'
import { type PromptKey, type Verb, VERB_ARGUMENTS } from '../text/keys.ts'
import { askedOf, type Scene } from './scene.ts'

const isVerb = (verb: string): verb is Verb => Object.hasOwn(VERB_ARGUMENTS, verb)

/** Nations have no place on the map: they have buttons. */
export function placeOf(verb: string): ArgumentPlace {
  const kind = isVerb(verb) ? VERB_ARGUMENTS[verb] : null
  return kind === 'place' ? 'space' : kind === 'unit' ? 'unit' : 'none'
}

export const isCombat = (verb: string): boolean => verb === 'attack'

/** likeliest first */
const NATURAL: Readonly<Partial<Record<PromptKey, readonly Verb[]>>> = {
  'pick-force': ['stack', 'unit'],
  'move-force': ['march', 'attack', 'rail', 'fill-breach'],
}

export function naturalVerbs(scene: Scene): readonly Verb[] {
  const asked = askedOf(scene)
  return (asked && NATURAL[asked.prompt]) ?? []
}

export function held(scene: Scene): Held {
  const asked = askedOf(scene)
  if (!asked) return { spaces: [], units: [] }
  const { place, units, unit } = asked.facts
  return { spaces: numbersIn(place), units: [...numbersIn(units), ...numbersIn(unit)] }
}

export const costs = (): ReadonlyMap<number, number> => new Map()

/** A force in the hand can be halted where it is. */
export const letGo = (scene: Scene): Answer | undefined =>
  askedOf(scene)?.prompt === 'move-force' ? { verb: 'halt' } : undefined
