import { createSignal } from 'solid-js'
import type { Seating } from '../session/local-game.ts'
import { type FiledGame, readGameFile, takeIn } from './games.ts'
import { go } from './routes.ts'
import { language } from './settings.ts'
import { toasts } from './toasts.ts'
import { appWords, troubleText } from './words.ts'

const [fileAsked, setFileAsked] = createSignal<FiledGame>()

/** A game from a file, as long as nobody has said who goes on with it. */
export { fileAsked }

/** Opens a record file as a game of its own, or says what is wrong with it. */
export async function importFile(file: File): Promise<void> {
  // A file that is gone or may not be read holds no game.
  const found = await readGameFile(await file.text().catch(() => ''))
  if ('problem' in found)
    toasts.say(appWords(language()).importFailed(troubleText(found.problem, language())))
  else if (found.asPlayed) setFileAsked(found)
  else await open(found)
}

/** Goes on as it was played, or alone; undefined: not at all. */
export async function answerFile(how: 'as-played' | 'alone' | undefined): Promise<void> {
  const found = fileAsked()
  setFileAsked(undefined)
  if (found && how) await open(found, how === 'as-played' ? found.asPlayed : undefined)
}

async function open(found: FiledGame, seating?: Seating): Promise<void> {
  const { imported, goesOn } = appWords(language())
  const id = await takeIn(found, seating)
  toasts.say(seating ? goesOn : imported, { stays: true })
  go({ page: 'game', id })
}
