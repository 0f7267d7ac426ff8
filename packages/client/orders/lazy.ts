import { lazy } from 'solid-js'

/** Orders, as a slip and on the map: fetched when the first one is drawn. */
export const LazyOrderSlip = lazy(async () => ({ default: (await import('./OrderSlip.tsx')).OrderSlip }))
export const LazyOrderMarks = lazy(async () => ({ default: (await import('./OrderMarks.tsx')).OrderMarks }))
