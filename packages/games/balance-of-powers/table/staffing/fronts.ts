/** The fronts of a side: what stands on each, and which of them an answer moves or is about. */
import type { Answer } from '@sandtable/kernel'
import { type Force, numbersIn } from '@sandtable/presentation'
import { MARK } from '../../codes.ts'
import { DE, NATION_IDS } from '../../nations.ts'
import { idOf, isBox } from '../../places.ts'
import { allegianceOf, isMarked, whereIs } from '../../state.ts'
import type { PromptKey } from '../../text/keys.ts'
import { nationName } from '../../text/names.ts'
import { isCorps, nationOf, UNITS } from '../../units.ts'
import { placeOf } from '../question.ts'
import { askedOf, optionsOf, type Scene, viewerSide } from '../scene.ts'

/** Germany's army in the west and in the east; §12.1 counts the east from Berlin's column */
const BERLIN_COLUMN = 25
const isEast = (p: number): boolean => isBox(p) || Number(idOf(p).slice(0, 2)) > BERLIN_COLUMN
/** the front of a nation at that place */
export const frontAt = (n: number, p: number): string =>
  n === DE ? `DE-${isEast(p) ? 'east' : 'west'}` : (NATION_IDS[n] ?? '')

const FRONTS = {
  west: { en: 'Germany, western front', ja: 'ドイツ、西部戦線' },
  east: { en: 'Germany, eastern front', ja: 'ドイツ、東部戦線' },
} as const

function titleOf(n: number, p: number): Force['title'] {
  if (n === DE) return FRONTS[isEast(p) ? 'east' : 'west']
  return { en: nationName(n, 'en'), ja: nationName(n, 'ja') }
}

/** Corps of the viewer's side on the map, by front. */
export function corpsByFront(scene: Scene): ReadonlyMap<string, readonly number[]> {
  const s = scene.state
  const side = viewerSide(scene)
  const found = new Map<string, number[]>()
  for (let u = 0; u < UNITS; u++) {
    const p = whereIs(s, u)
    if (p < 0 || !isCorps(u) || allegianceOf(s, u) !== side) continue
    const id = frontAt(nationOf(u), p)
    found.set(id, [...(found.get(id) ?? []), u])
  }
  return found
}

/** The armies of the viewer's side that have corps on the map, front by front. */
export const forces = (scene: Scene): Force[] =>
  [...corpsByFront(scene)].map(([id, [u = 0]]) => ({
    id,
    title: titleOf(nationOf(u), whereIs(scene.state, u)),
  }))

/** Questions of a combat: they are about those who fight, whoever is named in the answer. */
const OF_COMBAT: ReadonlySet<PromptKey> = new Set([
  'pay-attack',
  'commit-reserve',
  'point-unit',
  'use-infrastructure',
  'roll-again',
  'pay-or-lose',
  'take-loss',
])

/** The fronts of the units an answer moves or is about; a stack of two nations belongs to both. */
export function forcesOf(scene: Scene, answer: Answer): readonly string[] {
  const s = scene.state
  const fronts = unitsOf(scene, answer)
    .filter((u) => isCorps(u) && whereIs(s, u) >= 0)
    .map((u) => frontAt(nationOf(u), whereIs(s, u)))
  return [...new Set(fronts)]
}

function unitsOf(scene: Scene, { verb, arg }: Answer): readonly number[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const { facts, prompt, offer } = asked
  const hand = [...numbersIn(facts.units), ...numbersIn(facts.unit)]
  const named = arg !== undefined && placeOf(verb) === 'unit' ? [arg] : []
  if (OF_COMBAT.has(prompt)) return named.length > 0 ? named : fighters(scene)
  if (hand.length > 0 || named.length > 0) return [...new Set([...hand, ...named])]
  const s = scene.state
  // §9.0 of those who stand there, those who would go
  if (verb === 'stack') return optionsOf(offer, 'unit').filter((u) => whereIs(s, u) === arg)
  const [there] = arg !== undefined && placeOf(verb) === 'space' ? [arg] : numbersIn(facts.place)
  return there === undefined
    ? []
    : s.derived.presence.unitsAt(there, viewerSide(scene)).filter(isCorps).slice(0, 1)
}

/** the viewer's units in the combat under way */
function fighters(scene: Scene): readonly number[] {
  const s = scene.state
  const side = viewerSide(scene)
  const isAttacking = s.phasing === side
  return s.derived.presence
    .unitsAt(isAttacking ? s.from : s.target, side)
    .filter((u) => !isAttacking || isMarked(s, u, MARK.inForce))
}
