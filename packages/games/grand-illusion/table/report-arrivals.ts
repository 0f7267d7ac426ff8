/** §7 units off the map that could come in here: listed with the place, so that they can be chosen. */
import type { UnitRow } from '@sandtable/presentation'
import { placesFor, wayOf } from '../inspect/index.ts'
import { faceOf } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { entryText } from './boxes.ts'
import { counterOf, type Mint } from './counters.ts'
import { askedOf, optionsOf, type Scene, words } from './scene.ts'
import { offMap } from './seen-pieces.ts'

type Way = Parameters<typeof placesFor>[2]

/** Due now, returning without CAPs, or lost and to be had for CAPs: first those who could come in here. */
export function offBoardRows(scene: Scene, mint: Mint, space: number): UnitRow[] {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'arrivals') return []
  const s = scene.state
  const w = words(scene).arrivals
  const rows = [
    ...offered(scene, 'arrive').map((p) => ({ p, way: wayOf(s, p), face: faceOf(s, p), mark: w.due })),
    ...offered(scene, 'restore').map((p) => ({ p, way: 'uncertain' as const, face: 0, mark: w.returns })),
    ...lost(scene).map((p) => ({ p, way: 'replacement' as const, face: 0, mark: w.lost })),
  ]
  const isHere = ({ p, way }: { readonly p: number; readonly way: Way }): boolean =>
    placesFor(s, p, way).includes(space)
  return [...rows.filter(isHere), ...rows.filter((each) => !isHere(each))].map((each) =>
    row(mint, each.p, each.face, each.mark, isHere(each) ? w.here : placeText(scene, each.p, each.way)),
  )
}

const lost = (scene: Scene): number[] => [
  ...new Set([...offered(scene, 'rebuild'), ...offered(scene, 'order')]),
]

/** where else it comes in */
const placeText = (scene: Scene, p: number, way: Way): string =>
  way === 'fixed' ? entryText(scene, p) : words(scene).boxes.ways[way]

const offered = (scene: Scene, verb: Verb): readonly number[] => optionsOf(askedOf(scene)?.offer, verb)

const row = (mint: Mint, piece: number, face: number, mark: string, detail: string): UnitRow => ({
  counter: counterOf(mint, offMap(piece, face)),
  detail,
  values: [],
  mark,
  notes: [],
})
