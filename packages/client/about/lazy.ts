import { lazy } from 'solid-js'

/** The about page, fetched when it is first opened. */
export const LazyAboutPage = lazy(async () => ({ default: (await import('./AboutPage.tsx')).AboutPage }))
