import {
  isNearTrouble,
  isReached,
  nextThreshold,
  type PowerFigure,
  type RuleId,
  trendOf,
} from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import { Lines, RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { Sparkline } from './Sparkline.tsx'
import { powersWords } from './words.ts'

interface DetailProps {
  readonly table: Table
  readonly figure: PowerFigure
  readonly nation: string
  readonly whose: string | undefined
  readonly turns: readonly string[]
  readonly onRule: (rule: RuleId) => void
}

/** One figure: what it is good for, what happens at which value, what it is made of, and how it came there. */
export function FigureDetail(props: DetailProps): JSX.Element {
  const words = () => powersWords(props.table.language())
  const trend = () => trendOf(props.figure)
  const next = () => nextThreshold(props.figure)
  const value = (): string => props.figure.text ?? String(props.figure.value)
  const shown = (): string =>
    props.figure.most === undefined || props.figure.text !== undefined
      ? value()
      : words().ofMost(value(), props.figure.most)
  return (
    <aside class="figure-detail" style={nationStyle(props.nation)} aria-live="polite">
      <p class="label">{props.whose ?? words().shared}</p>
      <h3>
        {props.figure.title} <b class="num">{shown()}</b>
      </h3>
      <Show when={next()}>
        {(ahead) => (
          <p class="figure-next" classList={{ bad: isNearTrouble(props.figure) }}>
            {words().next(ahead().by, ahead().threshold.text)}
          </p>
        )}
      </Show>
      <Sparkline
        figure={props.figure}
        width={300}
        height={96}
        hasAll
        label={words().line(props.figure.title, props.figure.history.join(', '))}
      />
      <Show when={trend()}>
        {(way) => (
          <p class="muted">
            {words().sinceTurn(way().sinceTurn)} · {words().sinceStart(way().sinceStart)}
          </p>
        )}
      </Show>
      <h4 class="label">{words().meaning}</h4>
      <p>
        {props.figure.about.text}
        <RuleChips rules={props.figure.about.rules} onOpen={props.onRule} />
      </p>
      <Show when={props.figure.thresholds.length > 0}>
        <h4 class="label">{words().happens}</h4>
        <ul class="thresholds">
          <For each={props.figure.thresholds}>
            {(each) => (
              <li class={each.tone ?? ''} classList={{ reached: isReached(each, props.figure.value) }}>
                <b class="num">{words().at(each.at, each.from)}</b>
                <span>
                  {each.text}
                  <Show when={isReached(each, props.figure.value)}>
                    {' '}
                    <span class="chip warn">{words().reached}</span>
                  </Show>
                  <RuleChips rules={each.rules} onOpen={props.onRule} />
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.figure.parts?.length}>
        <h4 class="label">{words().parts}</h4>
        <Lines lines={props.figure.parts ?? []} onOpen={props.onRule} />
      </Show>
      <Show when={props.figure.history.length > 1}>
        <h4 class="label">{words().course}</h4>
        <ol class="course num">
          <For each={props.figure.history}>
            {(each, at) => (
              <li>
                <small>{props.turns[at()] ?? at() + 1}</small>
                <b>{each}</b>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </aside>
  )
}
