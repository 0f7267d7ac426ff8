/** What the fields of a state can be. */
export { type FlagList, type FlagNames, flags } from './flag-list.ts'
export { amount, type Item, oneOf, type Range } from './item.ts'
export { type PackedFlags, packedFlags, type PackedList, packed } from './packed-list.ts'
export { type SparseMap, sparse } from './sparse-map.ts'
export type { FieldJson, Run, Stored } from './stored.ts'
export { amounts, list, type ValueList } from './value-list.ts'
