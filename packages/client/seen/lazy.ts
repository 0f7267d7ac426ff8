import { lazy } from 'solid-js'

/** What is shown when something has happened: none of it is needed to open the table. */
export const LazyResultView = lazy(async () => ({ default: (await import('./ResultView.tsx')).ResultView }))
export const LazySinceSheet = lazy(async () => ({ default: (await import('./SinceSheet.tsx')).SinceSheet }))
export const LazyBriefingSheet = lazy(async () => ({
  default: (await import('./BriefingSheet.tsx')).BriefingSheet,
}))
export const LazyDeedMarks = lazy(async () => ({ default: (await import('./DeedMarks.tsx')).DeedMarks }))
