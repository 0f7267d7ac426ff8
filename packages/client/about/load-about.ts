import type { About } from '@sandtable/presentation/about'

const loaders: Readonly<Record<string, () => Promise<About>>> = {
  'battle-for-galicia': async () => (await import('./battle-for-galicia/index.ts')).galiciaAbout,
  'grand-illusion': async () => (await import('./grand-illusion/index.ts')).grandIllusionAbout,
  'illusions-of-glory': async () => (await import('./illusions-of-glory/index.ts')).illusionsAbout,
}

export const hasAbout = (game: string): boolean => Object.hasOwn(loaders, game)

/** The about page of a game; null if it has none yet. */
export async function loadAbout(game: string): Promise<About | null> {
  const load = hasAbout(game) ? loaders[game] : undefined
  return load ? load() : null
}
