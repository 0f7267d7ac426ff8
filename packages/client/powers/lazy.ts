import { lazy } from 'solid-js'

/** All figures of all nations, fetched when somebody wants to see them. */
export const LazyPowersSheet = lazy(async () => ({
  default: (await import('./PowersSheet.tsx')).PowersSheet,
}))
