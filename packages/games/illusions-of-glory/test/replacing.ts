/** The Replacement Phase for tests: begun with points, or asked about units and pools. */
import { idOfSpace } from '../map.ts'
import { piece } from '../pieces.ts'
import { whyNotReplace } from '../rules/16-replacements/eligible.ts'
import { placesForRebuilt } from '../rules/16-replacements/placing.ts'
import { poolsFor } from '../rules/16-replacements/pools.ts'
import { PILE } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** no cards to draw afterwards; dice for the offensives of the next turn */
export const phase = (rp: Record<string, number>, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({
    ...spec,
    stage: 'replacement',
    round: 0,
    tracks: { rp },
    prepare: (state) => {
      state.card.fill(PILE.out)
      spec.prepare?.(state)
    },
  }).dice(1, 1, 1)
export const worn = (at: string): { at: string; reduced: true } => ({ at, reduced: true })
export const why = (spec: SceneSpec, id: string): unknown => whyNotReplace(stateFor(spec), piece(id))
export const pools = (id: string, spec: SceneSpec = {}): number[] => poolsFor(stateFor(spec), piece(id))
export const rebuiltIn = (id: string, spec: SceneSpec = {}): string[] =>
  placesForRebuilt(stateFor({ ...spec, pieces: { [id]: 'replaceable', ...spec.pieces } }), piece(id))
    .map(idOfSpace)
    .sort()
