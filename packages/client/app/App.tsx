import { createEffect, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { dropStrayPresses } from '../panels/second-press.ts'
import { ToastList } from '../panels/Toast.tsx'
import { wordsOf } from '../words/words.ts'
import { pageStands } from './first-page.ts'
import { GamePage } from './GamePage.tsx'
import { answerFile, fileAsked } from './import-file.ts'
import { LazyAboutPage, LazyOpenFile, LazyRulesReader } from './lazy.ts'
import { LobbyPage } from './LobbyPage.tsx'
import { followAddress, go, type Route, route } from './routes.ts'
import { deafness } from './seen-settings.ts'
import { followSettings, language } from './settings.ts'
import { DEAF_MS } from '../table/hearing.ts'
import { toasts } from './toasts.ts'

/** the route if it is this page */
function at<P extends Route['page']>(page: P): Extract<Route, { page: P }> | undefined {
  const now = route()
  return now.page === page ? (now as Extract<Route, { page: P }>) : undefined
}

export function App(): JSX.Element {
  onCleanup(followAddress())
  onCleanup(followSettings())
  // The first half of a double click may have closed a page, and the second falls on the next.
  onCleanup(dropStrayPresses(document, () => DEAF_MS[deafness()]))
  // A game stands when it is on the table.
  onMount(() => route().page !== 'game' && pageStands())
  const leave = (): void => history.back()
  createEffect(
    on(
      () => `${route().page} ${at('game')?.id ?? ''}`,
      () => toasts.turnPage(),
      { defer: true },
    ),
  )
  return (
    <>
      <Switch fallback={<LobbyPage />}>
        <Match when={at('game')?.id} keyed>
          {(id) => <GamePage id={id} at={at('game')?.at} />}
        </Match>
        <Match when={at('rules')}>
          {(here) => (
            <LazyRulesReader
              game={here().game}
              rule={here().rule}
              language={language()}
              onRule={(rule) => go({ page: 'rules', game: here().game, rule })}
              onClose={leave}
              embedded={false}
            />
          )}
        </Match>
        <Match when={at('about')}>
          {(here) => <LazyAboutPage game={here().game} language={language()} onClose={leave} />}
        </Match>
      </Switch>
      <FileQuestion />
      <ToastList toasts={toasts} close={wordsOf(language()).common.close} />
    </>
  )
}

/** Who goes on with the game that was opened from a file. */
function FileQuestion(): JSX.Element {
  return (
    <Show when={fileAsked()} keyed>
      {({ game, asPlayed }) => (
        <Show when={asPlayed} keyed>
          {(seating) => (
            <LazyOpenFile
              game={game}
              asPlayed={seating}
              language={language()}
              onGoOn={() => void answerFile('as-played')}
              onAlone={() => void answerFile('alone')}
              onClose={() => void answerFile(undefined)}
            />
          )}
        </Show>
      )}
    </Show>
  )
}
