export { buildTable } from './build/build.ts'
export { isFresh } from './build/fingerprint.ts'
export { type Serving, serveTable } from './serve.ts'
