import type { Language } from '@sandtable/kernel'
import {
  createReader,
  parseRulebook,
  type Reader,
  type SourceFile,
  type TablesBelow,
} from '@sandtable/reader'

const tables: Readonly<Record<string, () => Promise<{ readonly tablesBelow: TablesBelow }>>> = {
  'battle-for-galicia': () => import('@sandtable/battle-for-galicia/reader'),
  'grand-illusion': () => import('@sandtable/grand-illusion/reader'),
  'illusions-of-glory': () => import('@sandtable/illusions-of-glory/reader'),
}

/** The chapters of all games and languages; the build makes one file of those of a game and language. */
const chapters = import.meta.glob<string>('../../games/*/rulebook/*/*.md', {
  query: '?raw',
  import: 'default',
})

async function filesOf(game: string, language: Language): Promise<SourceFile[]> {
  const folder = `/${game}/rulebook/${language}/`
  const found = Object.entries(chapters).filter(([path]) => path.includes(folder))
  return Promise.all(found.map(async ([path, load]) => ({ path, text: await load() })))
}

/** The rules of a game in one language, fetched when somebody wants to read them; null if there are none yet. */
export async function loadReader(game: string, language: Language): Promise<Reader | null> {
  const load = Object.hasOwn(tables, game) ? tables[game] : undefined
  if (!load) return null
  const [{ tablesBelow }, files] = await Promise.all([load(), filesOf(game, language)])
  return createReader(parseRulebook(files, language), tablesBelow)
}
