/** What the question on the table is about, and what a click could mean. */
import type { Answer } from '@sandtable/kernel'
import { type Ahead, type ArgumentPlace, type Held, numbersAt, numbersIn } from '@sandtable/presentation'
import { reachOf, type Reached, stepsTo } from '../inspect/march.ts'
import { spentOf, whereIs } from '../state.ts'
import { type PromptKey, type Verb, VERB_ARGUMENTS } from '../text/keys.ts'
import { isCorps } from '../units.ts'
import { askedOf, type Scene } from './scene.ts'

const isVerb = (verb: string): verb is Verb => Object.hasOwn(VERB_ARGUMENTS, verb)

/** Nations have no place on the map: they have buttons. */
export function placeOf(verb: string): ArgumentPlace {
  const kind = isVerb(verb) ? VERB_ARGUMENTS[verb] : null
  return kind === 'place' ? 'space' : kind === 'unit' ? 'unit' : 'none'
}

/** what begins a fight, and what is named in one that has been paid for */
const COMBAT_VERBS: ReadonlySet<string> = new Set<Verb>(['attack', 'dogfight', 'raid', 'reserve', 'point'])
export const isCombat = (verb: string): boolean => COMBAT_VERBS.has(verb)

/** likeliest first */
const NATURAL: Readonly<Record<PromptKey, readonly Verb[]>> = {
  'set-up': ['set-up-unit', 'build-at', 'dismantle'],
  'set-up-where': ['place-at'],
  'pick-force': ['stack', 'unit'],
  'move-force': ['attack', 'march'],
  'rail-payer': [],
  occupier: [],
  'pay-attack': [],
  'commit-reserve': ['reserve'],
  'point-unit': ['point'],
  'use-infrastructure': [],
  'roll-again': [],
  'pay-or-lose': [],
  'take-loss': ['lose'],
  retreat: ['retreat'],
  convert: ['raze', 'scrap'],
  transfer: [],
  muster: ['muster-at'],
  build: ['build-at'],
  departure: ['send-away'],
  procure: ['buy', 'repair', 'restore'],
  host: [],
  raid: ['raid'],
  patrol: ['fly', 'combine'],
  'patrol-where': ['patrol-at'],
  'ace-goes-along': [],
  'dogfight-where': ['dogfight'],
  regroup: ['combine'],
  'pair-ace': ['pair'],
  fire: ['fire'],
  abort: [],
  'return-to-base': ['land-at'],
  'change-base': ['fly', 'combine'],
  'change-base-where': ['land-at'],
  violations: [],
  assign: [],
  settle: ['muster-at'],
  strike: ['strike'],
  dismantle: ['dismantle'],
  ship: ['ship', 'landing'],
  'sail-where': ['sail-to'],
  'leader-goes-along': [],
  'landing-where': ['point-at'],
}

/** §9.14 an attack is meant where enemies are, a march elsewhere */
export function naturalVerbs(scene: Scene): readonly Verb[] {
  const asked = askedOf(scene)
  return asked ? NATURAL[asked.prompt] : []
}

/** Questions about a place that is attacked. */
const AIMING: ReadonlySet<PromptKey> = new Set([
  'pay-attack',
  'commit-reserve',
  'point-unit',
  'use-infrastructure',
  'roll-again',
  'pay-or-lose',
  'take-loss',
])
/** In a combat the place it is made from belongs to it. */
export function held(scene: Scene): Held {
  const asked = askedOf(scene)
  if (!asked) return { spaces: [], units: [] }
  const { place } = asked.facts
  const s = scene.state
  const aim = AIMING.has(asked.prompt) ? numbersIn(place) : []
  const units = heldUnits(scene)
  const standing = units.map((u) => whereIs(s, u)).filter((p) => p >= 0)
  const from = aim.length > 0 && s.from >= 0 ? [s.from] : []
  return {
    spaces: [...new Set([...numbersIn(place), ...from, ...standing])],
    units,
    ...(aim.length > 0 ? { aim } : {}),
  }
}

/** questions whose units are those to choose from */
const CHOOSING: ReadonlySet<PromptKey> = new Set(['departure'])

function heldUnits(scene: Scene): number[] {
  const asked = askedOf(scene)
  if (!asked || CHOOSING.has(asked.prompt)) return []
  const { unit, units, ace } = asked.facts
  return [unit, units, ace].flatMap(numbersIn)
}

/** §9.0 the force in the hand */
export const movers = (scene: Scene): readonly number[] => numbersAt(askedOf(scene), 'move-force', 'units')

/** Nobody in the hand has moved. */
export const isFresh = (scene: Scene): boolean =>
  movers(scene)
    .filter(isCorps)
    .every((u) => spentOf(scene.state, u) === 0)

const NOWHERE: ReadonlyMap<number, Reached> = new Map()
const known = new WeakMap<Scene, ReadonlyMap<number, Reached>>()
/** §9.1 where the force in the hand gets by marching */
export function reach(scene: Scene): ReadonlyMap<number, Reached> {
  const found = known.get(scene) ?? searched(scene)
  known.set(scene, found)
  return found
}
function searched(scene: Scene): ReadonlyMap<number, Reached> {
  const units = movers(scene)
  return units.length === 0 ? NOWHERE : reachOf(scene.state, units)
}

/** §9.13 movement points spent when the force gets there */
export const costs = (scene: Scene): ReadonlyMap<number, number> =>
  new Map([...reach(scene)].map(([space, { spent }]) => [space, spent]))

/** §9.11 a march of several hexes by one click */
export function ahead(scene: Scene): Ahead | undefined {
  const far = [...reach(scene)].filter(([, reached]) => reached.via?.via !== undefined)
  const strokes = new Map(
    far.map(([space, reached]): [number, Answer[]] => [
      space,
      stepsTo(reached).map((step) => ({ verb: 'march', arg: step.space })),
    ]),
  )
  const [first] = [...strokes.values()].flat()
  return first && { answer: first, verb: 'march', spaces: [...strokes.keys()], strokes }
}

/** Answers that only change who is in the hand. */
export const gathering: ReadonlySet<string> = new Set<Verb>(['stack', 'unit', 'take', 'leave'])

/** §9.0 a force can stop anywhere */
export const letGo = (scene: Scene): Answer | undefined =>
  askedOf(scene)?.prompt === 'move-force' ? { verb: 'halt' } : undefined
