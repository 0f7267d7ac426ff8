/** The map in a terminal: what is printed on it, and on top of it what stands there. */
export { describe, hexCalled } from './describe.ts'
export { excerpt } from './excerpt.ts'
export { overview } from './overview.ts'
export type { MapView } from './view.ts'
