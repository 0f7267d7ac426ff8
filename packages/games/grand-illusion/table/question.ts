/** What the question on the table is about, and what a click could mean. */
import type { Answer } from '@sandtable/kernel'
import { type Ahead, type Held, numbersAt, numbersIn, placesIn } from '@sandtable/presentation'
import { grandIllusion } from '../index.ts'
import {
  type Manner,
  movableUnits,
  placesFor,
  reachCosts,
  retreatWays,
  sourcesOf,
  wayOf,
} from '../inspect/index.ts'
import { nationOf } from '../pieces.ts'
import { hexOf, phasing, type State } from '../state.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { type OwnDecision, askedOf, optionsOf, type Scene } from './scene.ts'

/** Hexsides and sets of options have no place on the map: they have buttons. */
export const placeOf = placesIn(grandIllusion.verbs)

export const isCombat = (verb: string): boolean => verb === 'battle'

const NATURAL: Readonly<Record<PromptKey, readonly Verb[]>> = {
  arrivals: ['arrive'],
  'arrive-where': ['place-in'],
  'eastern-front': ['send'],
  'send-east': ['send'],
  activity: ['activate'],
  'recover-or-stop': ['recover'],
  'withdrawal-window': [],
  strategic: ['transport'],
  'strategic-where': ['rail-to', 'sail-to'],
  activation: ['stack', 'unit'],
  march: ['march'],
  'cavalry-delay': [],
  'choose-battle': ['battle'],
  'declare-mandated': [],
  bombard: ['bombard'],
  'bombard-first': ['bombard'],
  'bombard-target': ['target'],
  'tactical-advantage': [],
  'place-defenders': ['place'],
  'place-attackers': ['place'],
  'place-disrupted': ['place'],
  'share-space': ['pair'],
  'choose-opponent': ['opposite'],
  'choose-reserve': ['place'],
  'place-reserve': ['behind'],
  'choose-skirmish': ['engage'],
  'withdraw-cavalry': [],
  'elan-loss': ['strike'],
  'retreat-or-stay': [],
  retreat: ['retreat'],
  'retreat-on': ['retreat'],
  'who-takes-the-hit': ['suffer'],
  'cavalry-stays': [],
  'hq-where': ['retreat'],
  'fourth-division': [],
  'recover-units': ['recover-unit'],
  'withdraw-units': ['stack', 'unit'],
  'withdrawal-trenches': ['entrench'],
  'station-british': ['station'],
  'choose-options': [],
  redeploy: ['redeploy'],
  'redeploy-where': ['redeploy-to'],
  'deploy-belgians': ['redeploy'],
  'delay-ninth-army': [],
  'belgian-withdrawal': [],
  allenby: [],
}

export const naturalVerbs = (scene: Scene): readonly Verb[] => {
  const asked = askedOf(scene)
  return asked ? NATURAL[asked.prompt] : []
}

/** The places and pieces the question names; where pieces are chosen from a hex, that hex. */
export function held(scene: Scene): Held {
  const asked = askedOf(scene)
  if (!asked) return { spaces: [], units: [] }
  const { hex, hexes } = asked.facts
  const named = [...(ABOUT_MANY.has(asked.prompt) ? [] : numbersIn(hexes)), ...numbersIn(hex)]
  const s = scene.state
  const standing = heldPieces(scene)
    .map((p) => hexOf(s, p))
    .filter((h) => h >= 0)
  const spaces = named.length > 0 ? named : standing.length > 0 ? standing : entryOf(s, asked)
  return {
    spaces: [...new Set(spaces)],
    units: heldPieces(scene),
    ...(AIMING.has(asked.prompt) ? { aim: numbersIn(hex) } : {}),
  }
}

/** the hexes are the choices themselves */
const ABOUT_MANY: ReadonlySet<PromptKey> = new Set(['choose-battle'])

/** Pieces the question names as its own; the others it names are choices. */
export function heldPieces(scene: Scene): number[] {
  const asked = askedOf(scene)
  if (!asked || CHOOSING.has(asked.prompt)) return []
  const { unit, units, piece, pieces } = asked.facts
  return [unit, units, piece, pieces].flatMap(numbersIn)
}

