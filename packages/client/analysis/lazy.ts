import { lazy } from 'solid-js'

/** The game looked at afterwards: fetched when somebody wants to know. */
export const LazyAnalysisSheet = lazy(async () => ({
  default: (await import('./AnalysisSheet.tsx')).AnalysisSheet,
}))
