import { lazy } from 'solid-js'

/** Says what happens; nothing has happened when the page is first seen. */
export const LazyTableVoice = lazy(async () => ({ default: (await import('./TableVoice.tsx')).TableVoice }))
