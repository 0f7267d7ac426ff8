/** Copies of the data to be broken, and the entries to break. */
import { DATA } from '../data/load.ts'
import type { EvidenceData, GameData } from '../data/types.ts'

export type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> }
export type Data = Draft<GameData>
/** what is wrong, the line that must say so, how it is broken */
export type Corruption = readonly [string, RegExp, (data: Data) => unknown]

export const copy = (): Data => structuredClone(DATA) as Data

export const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not in the data')
  return value
}
export const space = (data: Data, id: string): Data['map']['spaces'][number] =>
  found(data.map.spaces.find((each) => each.id === id))
export const link = (data: Data, a: string, b: string): Data['map']['connections'][number] =>
  found(data.map.connections.find((each) => each.a === a && each.b === b))
export const unit = (data: Data, id: string): Data['units']['units'][number] =>
  found(data.units.units.find((each) => each.id === id))
export const unitClass = (data: Data, id: string): Data['units']['classes'][number] =>
  found(data.units.classes.find((each) => each.id === id))
export const setup = (data: Data, id: '1914' | '1916'): Data['setups'][number] =>
  found(data.setups.find((each) => each.id === id))
export const stack = (data: Data, id: string): Data['setups'][number]['placements'][number] =>
  found(setup(data, '1914').placements.find((each) => each.space === id))
export const scenario = (data: Data, id: string): Data['scenarios'][number] =>
  found(data.scenarios.find((each) => each.id === id))
export const entry = (data: Data, nation: string): Data['neutrals']['entries'][number] =>
  found(data.neutrals.entries.find((each) => each.nation === nation))
export const collapse = (data: Data, nation: string): Data['collapse']['collapses'][number] =>
  found(data.collapse.collapses.find((each) => each.nation === nation))
export const claim = (data: Data, statement: EvidenceData): number =>
  data.evidence.push(statement as Draft<EvidenceData>)
