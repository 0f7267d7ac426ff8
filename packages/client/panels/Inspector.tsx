import type { SpaceReport } from '@sandtable/presentation'
import { For, Index, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { EmptyState } from './EmptyState.tsx'
import { RuleChips } from './RuleChip.tsx'
import { ScrollPart } from './ScrollPart.tsx'
import { UnitRowView } from './UnitRowView.tsx'

/** The selected place and its units, in words and numbers. */
export function Inspector(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).stack
  return (
    <section class="inspector" aria-label={words().region}>
      <Show when={props.table.report()} fallback={<NothingChosen table={props.table} />}>
        {(report) => <Report table={props.table} report={report()} />}
      </Show>
    </section>
  )
}

function NothingChosen(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).stack
  return (
    <EmptyState title={words().nothing} hint={words().nothingHint}>
      <path d="M22 25l7 13 2-6 6-1Z" fill="var(--paper)" stroke-linejoin="round" />
    </EmptyState>
  )
}

interface ReportProps {
  readonly table: Table
  readonly report: SpaceReport
}

function Report(props: ReportProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).stack
  return (
    <>
      <div class="place">
        <h2>
          <span>{props.report.title}</span>
          <span class="hexno">{props.report.id}</span>
          <span class="grow" />
          <Show when={props.report.chip}>{(chip) => <span class="chip you">{chip()}</span>}</Show>
        </h2>
        <Facts {...props} />
      </div>
      <Show when={props.report.units.length > 0} fallback={<p class="no-units">{words().empty}</p>}>
        <ScrollPart class="units">
          <ul aria-label={words().units}>
            <Index each={props.report.units}>
              {(row) => <UnitRowView table={props.table} row={row()} />}
            </Index>
          </ul>
        </ScrollPart>
      </Show>
      <Sums sums={props.report.sums} />
    </>
  )
}

function Facts(props: ReportProps): JSX.Element {
  return (
    <dl class="facts">
      <For each={props.report.facts}>
        {({ label, line }) => (
          <>
            <dt>{label}</dt>
            <dd class={line.tone ?? 'plain'}>
              {line.text}
              <RuleChips rules={line.rules} onOpen={(rule) => props.table.openRule(rule)} />
            </dd>
          </>
        )}
      </For>
    </dl>
  )
}

export function Sums(props: { readonly sums: SpaceReport['sums'] }): JSX.Element {
  return (
    <Show when={props.sums.length > 0}>
      <dl class="sums num">
        <For each={props.sums}>
          {({ label, value }) => (
            <div>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  )
}