/** questions whose pieces are those to choose from, or fire at */
const CHOOSING: ReadonlySet<PromptKey> = new Set(['who-takes-the-hit', 'bombard', 'delay-ninth-army'])

/** Questions about a battle in the hex they name. */
const AIMING: ReadonlySet<PromptKey> = new Set([
  'declare-mandated',
  'bombard',
  'place-attackers',
  'place-disrupted',
  'choose-skirmish',
])

/** §7 where the first of those to come could be placed: the panel beside the map lists all of them */
function entryOf(s: State, { prompt, offer }: OwnDecision): number[] {
  if (prompt !== 'arrivals') return []
  const [due] = optionsOf(offer, 'arrive')
  if (due !== undefined) return placesFor(s, due, wayOf(s, due)).slice(0, 1)
  const [back] = optionsOf(offer, 'restore')
  if (back !== undefined) return placesFor(s, back, 'uncertain').slice(0, 1)
  const [lost] = optionsOf(offer, 'order')
  return lost === undefined ? [] : sourcesOf(s, nationOf(lost)).slice(0, 1)
}

export const mannerOf = (scene: Scene): Manner => (scene.state.withdrawing >= 0 ? 'withdrawal' : 'activation')

/** The group whose march is being decided. */
export const marching = (scene: Scene): readonly number[] => numbersAt(askedOf(scene), 'march', 'units')

/** Nobody in the hand has moved: it can be put back as if it had never been taken up. */
export const isFresh = (scene: Scene): boolean => askedOf(scene)?.facts.fresh === true

/** §8.4.2 MPs of the hexes a march can reach */
export function costs(scene: Scene): ReadonlyMap<number, number> {
  const units = movers(scene)
  return units.length === 0 ? new Map() : reachCosts(scene.state, units, mannerOf(scene))
}

const known = new WeakMap<Scene, Ahead | undefined>()

/** §8.4 §9.4 a stack goes together unless it is split up: its hexes need no click first */
export function ahead(scene: Scene): Ahead | undefined {
  if (!known.has(scene)) known.set(scene, marchAhead(scene) ?? retreatAhead(scene))
  return known.get(scene)
}

/** §8.2.2 where the whole stack of the hex could go that was activated */
function marchAhead(scene: Scene): Ahead | undefined {
  const asked = askedOf(scene)
  const [at] = asked?.prompt === 'activation' ? optionsOf(asked.offer, 'stack') : []
  if (at === undefined) return undefined
  const answer = { verb: 'stack', arg: at }
  const spaces = optionsOf(scene.after(answer)?.offer, 'march')
  return spaces.length > 0 ? { answer, verb: 'march', spaces } : undefined
}

/** The group whose march a click decides: in the hand, or all of the hex that was activated. */
export function movers(scene: Scene): readonly number[] {
  const inHand = marching(scene)
  const [at] = askedOf(scene)?.prompt === 'activation' ? optionsOf(askedOf(scene)?.offer, 'stack') : []
  if (inHand.length > 0 || at === undefined) return inHand
  return movableUnits(scene.state, phasing(scene.state), at, 'activation')
}

function retreatAhead(scene: Scene): Ahead | undefined {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'retreat' || asked.offer['fall-back'] !== true) return undefined
  const { pieces, hex } = asked.facts
  const [from = -1] = numbersIn(hex)
  const spaces = retreatWays(scene.state, numbersIn(pieces), from)
  return { answer: { verb: 'fall-back' }, verb: 'retreat', spaces }
}

const LET_GO: Partial<Record<PromptKey, Answer>> = {
  march: { verb: 'halt' },
  'arrive-where': { verb: 'put-back' },
  'strategic-where': { verb: 'put-back' },
  'redeploy-where': { verb: 'no' },
}

/** A march can be halted anywhere; a unit that is to be placed can be put back. */
export function letGo(scene: Scene): Answer | undefined {
  const asked = askedOf(scene)
  return asked && LET_GO[asked.prompt]
}

/** Taking units up and leaving some of them changes nothing but what is in the hand. */
export const gathering: ReadonlySet<string> = new Set<Verb>(['stack', 'unit', 'leave'])
