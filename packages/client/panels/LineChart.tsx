import type { Series } from '@sandtable/presentation'
import { For, type JSX } from 'solid-js'
import type { Words } from '../words/words.ts'
import { AsTable } from './AsTable.tsx'
import { everyNth, type Frame, footOf, pathOf, roundTop, spread, xOf, yOf } from './line-geometry.ts'
import { nationStyle } from './nation.ts'

const [WIDTH, HEIGHT, LABELS] = [420, 120, 16]
/** height of the figure at the end of a line */
const END = 15

/** A value of each side over the turns, with its figures at the end and all of them in a table. */
export function LineChart(props: { readonly series: Series; readonly words: Words }): JSX.Element {
  const values = (): readonly number[] => props.series.lines.flatMap((line) => line.values)
  const frame = (): Frame => ({
    width: WIDTH,
    height: HEIGHT,
    foot: footOf(values()),
    top: roundTop(values()),
    count: props.series.labels.length,
  })
  // lines that end together share their figure
  const lasts = (): number[] => [...new Set(props.series.lines.map(({ values }) => values.at(-1) ?? 0))]
  const ends = (): number[] =>
    spread(
      lasts().map((value) => yOf(frame(), value)),
      END,
    )
  return (
    <figure class="line-chart">
      <figcaption>{props.series.title}</figcaption>
      <Legend series={props.series} />
      <svg viewBox={`-34 -10 ${WIDTH + 74} ${HEIGHT + 34}`} aria-hidden="true">
        <Axes frame={frame()} labels={props.series.labels} />
        <For each={props.series.lines}>
          {({ nation, values }, n) => (
            <g style={nationStyle(nation)}>
              <path class="curve" classList={{ second: n() % 2 === 1 }} d={pathOf(frame(), values)} />
            </g>
          )}
        </For>
        <For each={lasts()}>
          {(value, n) => (
            <text class="end" x={WIDTH + 8} y={(ends()[n()] ?? 0) + 4}>
              {value}
            </text>
          )}
        </For>
      </svg>
      <AsTable
        title={props.series.title}
        heads={props.series.labels}
        rows={props.series.lines.map(({ title, values }) => ({ title, cells: values }))}
        words={props.words}
      />
    </figure>
  )
}

function Legend(props: { readonly series: Series }): JSX.Element {
  return (
    <ul class="legend">
      <For each={props.series.lines}>
        {({ nation, title }, n) => (
          <li style={nationStyle(nation)}>
            <svg width="26" height="8" aria-hidden="true">
              <path class="curve" classList={{ second: n() % 2 === 1 }} d="M1 4H25" />
            </svg>
            {title}
          </li>
        )}
      </For>
    </ul>
  )
}

function Axes(props: { readonly frame: Frame; readonly labels: readonly string[] }): JSX.Element {
  const levels = (): readonly number[] => [
    props.frame.foot,
    (props.frame.foot + props.frame.top) / 2,
    props.frame.top,
  ]
  const nth = (): number => everyNth(props.labels.length, LABELS)
  return (
    <g class="axes">
      <For each={levels()}>
        {(level) => (
          <>
            <path d={`M0 ${yOf(props.frame, level)}H${WIDTH}`} />
            <text class="level" x="-8" y={yOf(props.frame, level) + 4}>
              {level}
            </text>
          </>
        )}
      </For>
      <For each={props.labels}>
        {(label, n) => (
          <text class="turn" x={xOf(props.frame, n())} y={HEIGHT + 18}>
            {n() % nth() === 0 ? label : ''}
          </text>
        )}
      </For>
    </g>
  )
}
