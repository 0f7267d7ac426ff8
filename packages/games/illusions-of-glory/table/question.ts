/** What the question on the table is about, and what a click could mean. */
import type { Answer } from '@sandtable/kernel'
import {
  type Ahead,
  type ArgumentPlace,
  type Held,
  numbersAt,
  numbersIn,
  placesIn,
} from '@sandtable/presentation'
import { illusionsOfGlory } from '../index.ts'
import { marchCosts, targetsFrom } from '../inspect/index.ts'
import { cfOf } from '../pieces.ts'
import { faceOf, piecesAt, spaceOf, type State } from '../state.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { type OwnDecision, askedOf, optionsOf, type Scene } from './scene.ts'

const placed = placesIn(illusionsOfGlory.verbs)
/** Digging in has buttons: a click on a space is to move its units. Cards, nations and pools have no place at all. */
export const placeOf = (verb: string): ArgumentPlace => (verb === 'dig' ? 'none' : placed(verb))

export const isCombat = (verb: string): boolean => verb === 'target' || verb === 'target-uprising'

const NATURAL: Readonly<Record<PromptKey, readonly Verb[]>> = {
  'take-card': [],
  delegate: [],
  action: [],
  'discard-cards': [],
  activate: ['move'],
  'form-stack': ['add'],
  movement: ['stack', 'unit'],
  march: ['march'],
  'assemble-with': ['use'],
  'disassemble-into': ['take-scu'],
  overstacked: ['displace'],
  'displace-where': ['displace-to'],
  'leave-siege': ['leave-to'],
  'captured-supplies': [],
  attack: ['target'],
  attackers: ['join'],
  flank: ['pin'],
  defenders: ['defend'],
  'combat-cards': [],
  'forced-march': ['march-in'],
  'forced-march-where': ['march-in-at'],
  rearguard: ['stay'],
  absorb: ['suffer'],
  'replace-lcu': ['replace-by'],
  'pay-step': ['suffer'],
  stand: ['stand'],
  'region-retreat': ['retreat-to'],
  retreat: ['retreat'],
  'retreat-where': ['retreat-to'],
  'support-where': ['follow-to'],
  advance: ['advance'],
  'advance-on': ['advance-to'],
  redeploy: ['redeploy'],
  'redeploy-where': ['redeploy-to'],
  'place-unit': ['place-in'],
  replacements: ['repair', 'rebuild'],
  'rebuilt-where': ['place-in'],
  'repair-now': ['repair'],
  'divide-rp': [],
  uprising: ['rise-in'],
  'serbian-collapse': [],
  'relieve-command': ['replace-by'],
  dissolve: ['replace-by'],
  'dissolve-which': ['dissolve'],
  transfer: ['transfer'],
  'give-up': ['give-up'],
}

export const naturalVerbs = (scene: Scene): readonly Verb[] => {
  const asked = askedOf(scene)
  return asked ? NATURAL[asked.prompt] : []
}

/** The places and pieces the question names. */
export function held(scene: Scene): Held {
  const asked = askedOf(scene)
  if (!asked) return { spaces: [], units: [] }
  const units = asked.prompt === 'movement' ? (nextToMove(scene)?.units ?? []) : heldPieces(scene)
  const s = scene.state
  const standing = units.map((p) => spaceOf(s, p)).filter((x) => x >= 0)
  const named = [asked.facts.space, asked.facts.debt].flatMap(numbersIn).filter((x) => x >= 0)
  const aim = AIMING.has(asked.prompt) ? named : []
  return {
    spaces: [...new Set([...(MOVED.has(asked.prompt) ? [] : named), ...standing])],
    units,
    ...(aim.length > 0 ? { aim } : {}),
  }
}

/** the space they name is the one whose movement has begun: its units are not in the hand */
const MOVED: ReadonlySet<PromptKey> = new Set(['movement'])

/** Pieces the question names as its own. */
export function heldPieces(scene: Scene): readonly number[] {
  const asked = askedOf(scene)
  if (!asked) return []
  return [asked.facts.piece, asked.facts.pieces].flatMap(numbersIn)
}

/** Questions about an attack on the space they name. */
const AIMING: ReadonlySet<PromptKey> = new Set(['attackers', 'flank', 'combat-cards'])

/** The group whose march is being decided. */
export const marching = (scene: Scene): readonly number[] => numbersAt(askedOf(scene), 'march', 'pieces')
/** No unit in the hand has moved: choosing it can be undone. */
export const isFresh = (scene: Scene): boolean => askedOf(scene)?.facts.fresh === true

