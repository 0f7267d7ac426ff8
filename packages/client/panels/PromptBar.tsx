import type { Button } from '@sandtable/presentation'
import { createEffect, Index, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { setQuestionOver } from '../board/window-room.ts'
import { seenWords } from '../seen/words.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { DeskButtons } from '../desk/DeskButtons.tsx'
import { GoOnButton, OrderButtons } from '../orders/OrderButtons.tsx'
import { StaffButton, StaffButtons } from '../staff/StaffButtons.tsx'
import { staffWords } from '../staff/words.ts'
import { Actions } from './Actions.tsx'
import { askedText } from './asked-text.ts'
import { Icon } from './Icon.tsx'
import { nationStyle } from './nation.ts'
import { OffMapButton } from './OffMapButton.tsx'
import { QUESTION_ID } from './question-id.ts'
import { RuleChip } from './RuleChip.tsx'
import { ADVICE_KEY, HAND_OVER_KEY } from './table-keys.ts'

interface PromptBarProps {
  readonly table: Table
  /** shows how the game ended */
  readonly onResult: () => void
  /** shows what lies off the map */
  readonly onBoxes: () => void
  /** opens what is left to the staff */
  readonly onStaff: () => void
}

/** Who must do what now, in one sentence; and what can be done without pointing at the map. */
export function PromptBar(props: PromptBarProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).prompt
  const endLabel = (): string => {
    const { language, presentation } = props.table
    return presentation.handOver?.[language()] ?? seenWords(language()).endTurn
  }
  let section: HTMLElement | undefined
  let hasPressed = false
  const act = (button: Button): void => {
    hasPressed = true
    props.table.press(button)
  }
  // The button may be gone: the focus must not fall off the page.
  createEffect(
    on(
      () => props.table.later.buttons(),
      () => {
        if (hasPressed && document.activeElement === document.body) section?.focus()
        hasPressed = false
      },
      { defer: true },
    ),
  )
  onMount(() => section && tellHeight(section))
  return (
    <section
      ref={(made) => (section = made)}
      class="prompt"
      classList={{ 'is-past': !props.table.isLive(), 'has-fight': props.table.fight() !== undefined }}
      style={nationStyle(props.table.prompt().nation)}
      aria-label={words().region}
      tabindex="-1"
    >
      <div class="bar" />
      <div class="txt">
        <Sentence table={props.table} />
        <Crumbs table={props.table} />
      </div>
      <div class="acts">
        <Switch>
          <Match when={!props.table.isLive()}>
            <button type="button" class="btn primary" onClick={() => props.table.seek(props.table.length())}>
              {words().backToNow}
            </button>
          </Match>
          <Match when={props.table.seen.hold() === 'hand-over'}>
            <History table={props.table} onStaff={() => props.onStaff()} />
            <GoOn table={props.table} label={endLabel()} />
          </Match>
          <Match when={props.table.seen.hold()}>
            <Show when={props.table.staff.decides()} fallback={<Skip table={props.table} />}>
              <TakeOver table={props.table} />
            </Show>
            <StaffButton table={props.table} onStaff={() => props.onStaff()} />
            <GoOn table={props.table} label={seenWords(props.table.language()).goOn} />
          </Match>
          <Match when={props.table.thinking()}>
            <Thinking table={props.table} />
            <StaffButton table={props.table} onStaff={() => props.onStaff()} />
            <Show when={props.table.thinking()?.isStaff}>
              <TakeOver table={props.table} />
            </Show>
          </Match>
          <Match when={props.table.outcome()}>
            <button type="button" class="btn primary" onClick={() => props.onResult()}>
              {wordsOf(props.table.language()).end.show}
            </button>
          </Match>
          <Match when={true}>
            <div class="choices">
              <DeskButtons table={props.table} />
              <Show when={!props.table.desk.isOpen()}>
                <OffMapButton table={props.table} onBoxes={() => props.onBoxes()} />
                <GoOnButton table={props.table} />
                <Actions
                  table={props.table}
                  buttons={props.table.later.buttons()}
                  purpose={props.table.purpose()}
                  onAct={act}
                />
              </Show>
            </div>
            <History table={props.table} onStaff={() => props.onStaff()} />
          </Match>
        </Switch>
      </div>
    </section>
  )
}

/** A long question grows over the top of the map. */
function tellHeight(section: HTMLElement): void {
  const observer = new ResizeObserver(() => {
    const map = section.parentElement?.querySelector('.mapbox')
    const top = map?.getBoundingClientRect().top ?? Infinity
    setQuestionOver(Math.max(0, section.getBoundingClientRect().bottom - top))
  })
  observer.observe(section)
  onCleanup(() => {
    observer.disconnect()
    setQuestionOver(0)
  })
}

/** What is held up goes on. */
function GoOn(props: { readonly table: Table; readonly label: string }): JSX.Element {
  return (
    <button type="button" class="btn primary go-on" onClick={() => props.table.seen.goOn()}>
      {props.label}
      <kbd aria-hidden="true">{seenWords(props.table.language()).goOnKey}</kbd>
    </button>
  )
}

/** The rest of the computer's turn is not watched. */
function Skip(props: { readonly table: Table }): JSX.Element {
  const words = () => seenWords(props.table.language())
  return (
    <button type="button" class="btn skip" title={words().skipHint} onClick={() => props.table.seen.skip()}>
      {words().skip}
    </button>
  )
}

/** What the staff is about to decide comes back to the player. */
function TakeOver(props: { readonly table: Table }): JSX.Element {
  return (
    <button
      type="button"
      class="btn take-over"
      aria-keyshortcuts={HAND_OVER_KEY}
      onClick={() => props.table.staff.takeOver()}
    >
      {staffWords(props.table.language()).takeOver}
      <kbd aria-hidden="true">{HAND_OVER_KEY}</kbd>
    </button>
  )
}

