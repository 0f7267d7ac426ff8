import { GAMES } from '@sandtable/games'
import { createResource, type JSX } from 'solid-js'
import { Lobby } from '../lobby/Lobby.tsx'
import type { PlayGame } from '../lobby/types.ts'
import { deleteGame, listGames } from '../session/saved-game.ts'
import { startGame, startLesson } from './games.ts'
import { importFile } from './import-file.ts'
import { cardsOf, type Presentations, saveRow } from './lobby-rows.ts'
import { go } from './routes.ts'
import { language, setLanguage, setTheme, theme } from './settings.ts'

const NONE: Presentations = {}

async function loadGames(): Promise<Presentations> {
  return Object.fromEntries(
    await Promise.all(GAMES.map(async (game) => [game.id, await game.presentation()] as const)),
  )
}

const stored = async () => listGames().catch(() => [])

const play: PlayGame = (game, scenario, seats, { options, solo }) => {
  void startGame({ game, scenario, seats, options, solo }).then(open)
}

function open(id: string | undefined): void {
  if (id !== undefined) go({ page: 'game', id })
}

/** All games, and those under way in this browser. */
export function LobbyPage(): JSX.Element {
  const [games] = createResource(loadGames)
  const [saves, { refetch }] = createResource(stored)
  const known = (): Presentations => games.latest ?? NONE
  const rows = () =>
    (saves.latest ?? []).flatMap((saved) => saveRow(saved, known(), language(), Date.now()) ?? [])
  return (
    <Lobby
      games={cardsOf(known())}
      saves={rows()}
      onPlay={play}
      onResume={(id) => go({ page: 'game', id })}
      onDelete={(id) => void deleteGame(id).then(refetch)}
      onImport={(file) => void importFile(file)}
      language={language()}
      setLanguage={setLanguage}
      theme={theme()}
      setTheme={setTheme}
      onAbout={(game) => go({ page: 'about', game })}
      onLearn={(game) => void startLesson(game).then(open)}
      onRules={(game) => go({ page: 'rules', game })}
    />
  )
}
