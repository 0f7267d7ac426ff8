/** The games this table can play. Each is loaded when somebody opens it. */
import type { Presentation } from './presentation.ts'

const loaders: Readonly<Record<string, () => Promise<Presentation>>> = {
  'battle-for-galicia': async () => (await import('./battle-for-galicia/index.ts')).galicia,
}

export const isPlayable = (game: string): boolean => Object.hasOwn(loaders, game)

export async function loadPresentation(game: string): Promise<Presentation | undefined> {
  return isPlayable(game) ? loaders[game]?.() : undefined
}

/** Begins to fetch the games while the page still finds out which one is wanted. */
export function fetchGames(): void {
  // A failure is told when the game is opened.
  for (const load of Object.values(loaders)) load().catch(() => undefined)
}