/** §11.1.2.b MPs of the spaces a march can reach; of the stack that would move next, where it can go is lit already */
export function costs(scene: Scene): ReadonlyMap<number, number> {
  const moves = moveAhead(scene) ?? scene
  const pieces = marching(moves)
  const [left] = numbersIn(askedOf(moves)?.facts.left)
  return pieces.length === 0 ? new Map() : marchCosts(moves.state, pieces, left)
}

/** §11.1.1 The scene in which the stack that would move next has been taken up, if it can go anywhere. */
export function moveAhead(scene: Scene): Scene | undefined {
  const isAhead = askedOf(scene)?.prompt === 'movement' && ahead(scene)?.verb === 'march'
  const next = isAhead ? nextToMove(scene) : undefined
  return next && scene.after(next.answer)
}

/** §11.1.1 The stack that would move next: where it can go is lit before it is taken up. Another is taken up by a click. */
export function ahead(scene: Scene): Ahead | undefined {
  const known = lit.get(scene)
  if (known) return known.ahead
  const found = askedOf(scene)?.prompt === 'activate' ? enemiesInReach(scene) : nextDestinations(scene)
  lit.set(scene, { ahead: found })
  return found
}
/** What is lit in a scene does not change: it is asked for with every move of the pointer. */
const lit = new WeakMap<Scene, { readonly ahead: Ahead | undefined }>()

function nextDestinations(scene: Scene): Ahead | undefined {
  const next = nextToMove(scene)
  const taken = next && scene.after(next.answer)
  const spaces = optionsOf(taken && askedOf(taken)?.offer, 'march')
  return next === undefined || spaces.length === 0
    ? undefined
    : { answer: next.answer, verb: 'march', spaces }
}

/** §9.4.3.a A click on an enemy activates a space next to him for attack; of several the player names one. The strongest comes first. */
function enemiesInReach(scene: Scene): Ahead | undefined {
  const s = scene.state
  const open = [...optionsOf(askedOf(scene)?.offer, 'attack')].sort(
    (a, b) => strengthAt(s, b) - strengthAt(s, a),
  )
  const answers = new Map<number, readonly Answer[]>()
  for (const from of open)
    for (const x of targetsFrom(s, from))
      answers.set(x, [...(answers.get(x) ?? []), { verb: 'attack', arg: from }])
  const [first] = [...answers.values()].flat()
  return first && { answer: first, verb: 'target', spaces: [...answers.keys()], answers }
}
/** The spaces that could be activated to attack there. */
export const attackableFrom = (scene: Scene, x: number): number[] =>
  (ahead(scene)?.answers?.get(x) ?? []).flatMap(({ arg }) => (arg === undefined ? [] : [arg]))

const strengthAt = (s: State, x: number): number =>
  piecesAt(s, s.active, x).reduce((sum, p) => sum + cfOf(p, faceOf(s, p)), 0)

/** Units of the space that is moving come first, then those of the next; all together where they can be. */
function nextToMove(
  scene: Scene,
): { readonly answer: Answer; readonly units: readonly number[] } | undefined {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'movement') return undefined
  const s = scene.state
  const units = optionsOf(asked.offer, 'unit')
  const first = units.find((p) => spaceOf(s, p) === s.moving) ?? units[0]
  if (first === undefined) return undefined
  const at = spaceOf(s, first)
  if (!optionsOf(asked.offer, 'stack').includes(at))
    return { answer: { verb: 'unit', arg: first }, units: [first] }
  const answer = { verb: 'stack', arg: at }
  const taken = scene.after(answer)
  return { answer, units: taken ? marching(taken) : [] }
}

/**
 * What puts back what is in the hand. What has only been taken up is undone; the answers that are not offered
 * stand for that alone.
 */
const LET_GO: Partial<Record<PromptKey, Answer>> = {
  march: { verb: 'halt' },
  'redeploy-where': { verb: 'keep' },
  'rebuilt-where': { verb: 'done' },
  'assemble-with': { verb: 'done' },
}

export function letGo(scene: Scene): Answer | undefined {
  const asked = askedOf(scene)
  if (!asked) return undefined
  return isBegun(asked) ? { verb: 'done' } : LET_GO[asked.prompt]
}
/** A target or a region has been chosen, but no unit yet. */
const isBegun = ({ prompt, facts }: OwnDecision): boolean =>
  (prompt === 'attackers' || prompt === 'form-stack') && numbersIn(facts.pieces).length === 0

/** Taking units up and leaving some of them changes nothing but what is in the hand. */
export const gathering: ReadonlySet<string> = new Set<Verb>(['stack', 'unit', 'leave'])
