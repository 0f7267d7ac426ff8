import { GAMES } from '@sandtable/games'
import { createResource, type JSX } from 'solid-js'
import { Lobby } from '../lobby/Lobby.tsx'
import type { PlayGame } from '../lobby/types.ts'
import { download, fileName } from '../panels/download.ts'
import { deleteGame, type GameList, listGames, rawGame } from '../session/games-kept.ts'
import { type DamagedGame, type GameHead, isDamaged } from '../session/saved-game.ts'
import { createOnce } from './once.ts'
import { startGame, startLesson } from './games.ts'
import { importFile } from './import-file.ts'
import { cardsOf, damagedRow, type Presentations, rowId, saveRow } from './lobby-rows.ts'
import { go } from './routes.ts'
import { language, setLanguage, setTheme, theme } from './settings.ts'
import { toasts } from './toasts.ts'
import { appWords, troubleText } from './words.ts'

const NONE: Presentations = {}
const NO_GAMES: GameList = { games: [] }

async function loadGames(): Promise<Presentations> {
  return Object.fromEntries(
    await Promise.all(GAMES.map(async (game) => [game.id, await game.presentation()] as const)),
  )
}

const starting = createOnce()

const play: PlayGame = (game, scenario, seats, { options, solo }) =>
  starting(async () => open(await startGame({ game, scenario, seats, options, solo })))

function open(id: string | undefined): void {
  if (id === undefined) toasts.say(troubleText({ kind: 'unreachable' }, language()))
  else go({ page: 'game', id })
}

/** All games, and those under way in this browser. */
export function LobbyPage(): JSX.Element {
  const [games] = createResource(loadGames)
  const [saves, { refetch }] = createResource(() => listGames())
  const known = (): Presentations => games.latest ?? NONE
  /** what is not of a game here is strange only when all games are here */
  const stored = (): GameList => (games.latest && saves.latest) ?? NO_GAMES
  const found = (row: string): GameHead | DamagedGame | undefined =>
    stored().games.find((saved) => rowId(saved) === row)
  const keyOf = (row: string): IDBValidKey | undefined => {
    const saved = found(row)
    return saved && (isDamaged(saved) ? saved.key : saved.id)
  }
  const sayNoStorage = (): void => toasts.say(troubleText({ kind: 'no-storage' }, language()))
  const remove = async (row: string): Promise<void> => {
    const key = keyOf(row)
    if (key === undefined) return
    await deleteGame(key).catch(sayNoStorage)
    await refetch()
  }
  const saveRaw = async (row: string): Promise<void> => {
    const key = keyOf(row)
    if (key === undefined) return
    const raw = await rawGame(key)
    download(fileName(`sandtable ${row}`, 0), JSON.stringify(raw, undefined, 1))
  }
  return (
    <Lobby
      games={cardsOf(known())}
      saves={stored().games.flatMap((saved) =>
        isDamaged(saved) ? [] : (saveRow(saved, known(), language(), Date.now()) ?? []),
      )}
      damaged={stored().games.flatMap((saved) => damagedRow(saved, known(), language(), Date.now()) ?? [])}
      shelfTrouble={stored().trouble && appWords(language()).noShelf}
      onPlay={play}
      onResume={(id) => go({ page: 'game', id })}
      onDelete={(row) => void remove(row)}
      onSaveRaw={(row) => void saveRaw(row).catch(sayNoStorage)}
      onImport={(file) => void importFile(file)}
      language={language()}
      setLanguage={setLanguage}
      theme={theme()}
      setTheme={setTheme}
      onAbout={(game) => go({ page: 'about', game })}
      onLearn={(game) => starting(async () => open(await startLesson(game)))}
      onRules={(game) => go({ page: 'rules', game })}
    />
  )
}
