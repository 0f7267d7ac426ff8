import type { LessonPlan } from '@sandtable/presentation/lesson'
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js'
import { Board } from '../board/Board.tsx'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import { Curtain } from '../panels/Curtain.tsx'
import { Dock, type PanelView } from '../panels/Dock.tsx'
import { Menu } from '../panels/Menu.tsx'
import { PromptBar } from '../panels/PromptBar.tsx'
import { Side } from '../panels/Side.tsx'
import { Timeline } from '../panels/Timeline.tsx'
import { TopBar } from '../panels/TopBar.tsx'
import { Tray } from '../panels/Tray.tsx'
import { listenForKeys } from '../panels/table-keys.ts'
import type { LocalGame, Seating } from '../session/local-game.ts'
import type { SavedGame } from '../session/saved-game.ts'
import { createTable } from '../table/create-table.ts'
import type { Table } from '../table/table.ts'
import { StillToDo } from '../todo/StillToDo.tsx'
import { createLesson, type Lesson } from '../tutorial/create-lesson.ts'
import { createSeen } from './after-paint.ts'
import { importFile } from './import-file.ts'
import type { Keeping } from './keeping.ts'
import {
  LazyAnalysisSheet,
  LazyBoxes,
  LazyBriefingSheet,
  LazyCoach,
  LazyDeskSheet,
  LazyEndSheet,
  LazyHandTray,
  LazyKeyToSigns,
  LazyKeysHelp,
  LazyPlaceSheet,
  LazyPlanSheet,
  LazyPowersSheet,
  LazyResultView,
  LazyRulesReader,
  LazySeatsSheet,
  LazySinceSheet,
  LazyStaffSheet,
  LazyTableVoice,
} from './lazy.ts'
import { createMediaQuery } from './media-query.ts'
import { go, linkTo } from './routes.ts'
import {
  deafness,
  handsOver,
  hasBriefing,
  setBriefing,
  setDeafness,
  setHandsOver,
  setStay,
  setTellsSince,
  stay,
  tellsSince,
} from './seen-settings.ts'
import { hasSounds, language, setLanguage, setSounds, setSpeed, setTheme, speed, theme } from './settings.ts'
import { makeSounds } from './sounds.ts'
import { followTitle } from './tab-title.ts'

const settings = {
  language,
  setLanguage,
  theme,
  setTheme,
  hasSounds,
  setSounds,
  speed,
  setSpeed,
  stay,
  setStay,
  deafness,
  setDeafness,
  handsOver,
  setHandsOver,
  tellsSince,
  setTellsSince,
  hasBriefing,
  setBriefing,
}

type Sheet = 'menu' | 'keys' | 'signs' | 'boxes' | 'end' | 'seats' | 'briefing' | 'staff' | 'powers' | 'place'

interface TableScreenProps {
  readonly game: LocalGame
  /** the lesson the game belongs to */
  readonly plan: LessonPlan | undefined
  /** the position to show first */
  readonly at: number | undefined
  readonly keeping: Keeping
  readonly onReseat: (seating: Seating) => void
  /** another tab has made another game of it: of other players, or with an earlier history */
  readonly onReplaced: (game: SavedGame) => void
}

