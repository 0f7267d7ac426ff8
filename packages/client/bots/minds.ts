/** The minds of the games: fetched when somebody must think. */
import type { Mind } from '@sandtable/bots'

const loaders: Readonly<Record<string, () => Promise<Mind>>> = {
  'battle-for-galicia': async () => (await import('@sandtable/battle-for-galicia/bot')).MIND,
  'grand-illusion': async () => (await import('@sandtable/grand-illusion/bot')).MIND,
  'illusions-of-glory': async () => (await import('@sandtable/illusions-of-glory/bot')).MIND,
}

export async function loadMind(game: string): Promise<Mind> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined
  if (!load) throw new Error(`nobody has thought about ${game}`)
  return load()
}
