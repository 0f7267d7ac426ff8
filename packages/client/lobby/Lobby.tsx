import { fittingOptions, type Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { LazyNewGame } from '../app/lazy.ts'
import { FileButton } from '../panels/FileButton.tsx'
import { Icon, Mark } from '../panels/Icon.tsx'
import { LanguageSwitch, ThemeSwitch } from '../panels/Switches.tsx'
import { wordsOf } from '../words/words.ts'
import { firstSeating, shortestScenario } from './choices.ts'
import { GameCardView } from './GameCardView.tsx'
import { GoOn } from './GoOn.tsx'
import { Saves } from './Saves.tsx'
import type { DamagedRow, GameCard, PlayGame, SaveRow } from './types.ts'

export interface LobbyProps {
  readonly games: readonly GameCard[]
  readonly saves: readonly SaveRow[]
  readonly damaged: readonly DamagedRow[]
  /** why nothing can be kept here */
  readonly shelfTrouble: string | undefined
  readonly onPlay: PlayGame
  readonly onResume: (saveId: string) => void
  readonly onDelete: (saveId: string) => void
  /** saves what is left of a damaged game */
  readonly onSaveRaw: (saveId: string) => void
  readonly onImport: (file: File) => void
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  readonly theme: Theme
  readonly setTheme: (theme: Theme) => void
  readonly onAbout: (gameId: string) => void
  readonly onLearn: (gameId: string) => void
  readonly onRules: (gameId: string) => void
}

/** The first page: every game with a piece of its map, and the games under way. */
export function Lobby(props: LobbyProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const [chosen, setChosen] = createSignal<string>()
  const game = (): GameCard | undefined => props.games.find(({ id }) => id === chosen())
  return (
    <div class="lobby">
      <Head {...props} />
      <main>
        <GoOn {...props} />
        <section class="games" aria-label={words().games}>
          <For each={props.games}>
            {(card) => (
              <GameCardView
                {...props}
                card={card}
                onPlayNow={() => playNow(card, props.onPlay)}
                onMore={() => setChosen(card.id)}
              />
            )}
          </For>
        </section>
        <Saves {...props} />
      </main>
      <Show when={game()}>
        {(card) => (
          <LazyNewGame
            card={card()}
            language={props.language}
            onPlay={props.onPlay}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Show>
    </div>
  )
}

/** One click: the shortest scenario, against the computer if it can play. */
function playNow(card: GameCard, play: PlayGame): void {
  const scenario = shortestScenario(card)
  if (scenario)
    play(card.id, scenario.id, firstSeating(card, scenario), {
      options: fittingOptions(card, scenario),
      solo: false,
    })
}

function Head(props: LobbyProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const first = (): GameCard | undefined => props.games.find(({ playable }) => playable)
  return (
    <header class="lobby-head">
      <Mark />
      <h1>Sandtable</h1>
      <p class="motto">{words().motto}</p>
      <Show when={first()}>
        {(card) => (
          <button type="button" class="btn quiet" onClick={() => props.onLearn(card().id)}>
            <Icon name="graduation" />
            {words().learn}
          </button>
        )}
      </Show>
      <FileButton class="btn quiet" label={words().importRecord} onFile={(file) => props.onImport(file)} />
      <ThemeSwitch
        language={props.language}
        theme={props.theme}
        onChange={(theme) => props.setTheme(theme)}
      />
      <LanguageSwitch language={props.language} onChange={(language) => props.setLanguage(language)} />
    </header>
  )
}
