/** The games this table can play. Each is loaded when somebody opens it. */
import type { Presentation } from '@sandtable/presentation'

const loaders: Readonly<Record<string, () => Promise<Presentation>>> = {
  'battle-for-galicia': async () => (await import('./battle-for-galicia/index.ts')).galicia,
  'grand-illusion': async () => (await import('./grand-illusion/index.ts')).illusion,
  'illusions-of-glory': async () => (await import('./illusions-of-glory/index.ts')).glory,
}

export const isPlayable = (game: string): boolean => Object.hasOwn(loaders, game)

export async function loadPresentation(game: string): Promise<Presentation | undefined> {
  return isPlayable(game) ? loaders[game]?.() : undefined
}

/** Begins to fetch the game that is likely wanted, the first one if none is known, while the page finds out. */
export function fetchEarly(likely: string | undefined): void {
  const game = likely !== undefined && isPlayable(likely) ? likely : Object.keys(loaders)[0]
  // A failure is told when the game is opened.
  if (game !== undefined) loadPresentation(game).catch(() => undefined)
}
