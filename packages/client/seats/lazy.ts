import { lazy } from 'solid-js'

/** Who plays: wanted seldom. */
export const LazySeatsSheet = lazy(async () => ({ default: (await import('./SeatsSheet.tsx')).SeatsSheet }))
export const LazyOpenFile = lazy(async () => ({ default: (await import('./OpenFile.tsx')).OpenFile }))
