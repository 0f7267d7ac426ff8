import { GAMES, manifestOf } from '@sandtable/games'
import { createEffect, createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { App } from './app/App.tsx'
import { afterFirstPage } from './app/first-page.ts'
import { route } from './app/routes.ts'
import { language, lastGame } from './app/settings.ts'
import { keepOffline } from './app/updates.ts'
import './style/first-fonts.css'
import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import './style/tokens.css'
import './style/ui.css'
import './style/panels.css'
import './style/table.css'
import './style/lobby.css'
import './style/board.css'
import './style/app.css'
import './style/print.css'

/**
 * Declares the fonts of all letters where Japanese may be read: everywhere but on a table in English. The browser
 * takes its time over so many, and whenever they come, everything is laid out anew.
 */
const declareLetters = (): void =>
  createRoot(() =>
    createEffect(() => {
      if (language() === 'ja' || route().page !== 'game') void import('./style/all-fonts.ts')
    }),
  )

/** Begins to fetch the game that is likely wanted, the first one if none is known, while the page finds out. */
function fetchEarly(likely: string | undefined): void {
  const game = (likely === undefined ? undefined : manifestOf(likely)) ?? GAMES[0]
  // A failure is told when the game is opened.
  game?.presentation().catch(() => undefined)
}

fetchEarly(lastGame())
const root = document.getElementById('app')
if (root) render(() => <App />, root)
declareLetters()
afterFirstPage(keepOffline)
