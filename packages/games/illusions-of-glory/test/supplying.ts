/** Supply in positions put up for tests. */
import { GRAPH, NEIGHBOURS, space } from '../map.ts'
import { piece } from '../pieces.ts'
import { activeSources } from '../rules/14-supply/sources.ts'
import { supplyOf } from '../rules/14-supply/supply.ts'
import { NATIONS, type Side } from '../sides.ts'
import { type SceneSpec, stateFor } from './stage.ts'

export const NAMES = ['none', 'allied', 'own'] as const
/** 'none', 'allied' or 'own' */
export const supply = (spec: SceneSpec, id: string): string => NAMES[supplyOf(stateFor(spec), piece(id))]
export const control = (side: 'AP' | 'CP' | 'none', ...ids: string[]): Record<string, 'AP' | 'CP' | 'none'> =>
  Object.fromEntries(ids.map((id) => [id, side]))
export const sources = (spec: SceneSpec, side: Side, id: string): string[] => {
  const mask = activeSources(stateFor(spec), side, space(id))
  return NATIONS.filter((_, nation) => (mask & (1 << nation)) !== 0)
}
export const around = (id: string): string[] => (NEIGHBOURS[space(id)] ?? []).map((x) => GRAPH.idOf(x))
