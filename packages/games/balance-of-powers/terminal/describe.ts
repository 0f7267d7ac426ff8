import { FORTRESS } from '../codes.ts'
import { NOBODY } from '../nations.ts'
import { GROUND, groundOf, idOf, isLand, placeNamed, PLACES, townName } from '../places.ts'
import { fortressAt, isRedFortress } from '../sites.ts'
import { isFlipped, spentOf, type State, whereIs } from '../state.ts'
import { isRail } from '../terrain.ts'
import { nationName, placeName, unitName } from '../text/names.ts'
import { idOfUnit, isCorps, printedEffectiveness, printedMovement, unitNamed, UNITS } from '../units.ts'
import { isChip } from './ground.ts'
import type { MapScene } from './scene.ts'
import { heapMark, heapsAt } from './units-mark.ts'
import { type GroundName, type TerminalWords, wordsOf } from './words.ts'

const everyPlace = Array.from({ length: PLACES }, (_, p) => p)
const everyUnit = Array.from({ length: UNITS }, (_, u) => u)

/** A place by its number or name, or where a unit stands. */
export function place({ state, language }: MapScene, name: string): string | undefined {
  if (placeNamed(name) >= 0) return name
  const wanted = name.toLocaleLowerCase(language)
  const isCalled = (names: readonly (string | undefined)[]): boolean =>
    names.some((each) => each?.toLowerCase() === wanted)
  const town = everyPlace.find((p) => isCalled([townName(p)?.en, townName(p)?.ja]))
  if (town !== undefined) return idOf(town)
  const unit = everyUnit.find(
    (u) => whereIs(state, u) >= 0 && isCalled([idOfUnit(u), unitName(u, 'en'), unitName(u, 'ja')]),
  )
  return unit === undefined ? undefined : idOf(whereIs(state, unit))
}

const GROUND_NAMES = Object.keys(GROUND) as readonly GroundName[]

function fortressWords(s: State, p: number, words: TerminalWords): string[] {
  const f = fortressAt(p)
  if (f < 0) return []
  const state = { [FORTRESS.intact]: '', [FORTRESS.reduced]: words.reduced, [FORTRESS.destroyed]: words.ruin }
  const colour = isRedFortress(f) ? words.red : words.black
  return [[colour, state[s.fortress.get(f)]].filter(Boolean).join(words.gap)]
}

/** A place with what can be seen in it. */
export function describe(scene: MapScene, id: string): string[] {
  const { state, language } = scene
  const words = wordsOf(language)
  const p = placeNamed(id)
  const owner = state.control.get(p)
  const ground = GROUND_NAMES[groundOf(p)]
  const facts = [
    isLand(p) && ground ? words.ground[ground] : words.sea,
    ...(isRail(p) ? [words.rail] : []),
    ...fortressWords(state, p, words),
    ...(isChip(p) ? [words.chip] : []),
    ...(owner === NOBODY ? [] : [words.of(nationName(owner, language))]),
  ]
  const units = heapsAt(state, p).flatMap(({ units: here }) => here.map((u) => `  ${unitLine(scene, u)}`))
  const lines = units.length === 0 ? [`  ${words.nobody}`] : units
  return [`${placeName(p, language)}${words.colon}${facts.join(words.comma)}`, ...lines]
}

/** "DE-inf-3  German III Corps  3-4, MP spent 1" */
function unitLine({ state, language }: MapScene, u: number): string {
  const words = wordsOf(language)
  const values = isCorps(u) ? [valuesOf(state, u), ...modeOf(state, u, words)] : []
  return `${idOfUnit(u)}  ${unitName(u, language)}  ${values.join(words.comma)}`.trimEnd()
}

const valuesOf = (s: State, u: number): string =>
  `${printedEffectiveness(u, isFlipped(s, u))}-${printedMovement(u, isFlipped(s, u))}`

const modeOf = (s: State, u: number, words: TerminalWords): string[] => [
  ...(isFlipped(s, u) ? [words.trench] : []),
  ...(spentOf(s, u) > 0 ? [words.spent(spentOf(s, u))] : []),
]

/** Behind a choice: a unit's place and values, a place's units. */
export function note({ state }: MapScene, name: string): string | undefined {
  const u = unitNamed(name)
  if (u >= 0) return whereIs(state, u) < 0 ? undefined : unitNote(state, u)
  const p = placeNamed(name)
  const heaps = p < 0 ? [] : heapsAt(state, p)
  return heaps.length === 0 ? undefined : heaps.map((heap) => heapMark(state, heap)).join(' ')
}

const unitNote = (s: State, u: number): string =>
  isCorps(u) ? `${idOf(whereIs(s, u))} ${valuesOf(s, u)}` : idOf(whereIs(s, u))
