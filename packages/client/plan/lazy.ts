import { lazy } from 'solid-js'

/** A suggested plan, as a list and on the map: fetched when one is asked for. */
export const LazyPlanSheet = lazy(async () => ({ default: (await import('./PlanSheet.tsx')).PlanSheet }))
export const LazyPlanMarks = lazy(async () => ({ default: (await import('./PlanMarks.tsx')).PlanMarks }))
