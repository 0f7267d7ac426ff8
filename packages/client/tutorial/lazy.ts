import { lazy } from 'solid-js'

/** The card of a lesson, fetched when one begins. */
export const LazyCoach = lazy(async () => ({ default: (await import('./Coach.tsx')).Coach }))
