import type { Reader } from '@sandtable/reader'

const loaders: Readonly<Record<string, () => Promise<Reader>>> = {
  'battle-for-galicia': async () => (await import('@sandtable/battle-for-galicia/reader')).galiciaReader,
  'grand-illusion': async () => (await import('@sandtable/grand-illusion/reader')).grandIllusionReader,
  'illusions-of-glory': async () =>
    (await import('@sandtable/illusions-of-glory/reader')).illusionsOfGloryReader,
}

/** The rules of a game, fetched when somebody wants to read them; null if there are none yet. */
export async function loadReader(game: string): Promise<Reader | null> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined
  return load ? load() : null
}
