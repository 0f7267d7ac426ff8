import type { SpaceReport, UnitRow } from '@sandtable/presentation'
import { Index, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { unveiled } from '../counters/unveiled.ts'
import { DeskButtons } from '../desk/DeskButtons.tsx'
import type { Table } from '../table/table.ts'
import { whoseUnit } from '../voice/whose.ts'
import { voiceWords } from '../voice/words.ts'
import { wordsOf } from '../words/words.ts'
import { Actions } from './Actions.tsx'
import { IconButton } from './IconButton.tsx'
import { Sums } from './Inspector.tsx'
import { OffMapButton } from './OffMapButton.tsx'
import { chooseUnit, titleOf, unitState } from './unit-state.ts'

interface TrayProps {
  readonly table: Table
  /** opens the full inspector */
  readonly onMore: () => void
  /** shows what lies off the map */
  readonly onBoxes: () => void
}

/** The selected stack under the map of a tablet or a phone, with buttons for the thumb. */
export function Tray(props: TrayProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).stack
  return (
    <section
      class="tray"
      classList={{ 'is-brief': props.table.later.selected() === undefined }}
      aria-label={wordsOf(props.table.language()).dock.stack}
    >
      <Show when={props.table.report()} fallback={<p class="trayhd faint">{words().nothingHint}</p>}>
        {(report) => (
          <>
            <Head {...props} report={report()} />
            <ul class="cards">
              <Index each={report().units}>{(row) => <Card table={props.table} row={row()} />}</Index>
            </ul>
            <Sums sums={report().sums} />
          </>
        )}
      </Show>
      <Thumb table={props.table} onBoxes={() => props.onBoxes()} />
    </section>
  )
}

function Head(props: TrayProps & { readonly report: SpaceReport }): JSX.Element {
  const words = () => wordsOf(props.table.language()).stack
  return (
    <div class="trayhd">
      <h2>
        <span>{props.report.title}</span>
        <span class="hexno">{props.report.id}</span>
        <IconButton icon="up" class="small" title={words().more} onClick={() => props.onMore()} />
      </h2>
      <p class="muted">{props.report.chip ?? words().count(props.report.units.length)}</p>
      <p class="faint hint">{words().hint}</p>
    </div>
  )
}

function Card(props: { readonly table: Table; readonly row: UnitRow }): JSX.Element {
  const unit = (): number => props.row.counter.unit
  const state = () => unitState(props.table.later, unit())
  return (
    <li>
      <button
        type="button"
        class="card"
        classList={{ held: state() === 'held', can: state() === 'can' }}
        aria-pressed={state() === 'held'}
        aria-label={[titleOf(props.row.counter), whoseUnit(props.table, unit()), props.row.detail]
          .filter(Boolean)
          .join(voiceWords(props.table.language()).comma)}
        onClick={() => chooseUnit(props.table, unit())}
      >
        <CounterPicture face={unveiled(props.row.counter, props.table.later.glow().units)} size={58} />
        <span>{titleOf(props.row.counter)}</span>
      </button>
    </li>
  )
}

/** The first tap shows the way, this button goes it. Otherwise: what the prompt offers. */
function Thumb(props: Pick<TrayProps, 'table' | 'onBoxes'>): JSX.Element {
  return (
    <div class="thumb">
      <Show
        when={props.table.isLive() && props.table.preview()}
        fallback={
          <Show when={props.table.isLive()}>
            <DeskButtons table={props.table} class="wrap" />
            <OffMapButton table={props.table} class="wrap" onBoxes={() => props.onBoxes()} />
            <Actions
              table={props.table}
              buttons={props.table.later.buttons()}
              purpose={props.table.purpose()}
              class="wrap"
              onAct={(button) => props.table.press(button)}
            />
          </Show>
        }
      >
        {(preview) => <Go table={props.table} detail={preview().title} />}
      </Show>
    </div>
  )
}

function Go(props: { readonly table: Table; readonly detail: string }): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const space = (): number => props.table.hovered() ?? -1
  const name = (): string => props.table.presentation.spaceName(space(), props.table.language())
  const label = (): string => {
    const said = props.table.presentation.placeWords?.[props.table.intended()?.verb ?? '']
    return said?.[props.table.language()](name()) ?? words().stack.go(name())
  }
  return (
    <>
      <button type="button" class="btn primary big wrap" onClick={() => props.table.goTo(space())}>
        <span>
          {label()}
          <small>{props.detail}</small>
        </span>
      </button>
      <button type="button" class="btn" onClick={() => props.table.closePreview()}>
        {words().common.cancel}
      </button>
    </>
  )
}