/** The whole table: map, prompt, panels, timeline, and the sheets that lie on it when asked. */
export function TableScreen(props: TableScreenProps): JSX.Element {
  const { game, keeping } = props
  const [view, setView] = createSignal<PanelView>()
  const [sheet, setSheet] = createSignal<Sheet>()
  const [rule, setRule] = createSignal<string>()
  const [isAnalysed, setAnalysed] = createSignal(false)
  const [isTimeOpen, setTimeOpen] = createSignal(false)
  closeOnEscape(() => setTimeOpen(false), isTimeOpen)
  let lesson: Lesson | undefined
  const table = createTable(game, {
    language,
    seen: settings,
    openRule: setRule,
    link: (at) => linkTo({ page: 'game', id: game.id, at }),
    changed: (now) => keeping.save(now),
    goals: {
      read: () => game.goals,
      write: (goals) => {
        game.goals = goals
        keeping.save(game)
      },
    },
    guide: () => lesson,
    isFollowing: keeping.isFollowing,
  })
  keeping.onRenewed((saved) => (game.follow(saved) ? table.renew() : props.onReplaced(saved)))
  if (props.plan) lesson = createLesson(table, props.plan)
  if (props.at !== undefined) table.seek(props.at)
  // A link to another moment may be followed while the game lies open.
  createEffect(
    on(
      () => props.at,
      (at) => at !== undefined && table.seek(at),
      { defer: true },
    ),
  )
  onCleanup(
    listenForKeys(table, {
      help: () => setSheet('keys'),
      staff: () => setSheet('staff'),
      powers: () => setSheet('powers'),
      place: () => setSheet('place'),
    }),
  )
  makeSounds(table)
  followTitle(table)
  const isNew = game.match.length === 0 && props.plan === undefined && game.people.length > 0
  if (isNew && hasBriefing()) setSheet('briefing')
  createEffect(on(table.outcome, (outcome) => outcome && setSheet('end')))
  const isSeen = createSeen()
  const isDesk = createMediaQuery('(min-width: 1280px)')
  const gameId = game.presentation.game.id
  const openRules = (): void => void setRule((open) => open ?? '')
  const maySeat = (): boolean => !keeping.isFollowing() && lesson?.isOver() !== false
  return (
    <div
      class="table"
      classList={{
        'has-rules': rule() !== undefined,
        'is-deaf': table.isDeaf(),
        'has-desk': table.desk.isOpen(),
      }}
    >
      <TopBar
        table={table}
        settings={settings}
        onBoxes={() => setSheet('boxes')}
        onRules={openRules}
        onMenu={() => setSheet('menu')}
        onLog={() => setView('log')}
        isTimeOpen={isTimeOpen()}
        onTime={() => setTimeOpen((open) => !open)}
        onBriefing={() => setSheet('briefing')}
        onPowers={() => setSheet('powers')}
        onLobby={() => go({ page: 'lobby' })}
      />
      <main class="mapbox">
        <Board table={table} theme={theme()} onPlace={() => setSheet('place')} />
        <Show when={lesson}>
          {(under) => <LazyCoach lesson={under()} table={table} onLeave={() => go({ page: 'lobby' })} />}
        </Show>
        <Show when={!isDesk() && table.advice()}>
          <LazyPlanSheet table={table} />
        </Show>
        <Show when={!isDesk()}>
          <Show when={table.seen.isSinceOpen()}>
            <LazySinceSheet table={table} />
          </Show>
          <Show when={table.seen.result()}>
            {(result) => <LazyResultView table={table} result={result()} isLarge={result().isAgain} />}
          </Show>
        </Show>
        <Show when={game.presentation.hands}>
          <LazyHandTray table={table} theme={theme()} />
        </Show>
      </main>
      <PromptBar
        table={table}
        onResult={() => setSheet('end')}
        onBoxes={() => setSheet('boxes')}
        onStaff={() => setSheet('staff')}
      />
      <StillToDo table={table} />
      <Side
        table={table}
        view={view()}
        hasPlan={isDesk() && table.advice() !== undefined}
        isDesk={isDesk()}
        onView={setView}
      />
      <Show when={table.desk.isOpen()}>
        <LazyDeskSheet table={table} />
      </Show>
      <Show when={isAnalysed() && table.outcome()} keyed>
        <LazyAnalysisSheet table={table} onClose={() => setAnalysed(false)} />
      </Show>
      <Timeline table={table} isOpen={isTimeOpen()} />
      <Show when={!isDesk()}>
        <Tray table={table} onMore={() => setView('stack')} onBoxes={() => setSheet('boxes')} />
      </Show>
      <Dock
        table={table}
        view={view()}
        onView={setView}
        isTimeOpen={isTimeOpen()}
        onTime={() => setTimeOpen((open) => !open)}
        onRules={openRules}
        onMenu={() => setSheet('menu')}
      />
      <Show when={rule() !== undefined}>
        <div class="rules-sheet">
          <LazyRulesReader
            game={gameId}
            rule={rule() || undefined}
            language={language()}
            onRule={setRule}
            onClose={() => setRule(undefined)}
            embedded
          />
        </div>
      </Show>
      <Sheets
        table={table}
        sheet={sheet()}
        isNew={isNew}
        setSheet={setSheet}
        onRules={openRules}
        onAnalyse={() => setAnalysed(true)}
        onSeats={maySeat() ? () => setSheet('seats') : undefined}
      />
      <Show when={sheet() === 'seats' && maySeat()}>
        <LazySeatsSheet
          game={game}
          table={table}
          onClose={() => setSheet(undefined)}
          onReseat={props.onReseat}
        />
      </Show>
      <Curtain table={table} />
      <Show when={isSeen()}>
        <LazyTableVoice table={table} />
      </Show>
    </div>
  )
}

