import { createEffect, createResource, type JSX, Match, Switch, Show } from 'solid-js'
import { pageStands } from './first-page.ts'
import { openGame } from './games.ts'
import { language } from './settings.ts'
import { TableScreen } from './TableScreen.tsx'
import { appWords, troubleText } from './words.ts'
import { Mark } from '../panels/Icon.tsx'
import { go } from './routes.ts'

/** A stored game on the table, or why it cannot be there. */
export function GamePage(props: { readonly id: string; readonly at: number | undefined }): JSX.Element {
  const [opened] = createResource(() => props.id, openGame)
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
  return (
    <Switch fallback={<Notice title={words().opening} />}>
      <Match when={game()} keyed>
        {(found) => <TableScreen game={found.game} plan={found.lesson} at={props.at} />}
      </Match>
      <Match when={opened() === 'unknown' || opened.error !== undefined}>
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
