import { createMemo, For, type JSX, Show } from 'solid-js'
import { PowersStrip } from '../powers/PowersStrip.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { waitsOffMap } from './box-order.ts'
import { Mark } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { Scores } from './Scores.tsx'
import type { Settings } from './settings.ts'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'
import { TrackBar } from './Tracks.tsx'

interface TopBarProps {
  readonly table: Table
  readonly settings: Settings
  readonly onBoxes: () => void
  readonly onRules: () => void
  readonly onMenu: () => void
  /** opens the log where it is not always in sight */
  readonly onLog: () => void
  /** opens and closes the timeline where there is no room for it all the time */
  readonly isTimeOpen: boolean
  readonly onTime: () => void
  /** who one is and how one wins, behind the score */
  readonly onBriefing: () => void
  /** all figures of all nations */
  readonly onPowers: () => void
  readonly onLobby: () => void
}

/** Which game, which turn, who leads. */
export function TopBar(props: TopBarProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const isWaiting = createMemo(() => waitsOffMap(props.table.later))
  return (
    <header class="top">
      <Brand table={props.table} onLobby={() => props.onLobby()} />
      <TurnTrack table={props.table} />
      <span class="grow" />
      <Scores table={props.table} onBriefing={() => props.onBriefing()} onPowers={() => props.onPowers()} />
      <Show when={props.table.standing().strip} fallback={<TrackBar table={props.table} />}>
        <PowersStrip table={props.table} onPowers={() => props.onPowers()} />
      </Show>
      <span class="grow" />
      <ThemeSwitch
        language={props.table.language()}
        theme={props.settings.theme()}
        onChange={(theme) => props.settings.setTheme(theme)}
      />
      <LanguageSwitch
        language={props.table.language()}
        onChange={(language) => props.settings.setLanguage(language)}
      />
      <IconButton
        icon="layers"
        class={isWaiting() ? 'to-boxes has-news' : 'to-boxes'}
        title={isWaiting() ? words().boxes.ready : words().boxes.title}
        onClick={() => props.onBoxes()}
      />
      <IconButton
        icon="clock"
        class="to-time"
        title={words().time.region}
        on={props.isTimeOpen}
        onClick={() => props.onTime()}
      />
      <IconButton icon="list" class="to-log" title={words().log.title} onClick={() => props.onLog()} />
      <IconButton icon="book" class="to-rules" title={words().common.rules} onClick={() => props.onRules()} />
      <IconButton icon="menu" title={words().common.menu} onClick={() => props.onMenu()} />
    </header>
  )
}

function Brand(props: { readonly table: Table; readonly onLobby: () => void }): JSX.Element {
  const titles = () => props.table.titles()
  const leave = (): string => wordsOf(props.table.language()).menu.lobby
  return (
    <div class="brand">
      <button type="button" class="home" aria-label={leave()} title={leave()} onClick={() => props.onLobby()}>
        <Mark />
      </button>
      <div class="names">
        <h1>{titles().game}</h1>
        <small class="who">
          {titles().scenario} · {titles().players}
        </small>
        <small class="date">{props.table.standing().date}</small>
      </div>
    </div>
  )
}

/** The turns as a row of boxes; also shown in the menu where the bar has no room. */
export function TurnTrack(props: { readonly table: Table }): JSX.Element {
  const standing = () => props.table.standing()
  return (
    <div class="track">
      <Show when={standing().date}>{(date) => <div class="date">{date()}</div>}</Show>
      <Show when={standing().rounds} fallback={<Turns table={props.table} />}>
        {(rounds) => (
          <ol class="turns" aria-label={rounds().title} title={rounds().title}>
            <For each={Array.from({ length: rounds().all }, (_, i) => i + 1)}>
              {(round) => (
                <li
                  class={stateOf(round, rounds().now)}
                  aria-current={round === rounds().now ? 'step' : undefined}
                >
                  {round}
                </li>
              )}
            </For>
          </ol>
        )}
      </Show>
    </div>
  )
}

const stateOf = (turn: number, now: number): string => (turn < now ? 'past' : turn === now ? 'now' : 'ahead')

/** The whole game turn by turn; where the bar counts rounds, in the menu only. */
export function Turns(props: { readonly table: Table }): JSX.Element {
  const standing = () => props.table.standing()
  const words = () => wordsOf(props.table.language()).top
  return (
    <ol class="turns" aria-label={words().track}>
      <For each={standing().turns}>
        {({ turn, note }) => (
          <li
            class={stateOf(turn, standing().turn)}
            classList={{ noted: note !== undefined }}
            title={note === undefined ? words().turn(turn) : `${words().turn(turn)}: ${note}`}
            aria-current={turn === standing().turn ? 'step' : undefined}
          >
            {turn}
          </li>
        )}
      </For>
    </ol>
  )
}
