import { manifestOf } from '@sandtable/games'
import type { Language } from '@sandtable/kernel'
import { createReader, parseRulebook, type Reader, type SourceFile } from '@sandtable/reader'

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
  const load = manifestOf(game)?.ruleTables
  if (!load) return null
  const [tablesBelow, files] = await Promise.all([load(), filesOf(game, language)])
  return createReader(parseRulebook(files, language), tablesBelow)
}
