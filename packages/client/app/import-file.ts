import { importGame } from './games.ts'
import { go } from './routes.ts'
import { language } from './settings.ts'
import { toasts } from './toasts.ts'
import { appWords, troubleText } from './words.ts'

/** Opens a record file as a game of its own, or says what is wrong with it. */
export async function importFile(file: File): Promise<void> {
  const words = appWords(language())
  const result = await importGame(await file.text())
  if ('problem' in result) {
    toasts.say(words.importFailed(troubleText(result.problem, language())))
    return
  }
  toasts.say(words.imported)
  go({ page: 'game', id: result.id })
}