/** letters that two lines beside the buttons hold; a longer sentence is set smaller, so that it has room */
const LONG = { en: 110, ja: 58 }

/** Told by the voice: read out at each change it would repeat what one waits for. */
function Sentence(props: { readonly table: Table }): JSX.Element {
  const said = (): string => askedText(props.table)
  return (
    <p
      class="say"
      classList={{ long: said().length > (props.table.language() === 'ja' ? LONG.ja : LONG.en) }}
      id={QUESTION_ID}
    >
      <Show when={props.table.isLive()} fallback={said()}>
        <span classList={{ warning: props.table.warning() !== undefined }}>{said()}</span>{' '}
        <Show when={props.table.prompt().rule}>
          {(rule) => <RuleChip rule={rule()} onOpen={(opened) => props.table.openRule(opened)} />}
        </Show>
      </Show>
    </p>
  )
}

function Crumbs(props: { readonly table: Table }): JSX.Element {
  let list: HTMLElement | undefined
  // What is going on now is seen, whatever came before it.
  createEffect(
    on(
      () => props.table.crumbs(),
      () => void requestAnimationFrame(() => list && showNow(list)),
    ),
  )
  return (
    <ol
      class="crumbs"
      ref={(made) => (list = made)}
      aria-label={wordsOf(props.table.language()).prompt.sequence}
    >
      <Index each={props.table.crumbs()}>
        {(crumb) => (
          <li class={crumb().state} aria-current={crumb().state === 'now' ? 'step' : undefined}>
            <span>{crumb().text}</span>
          </li>
        )}
      </Index>
    </ol>
  )
}

/** pixels at the end of the crumbs that fade */
const FADE = 40

function showNow(list: HTMLElement): void {
  const now = [...list.querySelectorAll<HTMLElement>('[aria-current]')].at(-1)
  if (now) list.scrollLeft = now.offsetLeft - list.offsetLeft + now.offsetWidth + FADE - list.clientWidth
}

/** Always in the same place, whatever buttons come and go beside it. */
function History(props: { readonly table: Table; readonly onStaff: () => void }): JSX.Element {
  const words = () => wordsOf(props.table.language()).prompt
  return (
    <div class="history">
      <StaffButtons table={props.table} onStaff={() => props.onStaff()} />
      <OrderButtons table={props.table} />
      <Ask table={props.table} />
      <button
        type="button"
        class="btn icon"
        aria-label={words().undo}
        aria-keyshortcuts="Control+Z"
        title={`${words().undo} (Ctrl+Z)`}
        aria-disabled={!props.table.later.canUndo()}
        onClick={() => props.table.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="btn icon redo"
        aria-label={words().redo}
        aria-keyshortcuts="Control+Y"
        title={`${words().redo} (Ctrl+Y)`}
        aria-disabled={!props.table.later.canRedo()}
        onClick={() => props.table.redo()}
      >
        <Icon name="redo" />
      </button>
    </div>
  )
}

/** "What would you do?" */
function Ask(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).prompt
  const isOpen = (): boolean => props.table.advice() !== undefined
  return (
    <Show when={props.table.mayAskAdvice()}>
      <button
        type="button"
        class="btn ask"
        aria-pressed={isOpen()}
        aria-keyshortcuts={ADVICE_KEY.toUpperCase()}
        title={`${words().ask} (${ADVICE_KEY.toUpperCase()})`}
        onClick={() => (isOpen() ? props.table.dismissAdvice() : props.table.askAdvice())}
      >
        <Icon name="bulb" />
        <span>{words().ask}</span>
        <kbd aria-hidden="true">{ADVICE_KEY.toUpperCase()}</kbd>
      </button>
    </Show>
  )
}

/** The computer shows how far it is, and stops when told. */
function Thinking(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).prompt
  const who = (): string => props.table.seatTitle(props.table.thinking()?.seat ?? 0)
  const says = (): string => {
    if (props.table.hasFailed()) return words().failed(who())
    if (props.table.thinking()?.isStaff) return staffSays()
    return props.table.isPaused() ? words().stopped(who()) : words().thinking(who())
  }
  const staffSays = (): string => {
    const said = staffWords(props.table.language())
    if (props.table.isPaused()) return said.rests
    return props.table.thinking()?.seat === props.table.seat() ? said.works : said.othersWorks(who())
  }
  const progress = (): number | undefined => props.table.thinking()?.progress
  const percent = (): number => Math.round((progress() ?? 0) * 100)
  return (
    <>
      <span class="thinks">
        <small>{says()}</small>
        <span
          class="prog"
          classList={{ unknown: progress() === undefined }}
          role="progressbar"
          aria-label={says()}
          aria-valuenow={percent()}
        >
          <i style={{ width: `${percent()}%` }} />
        </span>
      </span>
      <Show when={props.table.thinking()?.mayHurry && !props.table.isPaused()}>
        <button
          type="button"
          class="btn primary hurry"
          title={words().hurryHint}
          onClick={() => props.table.hurry()}
        >
          {words().hurry}
        </button>
      </Show>
      <Show
        when={!props.table.isPaused() && !props.table.seen.isSkipping() && props.table.viewer() !== undefined}
      >
        <Skip table={props.table} />
      </Show>
      <button
        type="button"
        class="btn"
        classList={{ pause: !props.table.isPaused() }}
        onClick={() => props.table.setPaused(!props.table.isPaused())}
      >
        <Icon name={props.table.isPaused() ? 'play' : 'pause'} />
        <span>{props.table.isPaused() ? words().resume : words().stop}</span>
      </button>
    </>
  )
}
