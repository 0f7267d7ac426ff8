import { createMemo, For, type JSX } from 'solid-js'
import { AsTable } from '../panels/AsTable.tsx'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { axisOf, bandOf, CHART, edgeOf, momentAt, pinsOf, xAt } from './chance-geometry.ts'
import type { AnalysisModel } from './model.ts'
import { wholePercent } from './percent-points.ts'
import { analysisWords } from './words.ts'

interface ChartProps {
  readonly table: Table
  readonly model: AnalysisModel
}

/** The chances of all sides over the game, one band each; for screen readers and doubters the figures as a table. */
export function ChanceChart(props: ChartProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  return (
    <figure class="chance-chart">
      <figcaption>{words().chances}</figcaption>
      <Legend model={props.model} />
      <Picture {...props} />
      <p class="analysis-note">{words().chancesNote}</p>
      <Figures {...props} />
    </figure>
  )
}

/** In the order of the bands, the upper one first. */
function Legend(props: { readonly model: AnalysisModel }): JSX.Element {
  return (
    <ul class="legend">
      <For each={props.model.sides.toReversed()}>
        {({ nation, title }) => (
          <li style={nationStyle(nation)}>
            <i class="swatch" />
            {title}
          </li>
        )}
      </For>
    </ul>
  )
}

const [LEFT, ABOVE, RIGHT, BELOW] = [32, 6, 6, 20]

function Picture(props: ChartProps): JSX.Element {
  const curve = () => props.model.curve
  const length = (): number => curve().length - 1
  const now = (): number => xAt(props.table.later.cursor(), length())
  // The order in which they are drawn: each band covers what lies beneath it.
  const bands = createMemo(() =>
    props.model.sides.map(({ nation }, seat) => ({ nation, path: bandOf(curve(), seat) })).toReversed(),
  )
  const seek = (event: MouseEvent & { readonly currentTarget: SVGElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    props.table.seek(momentAt(((event.clientX - left) / width) * CHART.width, length()))
  }
  return (
    <svg
      viewBox={`${-LEFT} ${-ABOVE} ${CHART.width + LEFT + RIGHT} ${CHART.height + ABOVE + BELOW}`}
      aria-hidden="true"
    >
      <g class="bands" onClick={seek}>
        <For each={bands()}>
          {({ nation, path }) => <path class="band" style={nationStyle(nation)} d={path} />}
        </For>
        <path class="half" d={`M0 ${CHART.height / 2}H${CHART.width}`} />
        <path class="edge" d={`M${edgeOf(curve(), 0)}`} />
      </g>
      <Axes {...props} length={length()} />
      <path class="here" d={`M${now()} ${-ABOVE}V${CHART.height + 4}`} />
      <Pins {...props} />
    </svg>
  )
}

function Axes(props: ChartProps & { readonly length: number }): JSX.Element {
  const words = () => analysisWords(props.table.language())
  return (
    <g class="axes">
      <For each={[0, 50, 100]}>
        {(level) => (
          <text class="level" x="-6" y={CHART.height * (1 - level / 100) + 4}>
            {words().percent(level)}
          </text>
        )}
      </For>
      <For each={axisOf(props.model.turns, props.length)}>
        {({ text, x }) => (
          <>
            <path d={`M${x} ${CHART.height}v5`} />
            <text x={x} y={CHART.height + 17}>
              {text}
            </text>
          </>
        )}
      </For>
    </g>
  )
}

function Pins(props: ChartProps): JSX.Element {
  return (
    <For each={pinsOf(props.model.points, props.model.curve)}>
      {({ number, at, x, y, foot }) => (
        <g
          class="pin"
          classList={{ now: props.table.later.cursor() === at }}
          onClick={() => props.table.seek(at)}
        >
          <path d={`M${x} ${y}V${foot}`} />
          <circle cx={x} cy={y} r="8" />
          <text x={x} y={y + 4.2}>
            {number}
          </text>
        </g>
      )}
    </For>
  )
}

function Figures(props: ChartProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  return (
    <AsTable
      title={words().chances}
      heads={props.model.sides.map(({ title }) => title)}
      rows={props.model.turns.map(({ label, chances }) => ({
        title: label ?? words().end,
        cells: chances.map((chance) => words().percent(wholePercent(chance))),
      }))}
      words={wordsOf(props.table.language())}
    />
  )
}
