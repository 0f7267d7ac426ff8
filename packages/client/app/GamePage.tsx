import { createEffect, createResource, type JSX, Match, Show, Switch } from 'solid-js'
import { Mark } from '../panels/Icon.tsx'
import type { Seating } from '../session/local-game.ts'
import type { SavedGame } from '../session/saved-game.ts'
import { pageStands } from './first-page.ts'
import { openGame } from './games.ts'
import { createKeeping } from './keeping.ts'
import { go } from './routes.ts'
import { language } from './settings.ts'
import { TableScreen } from './TableScreen.tsx'
import { TableSigns } from './TableSigns.tsx'
import { appWords, troubleText } from './words.ts'

/** A stored game on the table, or why it cannot be there. */
export function GamePage(props: { readonly id: string; readonly at: number | undefined }): JSX.Element {
  const keeping = createKeeping(props.id)
  const [opened, { mutate }] = createResource(() => openGame(() => keeping.read()))
  createEffect(() => !opened.loading && pageStands())
  const words = () => appWords(language())
  const game = () => {
    const result = opened()
    return typeof result === 'object' && 'game' in result ? result : undefined
  }
  const problem = () => {
    const result = opened()
    return typeof result === 'object' && 'problem' in result ? result.problem : undefined
  }
  /** The table is set up anew: nothing of the old seats stays behind. */
  const reseat = (seating: Seating): void => {
    const now = game()
    if (!now) return
    const reseated = now.game.withSeating(seating)
    mutate({ ...now, game: reseated })
    keeping.save(reseated)
  }
  const replace = (saved: SavedGame): void => void openGame(() => Promise.resolve(saved)).then(mutate)
  return (
    <Switch fallback={<Notice title={words().opening} />}>
      <Match when={game()} keyed>
        {(found) => (
          <div class="table-page">
            <TableSigns game={found.game} keeping={keeping} />
            <TableScreen
              game={found.game}
              plan={found.lesson}
              at={props.at}
              keeping={keeping}
              onReseat={reseat}
              onReplaced={replace}
            />
          </div>
        )}
      </Match>
      <Match when={opened() === 'unknown'}>
        <Notice title={words().unknownGame} text={words().unknownGameText} leave />
      </Match>
      <Match when={problem()}>
        {(trouble) => <Notice title={words().brokenGame} text={troubleText(trouble(), language())} leave />}
      </Match>
    </Switch>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text?: string
  /** offers the way back */
  readonly leave?: boolean
}

/** A page that says one thing: loading, not found, broken. */
function Notice(props: NoticeProps): JSX.Element {
  return (
    <main class="notice" role="status">
      <Mark />
      <h1>{props.title}</h1>
      <Show when={props.text}>{(text) => <p>{text()}</p>}</Show>
      <Show when={props.leave}>
        <button type="button" class="btn primary" onClick={() => go({ page: 'lobby' })}>
          {appWords(language()).toLobby}
        </button>
      </Show>
    </main>
  )
}
