/** Rounds of strategic redeployment put up for tests. */
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { landDestinations } from '../rules/13-redeployment/routes.ts'
import { seaDestinations } from '../rules/13-redeployment/sea.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** an SR round of the Central Powers with so many points */
export const cp = (spec: SceneSpec, points = 5): StagedScene =>
  new StagedScene({ side: 'CP', stage: 'redeployment', points, ...spec })
export const ap = (spec: SceneSpec, points = 5): StagedScene =>
  new StagedScene({ side: 'AP', stage: 'redeployment', points, ...spec })
/** where a piece may go by land and sea */
export const places = (scene: StagedScene, id: string): string[] =>
  scene.act('redeploy', id).offers('redeploy-to')
export const overland = (spec: SceneSpec, id: string): string[] => {
  const state = stateFor({ side: 'CP', ...spec })
  return landDestinations(state, piece(id)).map((x) => idOf(x))
}
export const bySea = (spec: SceneSpec, id: string): string[] =>
  seaDestinations(stateFor(spec), piece(id)).map((x) => idOf(x))
const idOf = (x: number): string => names.get(x) ?? String(x)
export const names = new Map<number, string>()
for (const id of [
  ...['Berlin', 'Breslau', 'Posen', 'Lodz', 'Kalisz', 'Warsaw', 'Krakow', 'Vienna', 'Brandenburg', 'Prague'],
  ...['Carniola', 'Tyrol', 'Trieste', 'Fiume', 'Cattaro', 'Spalato', 'Gallipoli', 'Venice', 'SouthernItaly'],
  ...['Lemnos', 'Salonika', 'Odessa', 'Nikolaev', 'Rostov', 'Constanta', 'Danzig', 'Konigsberg', 'Memel'],
  ...['Stettin', 'Durres', 'Vlore', 'Constantinople', 'Anatolia', 'Varna', 'Burgas', 'Petrograd', 'Riga'],
])
  names.set(space(id), id)
