import { lazy } from 'solid-js'

/** All ways to play a game: fetched when somebody wants more than to play at once. */
export const LazyNewGame = lazy(async () => ({ default: (await import('./NewGame.tsx')).NewGame }))
