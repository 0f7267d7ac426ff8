import { render } from 'solid-js/web'
import { App } from './app/App.tsx'
import { fetchEarly } from './app/fetch-early.ts'
import { afterFirstPage } from './app/first-page.ts'
import { declareLetters } from './app/letters.ts'
import { lastGame } from './app/settings.ts'
import { keepOffline } from './app/updates.ts'
import './style/fonts.ts'
import './style/tokens.css'
import './style/ui.css'
import './style/panels.css'
import './style/table.css'
import './style/lobby.css'
import './style/board.css'
import './style/app.css'
import './style/print.css'

fetchEarly(lastGame())
const root = document.getElementById('app')
if (root) render(() => <App />, root)
declareLetters()
afterFirstPage(keepOffline)
