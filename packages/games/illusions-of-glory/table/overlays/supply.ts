/** §14 a side's supply: where its lines run, its sources, the line of the space pointed at, who lacks what. */
import type { Overlay } from '@sandtable/presentation'
import {
  isSpaceCutOff,
  lineFrom,
  linkedSpaces,
  nationsIn,
  reachedFrom,
  SUPPLY,
  sourceOf,
  sourcesInUse,
  spacesOf,
  suppliers,
  troopsWith,
} from '../../inspect/index.ts'
import { SPACES } from '../../map.ts'
import { enemyOf, NATIONS, type Side } from '../../sides.ts'
import { controlOf, piecesAt, type State } from '../../state.ts'
import { type Scene, viewerSide, words } from '../scene.ts'

export const supply = (scene: Scene, space: number | undefined): Overlay =>
  supplyOfSide(scene, viewerSide(scene), space)
export const enemySupply = (scene: Scene, space: number | undefined): Overlay =>
  supplyOfSide(scene, enemyOf(viewerSide(scene)), space)

function supplyOfSide(scene: Scene, side: Side, space: number | undefined): Overlay {
  const s = scene.state
  const w = words(scene).overlays.legend
  const sources = sourcesInUse(s, side)
  const allied = spacesOf(s, troopsWith(s, side, SUPPLY.allied))
  const out = spacesOf(s, troopsWith(s, side, SUPPLY.none))
  const cutOff = cutOffSpaces(s, side).filter((x) => !out.includes(x))
  return {
    layers: [
      {
        kind: 'supply-in',
        spaces: linkedSpaces(s, side).filter((x) => reachedFrom(s, side, x) !== 0),
        notes: sources.map((x) => ({ space: x, text: sourceText(s, side, x) })),
      },
      { kind: 'supply-low', spaces: allied, notes: allied.map((x) => ({ space: x, text: w.ally })) },
      {
        kind: 'supply-out',
        spaces: [...out, ...cutOff],
        notes: out.map((x) => ({ space: x, text: w.oos })),
      },
      { kind: 'rail', spaces: [], lines: lineOf(s, side, space) },
    ],
    legend: [
      { kind: 'supply-in', text: w.supplied[side] },
      { kind: 'supply-low', text: w.alliedOnly },
      { kind: 'supply-out', text: w.outOfSupply },
      { kind: 'rail', text: w.line },
    ],
  }
}

/** "RU", "BR FR" */
const sourceText = (s: State, side: Side, x: number): string =>
  nationsIn(sourceOf(s, side, x))
    .map((nation) => NATIONS[nation])
    .join(' ')

const cutOffSpaces = (s: State, side: Side): number[] =>
  Array.from({ length: SPACES }, (_, x) => x).filter((x) => controlOf(s, x) === side && isSpaceCutOff(s, x))

/** The line to the nearest source of the units there; of an empty space to the nearest source of all. */
function lineOf(s: State, side: Side, space: number | undefined): number[][] {
  if (space === undefined) return []
  const reached = reachedFrom(s, side, space)
  const own = piecesAt(s, side, space).reduce((mask, p) => mask | suppliers(p), 0) & reached
  const line = lineFrom(s, side, space, own === 0 ? reached : own)
  return line.length > 1 ? [line] : []
}
