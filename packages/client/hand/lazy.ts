import { lazy } from 'solid-js'

/** The hand of cards, fetched at the table of a game that has cards. */
export const LazyHandTray = lazy(async () => ({ default: (await import('./HandTray.tsx')).HandTray }))
