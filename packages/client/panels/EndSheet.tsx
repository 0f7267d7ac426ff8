import { For, type JSX, Show } from 'solid-js'
import { analysisWords } from '../analysis/words.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Dialog } from './Dialog.tsx'
import { downloadRecord } from './download.ts'
import { Icon } from './Icon.tsx'
import { LineChart } from './LineChart.tsx'
import { lastEntry, type LogEntry } from './log-entries.ts'
import { nationStyle } from './nation.ts'
import { Lines } from './RuleChip.tsx'
import { verdict, winnersText } from './verdict.ts'

interface EndProps {
  readonly table: Table
  /** back to the map */
  readonly onClose: () => void
  readonly onAnalyse: () => void
  readonly onNewGame: () => void
}

/** How the game ended, why, and how it went. Shown only when there is an outcome. */
export function EndSheet(props: EndProps): JSX.Element {
  return (
    <Show when={props.table.outcome()}>
      <Sheet {...props} />
    </Show>
  )
}

function Sheet(props: EndProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  // the rule lies beside the map, under this sheet
  const open = (rule: string): void => {
    props.onClose()
    props.table.openRule(rule)
  }
  return (
    <Dialog
      title={verdict(props.table)}
      close={words().common.close}
      width={1000}
      class="end"
      onClose={props.onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={() => downloadRecord(props.table)}>
            <Icon name="download" />
            {words().end.exportRecord}
          </button>
          <button type="button" class="btn" onClick={() => props.onAnalyse()}>
            <Icon name="chart" />
            {analysisWords(props.table.language()).offer}
          </button>
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {words().end.board}
          </button>
          <button type="button" class="btn primary" onClick={() => props.onNewGame()}>
            {words().end.again}
          </button>
        </>
      }
    >
      <Show when={verdict(props.table) !== winnersText(props.table)}>
        <p class="muted">{winnersText(props.table)}</p>
      </Show>
      <Show when={lastEntry(props.table.log())}>
        {(entry) => <LastEvent table={props.table} entry={entry()} />}
      </Show>
      <FinalScores table={props.table} onOpen={open} />
      <Show when={props.table.series().length > 0}>
        <h3 class="label">{words().end.overTime}</h3>
        <div class="line-charts">
          <For each={props.table.series()}>{(series) => <LineChart series={series} words={words()} />}</For>
        </div>
      </Show>
    </Dialog>
  )
}

/** What the game ended with: the dialog lies over the log. */
function LastEvent(props: { readonly table: Table; readonly entry: LogEntry }): JSX.Element {
  const words = () => wordsOf(props.table.language()).end
  return (
    <p class="last-event">
      <b>{words().last}</b> {props.entry.main.text}
      <For each={props.entry.minor}>{({ text }) => <small> {text}</small>}</For>
    </p>
  )
}

function FinalScores(props: { readonly table: Table; readonly onOpen: (rule: string) => void }): JSX.Element {
  const words = () => wordsOf(props.table.language())
  return (
    <div class="final" aria-label={words().end.bySource} role="group">
      <For each={props.table.standing().scores}>
        {({ nation, title, value, parts }) => (
          <section style={nationStyle(nation)}>
            <h3>
              <i class="swatch" />
              {title}
              <b class="num">{value}</b>
            </h3>
            <Lines lines={parts} onOpen={props.onOpen} />
          </section>
        )}
      </For>
    </div>
  )
}
