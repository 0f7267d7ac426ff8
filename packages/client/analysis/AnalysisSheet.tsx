import '../style/analysis.css'
import { createMemo, For, type JSX, Match, onMount, Show, Switch } from 'solid-js'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import { Icon } from '../panels/Icon.tsx'
import { IconButton } from '../panels/IconButton.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { type Analysing, type Analyst, createAnalyst } from './analyst.ts'
import { ChanceChart } from './ChanceChart.tsx'
import { LuckView } from './LuckView.tsx'
import { MomentRow } from './MomentRow.tsx'
import { type AnalysisModel, modelOf } from './model.ts'
import type { Findings } from './study.ts'
import { analysisWords } from './words.ts'

interface SheetProps {
  readonly table: Table
  readonly onClose: () => void
}

const findingsOf = (now: Analysing): Findings | undefined =>
  now.state === 'there' ? now.findings : undefined

/** A finished game gone through by the computer, beside the map: how the chances stood, what turned them, and luck. */
export function AnalysisSheet(props: SheetProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  const analyst = createAnalyst(props.table)
  if (analyst.now().state !== 'there') analyst.begin()
  const model = createMemo(() => {
    const findings = findingsOf(analyst.now())
    return findings && modelOf(findings, gameOn(props.table))
  })
  let title: HTMLElement | undefined
  // The sheet it was asked from is gone.
  onMount(() => title?.focus())
  closeOnEscape(() => props.onClose())
  const close = (): string => wordsOf(props.table.language()).common.close
  return (
    <aside class="analysis" aria-label={words().title}>
      <header>
        <Icon name="chart" />
        <h2 tabindex="-1" ref={(element) => (title = element)}>
          {words().title}
        </h2>
        <IconButton icon="close" title={close()} onClick={() => props.onClose()} />
      </header>
      <p class="said" aria-live="polite">
        {model() ? words().ready : ''}
      </p>
      <Show when={model()} fallback={<Waiting table={props.table} analyst={analyst} />}>
        {(found) => <Found table={props.table} model={found()} />}
      </Show>
    </aside>
  )
}

function seatsOf(table: Table): { nation: string; title: string }[] {
  const seats = []
  for (let seat = 0; table.seatTitle(seat) !== ''; seat++)
    seats.push({ nation: table.nation(seat), title: table.seatTitle(seat) })
  return seats
}

const gameOn = (table: Table) => ({
  sides: seatsOf(table),
  log: table.wholeLog(),
  timeline: table.timeline(),
  length: table.length(),
})

interface WaitingProps {
  readonly table: Table
  readonly analyst: Analyst
}

function Waiting(props: WaitingProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  const state = () => props.analyst.now().state
  const percent = (): number => {
    const now = props.analyst.now()
    return 'progress' in now ? Math.floor(now.progress * 100) : 0
  }
  return (
    <div class="analysis-waiting">
      <Switch>
        <Match when={state() === 'working'}>
          <p>{words().working}</p>
          <span class="prog" role="progressbar" aria-label={words().title} aria-valuenow={percent()}>
            <i style={{ width: `${percent()}%` }} />
          </span>
          <div class="acts">
            <span class="num">{words().workingNow(percent())}</span>
            <button type="button" class="btn" onClick={() => props.analyst.stop()}>
              {words().stop}
            </button>
          </div>
        </Match>
        <Match when={true}>
          <p role="status">{state() === 'failed' ? words().failed : words().stopped(percent())}</p>
          <div class="acts">
            <button type="button" class="btn primary" onClick={() => props.analyst.begin()}>
              {words().again}
            </button>
          </div>
        </Match>
      </Switch>
    </div>
  )
}

interface FoundProps {
  readonly table: Table
  readonly model: AnalysisModel
}

function Found(props: FoundProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  return (
    <div class="analysis-found">
      <ChanceChart {...props} />
      <section class="analysis-part">
        <h3>{words().points}</h3>
        <p class="analysis-note">{props.model.points.length > 0 ? words().pointsNote : words().noPoints}</p>
        <ol class="moment-rows">
          <For each={props.model.points}>
            {(point) => (
              <MomentRow table={props.table} moment={point} number={point.number} luck={point.luck} />
            )}
          </For>
        </ol>
      </section>
      <LuckView {...props} />
    </div>
  )
}
