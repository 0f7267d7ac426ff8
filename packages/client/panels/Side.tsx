import { type FightPanel, hasChances } from '@sandtable/presentation'
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js'
import { createSeen } from '../app/after-paint.ts'
import { LazyPlanSheet, LazyResultView, LazySinceSheet } from '../app/lazy.ts'
import { isDesk, isPhone } from '../board/screen-size.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { isAskedOn } from './battle-rows.ts'
import { closeOnEscape } from './close-on-escape.ts'
import type { PanelView } from './Dock.tsx'
import { FightView } from './FightView.tsx'
import { Icon } from './Icon.tsx'
import { Inspector } from './Inspector.tsx'
import { LastLine, LogView } from './LogView.tsx'

interface SideProps {
  readonly table: Table
  /** which part is open where there is no room for both */
  readonly view: PanelView | undefined
  /** a suggested plan lies where the log was */
  readonly hasPlan: boolean
  /** it lies beside the map, and what has happened is shown in it */
  readonly isDesk: boolean
  readonly onView: (view: PanelView | undefined) => void
}

/** Beside the map on a desk: place or odds above, log below. On small screens one of them, as a sheet. */
export function Side(props: SideProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const hasFight = (): boolean => props.table.fight() !== undefined
  // A fight still to be decided needs all the room; once dice have fallen the log below tells of them.
  const isPlanned = createMemo((): boolean => needsRoom(props.table.fight()))
  const hasSince = (): boolean => props.isDesk && props.table.seen.isSinceOpen()
  const [hasLog, setLog] = createSignal(false)
  // Words take long to set: the map comes first.
  const isSeen = createSeen()
  createEffect(on(isPlanned, () => setLog(false)))
  openForFight(props)
  // beside the map of a desk nothing lies over anything
  closeOnEscape(
    () => props.onView(undefined),
    () => props.view !== undefined && !isDesk(),
  )
  return (
    <aside
      class="side"
      classList={{
        'is-open': props.view !== undefined,
        'has-fight': hasFight(),
        'is-planned': isPlanned() && !hasLog(),
        'has-plan': props.hasPlan,
        'has-since': hasSince(),
      }}
      data-view={props.view}
    >
      <div class="side-head">
        <Tab
          {...props}
          view="stack"
          now={props.view}
          label={hasFight() ? words().fight.region : words().dock.stack}
        />
        <Tab {...props} view="log" now={props.view} label={words().log.title} />
        <span class="grow" />
        <button
          type="button"
          class="btn quiet icon"
          aria-label={words().common.close}
          onClick={() => props.onView(undefined)}
        >
          <Icon name="close" />
        </button>
      </div>
      <Show when={isSeen()}>
        <Show when={hasSince()}>
          <LazySinceSheet table={props.table} />
        </Show>
        <Show when={props.isDesk && props.table.seen.result()}>
          {(result) => <LazyResultView table={props.table} result={result()} isLarge={!hasFight()} />}
        </Show>
        <div class="side-stack">
          <Show when={hasFight()} fallback={<Inspector table={props.table} />}>
            <FightView table={props.table} />
          </Show>
        </div>
        <Show when={props.hasPlan}>
          <LazyPlanSheet table={props.table} />
        </Show>
        <div class="side-log">
          <Show when={isPlanned() && !hasLog()}>
            <LastLine table={props.table} onOpen={() => setLog(true)} />
          </Show>
          <h2 class="side-title">{words().log.title}</h2>
          <LogView table={props.table} />
        </div>
      </Show>
    </aside>
  )
}

const needsRoom = (fight: FightPanel | undefined): boolean =>
  fight !== undefined && (hasChances(fight) || fight.board !== undefined)

function asksOnBoard({ fight, later }: Table): boolean {
  const board = fight()?.board
  return board !== undefined && isAskedOn(board, later.glow(), later.stacks())
}

/** On a phone the odds lie open as soon as dice may be thrown, and make room when they have fallen. */
function openForFight(props: SideProps): void {
  const mayRoll = (): boolean =>
    props.table.later.buttons().some(({ tone, aims }) => tone === 'attack' && aims !== true)
  const isReady = createMemo(
    () => props.table.fight() !== undefined && (mayRoll() || asksOnBoard(props.table)),
  )
  createEffect(
    on(isReady, (now, before) => {
      if (!isPhone() || now === before) return
      if (now) props.onView('stack')
      else if (before === true && props.view === 'stack') props.onView(undefined)
    }),
  )
}

interface TabProps {
  readonly view: PanelView
  readonly now: PanelView | undefined
  readonly label: string
  readonly onView: (view: PanelView | undefined) => void
}

function Tab(props: TabProps): JSX.Element {
  return (
    <button
      type="button"
      class="tab"
      aria-pressed={props.now === props.view}
      onClick={() => props.onView(props.view)}
    >
      {props.label}
    </button>
  )
}
