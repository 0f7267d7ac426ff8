/** What the question on the table is about, and what a click could mean. */
import type { Answer } from '@sandtable/kernel'
import { type Held, numbersAt, numbersIn, optionsOf, placesIn } from '@sandtable/presentation'
import { battleForGalicia } from '../index.ts'
import { attackRefusal, declaredHexes, reachCosts, stackWeight } from '../inspect/index.ts'
import { activeSide, hexOf, isHeldBy, spentOf, unitsAt } from '../state.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { sideOf } from '../units.ts'
import { askedOf, type Scene } from './scene.ts'

export const placeOf = placesIn(battleForGalicia.verbs)

export const isCombat = (verb: string): boolean => verb === 'attack'

const NATURAL: Readonly<Record<PromptKey, readonly Verb[]>> = {
  move: ['unit', 'stack', 'recover'],
  march: ['march'],
  react: ['react'],
  'remove-excess': ['remove'],
  enter: ['enter'],
  'enter-or-wait': ['enter'],
  attack: ['attack'],
  'declare-hexes': ['from'],
  'choose-attackers': ['join'],
  'choose-defenders': ['defend'],
  'retreat-first': ['withdraw'],
  accompany: ['accompany'],
  retreat: ['retreat'],
  'run-on': ['run-on'],
  advance: ['advance'],
  'take-loss': ['suffer'],
}

export const naturalVerbs = (scene: Scene): readonly Verb[] => {
  const asked = askedOf(scene)
  return asked ? NATURAL[asked.prompt] : []
}

/**
 * The group of a march, the target of an attack, the units chosen so far. Where units are to be chosen, first the
 * places they stand in: the first one is shown beside the map.
 */
export function held(scene: Scene): Held {
  const asked = askedOf(scene)
  const { hex, hexes, unit, units } = asked?.facts ?? {}
  const verb = asked && CHOSEN_FROM[asked.prompt]
  const choices = verb ? optionsOf(asked.offer, verb) : []
  const places = choices.map((u) => hexOf(scene.state, u))
  return {
    spaces: [...new Set([...places, ...[hex, hexes].flatMap(numbersIn)])],
    units: [unit, units].flatMap(numbersIn),
    ...(asked && AIMING.has(asked.prompt) ? { aim: numbersIn(hex) } : {}),
  }
}

/** Questions about an attack on the hex they name. */
const AIMING: ReadonlySet<PromptKey> = new Set(['declare-hexes', 'choose-attackers', 'choose-defenders'])

/** Questions whose facts do not tell where the units stand that are chosen from. */
const CHOSEN_FROM: Partial<Record<PromptKey, Verb>> = { 'take-loss': 'suffer', advance: 'advance' }

/** §4.2 MPs of the hexes a march can reach. */
export function costs(scene: Scene): ReadonlyMap<number, number> {
  const units = marching(scene)
  return units.length === 0 ? new Map() : reachCosts(scene.state, units)
}

/** §5.1 §5.2 hexes a march may pass but where it would leave too many steps. */
export function crowded(scene: Scene): ReadonlySet<number> {
  const units = marching(scene)
  const [first] = units
  if (first === undefined) return new Set()
  const s = scene.state
  const side = sideOf(first)
  const taken = optionsOf(askedOf(scene)?.offer, 'march').filter((h) => isHeldBy(s, side, h))
  return new Set(taken.filter((h) => stackWeight(s, side, h, units).over > 0))
}

/** The group whose march is being decided. */
export const marching = (scene: Scene): readonly number[] => numbersAt(askedOf(scene), 'march', 'units')

/** Nobody in the hand has moved: it can be put back as if it had never been taken up. */
export const isFresh = (scene: Scene): boolean =>
  marching(scene).every((unit) => spentOf(scene.state, unit) === 0)

/** A march can be put down at any hex: its MPs stay as they are. */
export const letGo = (scene: Scene): Answer | undefined =>
  askedOf(scene)?.prompt === 'march' ? { verb: 'halt' } : undefined

/** §8.1 the target and the hexes until they are declared; §7.2 then the units until the dice fall */
export function picked(scene: Scene): Answer[] {
  const asked = askedOf(scene)
  if (asked?.prompt === 'declare-hexes')
    return [
      ...numbersIn(asked.facts.hex).map((arg) => ({ verb: 'attack', arg })),
      ...numbersIn(asked.facts.hexes).map((arg) => ({ verb: 'from', arg })),
    ]
  if (asked?.prompt !== 'choose-attackers' || isForced(scene)) return []
  return numbersIn(asked.facts.units).map((arg) => ({ verb: 'join', arg }))
}

/** one unit alone can attack: nobody picked it */
function isForced({ state: s }: Scene): boolean {
  const able = declaredHexes(s)
    .flatMap((h) => unitsAt(s, activeSide(s), h))
    .filter((u) => attackRefusal(s, u) === undefined)
  return able.length === 1
}

/** Taking units up and leaving some of them changes nothing but what is in the hand. */
export const gathering: ReadonlySet<string> = new Set<Verb>(['stack', 'unit', 'leave'])
