import { lazy } from 'solid-js'

/** The desk, fetched when a question is a list with amounts. */
export const LazyDeskSheet = lazy(async () => ({ default: (await import('./DeskSheet.tsx')).DeskSheet }))
