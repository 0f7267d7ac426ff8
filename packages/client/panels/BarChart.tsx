import type { Chart } from '@sandtable/presentation'
import { For, type JSX } from 'solid-js'
import type { Words } from '../words/words.ts'
import { barsOf } from './bar-geometry.ts'
import { nationStyle } from './nation.ts'
import { percent } from './percent.ts'

const HEIGHT = 46
const ABOVE = 13
const BELOW = 19

interface BarChartProps {
  readonly chart: Chart
  readonly scale: number
  readonly room: number
  readonly words: Words
  /** the figures are estimates */
  readonly isSampled: boolean
}

/** Chances as bars with their figures; for screen readers the same as a table. */
export function BarChart(props: BarChartProps): JSX.Element {
  const bars = () => barsOf(props.chart, props.scale, HEIGHT, props.room)
  const width = (): number => bars().reduce((right, { x, width }) => Math.max(right, x + width + 3), 0)
  const foot = HEIGHT + ABOVE
  return (
    <figure class="bar-chart" style={nationStyle(props.chart.nation)}>
      <figcaption>
        {props.chart.title}{' '}
        <span class="faint">
          {props.chart.unit}, {props.isSampled ? '≈ ' : ''}
          {props.words.fight.percent}
        </span>
      </figcaption>
      <svg width={width()} height={foot + BELOW} aria-hidden="true">
        <For each={bars()}>
          {({ x, width, height, label, p }) => (
            <g>
              <rect x={x} y={foot - height} width={width} height={height} />
              <text class="figure" x={x + width / 2} y={foot - height - 4}>
                {percent(p)}
              </text>
              <text class="name" x={x + width / 2} y={foot + 15}>
                {label}
              </text>
            </g>
          )}
        </For>
        <path d={`M0 ${foot + 0.5}H${width()}`} stroke="var(--ink-3)" />
      </svg>
      <ChanceTable {...props} />
    </figure>
  )
}

function ChanceTable(props: BarChartProps): JSX.Element {
  return (
    <table class="said">
      <caption>
        {props.chart.title}, {props.chart.unit}
        {props.isSampled ? ' (≈)' : ''}
      </caption>
      <thead>
        <tr>
          <th>{props.words.fight.result}</th>
          <th>{props.words.fight.chance}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.chart.bars}>
          {({ label, p }) => (
            <tr>
              <td>{label}</td>
              <td>{percent(p)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