interface SheetsProps {
  readonly table: Table
  readonly sheet: Sheet | undefined
  /** the game has just been started */
  readonly isNew: boolean
  readonly setSheet: (sheet: Sheet | undefined) => void
  readonly onRules: () => void
  readonly onAnalyse: () => void
  readonly onSeats: (() => void) | undefined
}

function Sheets(props: SheetsProps): JSX.Element {
  const close = (): void => props.setSheet(undefined)
  const leave = (): void => go({ page: 'lobby' })
  return (
    <>
      <Show when={props.sheet === 'menu'}>
        <Menu
          table={props.table}
          settings={settings}
          onClose={close}
          onImport={(file) => void importFile(file)}
          onKeys={() => props.setSheet('keys')}
          onBoxes={() => props.setSheet('boxes')}
          onSigns={() => props.setSheet('signs')}
          onBriefing={() => props.setSheet('briefing')}
          onPowers={() => props.setSheet('powers')}
          onPlace={() => props.setSheet('place')}
          onStaff={() => props.setSheet('staff')}
          onSince={() => {
            close()
            props.table.seen.openSince()
          }}
          onAbout={() => go({ page: 'about', game: props.table.presentation.game.id })}
          onRules={props.onRules}
          onSeats={props.onSeats}
          onLobby={leave}
        />
      </Show>
      <Show when={props.sheet === 'briefing' && props.table.briefing()}>
        {(briefing) => (
          <LazyBriefingSheet
            table={props.table}
            briefing={briefing()}
            isFirst={props.isNew}
            isAlways={hasBriefing()}
            onAlways={setBriefing}
            onClose={close}
          />
        )}
      </Show>
      <Show when={props.sheet === 'staff' && props.table.staff.isThere()}>
        <LazyStaffSheet table={props.table} onClose={close} />
      </Show>
      <Show when={props.sheet === 'powers' && props.table.presentation.powers}>
        <LazyPowersSheet table={props.table} onClose={close} />
      </Show>
      <Show when={props.sheet === 'place'}>
        <LazyPlaceSheet table={props.table} onClose={close} />
      </Show>
      <Show when={props.sheet === 'keys'}>
        <LazyKeysHelp table={props.table} onClose={close} />
      </Show>
      <Show when={props.sheet === 'signs'}>
        <LazyKeyToSigns table={props.table} onClose={close} />
      </Show>
      <Show when={props.sheet === 'boxes'}>
        <LazyBoxes table={props.table} onClose={close} />
      </Show>
      <Show when={props.sheet === 'end'}>
        <LazyEndSheet
          table={props.table}
          onClose={close}
          onAnalyse={() => {
            close()
            props.onAnalyse()
          }}
          onNewGame={leave}
        />
      </Show>
    </>
  )
}
