import { lazy } from 'solid-js'

/** Sheets that are wanted late or seldom. */
export const LazyBoxes = lazy(async () => ({ default: (await import('./Boxes.tsx')).Boxes }))
export const LazyEndSheet = lazy(async () => ({ default: (await import('./EndSheet.tsx')).EndSheet }))
export const LazyKeysHelp = lazy(async () => ({ default: (await import('./KeysHelp.tsx')).KeysHelp }))
export const LazyKeyToSigns = lazy(async () => ({ default: (await import('./KeyToSigns.tsx')).KeyToSigns }))
