import type { PowerFigure } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { type Frame, pathOf, xOf, yOf } from '../panels/line-geometry.ts'

interface SparklineProps {
  readonly figure: PowerFigure
  readonly width: number
  readonly height: number
  readonly label: string
  /** small ones show the bad values only */
  readonly hasAll?: boolean
}

/** Room for the dot and the line at the edges. */
const EDGE = 4

/** A figure over the turns, with the values at which something happens as dashed lines. */
export function Sparkline(props: SparklineProps): JSX.Element {
  const values = () => props.figure.history
  const frame = (): Frame => frameOf(props)
  const shown = () =>
    props.figure.thresholds.filter(
      ({ at, tone }) => (props.hasAll === true || tone === 'bad') && at >= frame().foot && at <= frame().top,
    )
  return (
    <Show when={values().length > 1}>
      <svg
        class="spark"
        width={props.width}
        height={props.height}
        viewBox={`${-EDGE} ${-EDGE} ${props.width} ${props.height}`}
        role="img"
        aria-label={props.label}
      >
        <path
          class="ground"
          d={`${pathOf(frame(), values())}L${xOf(frame(), values().length - 1)} ${frame().height}L0 ${frame().height}Z`}
        />
        <For each={shown()}>
          {({ at }) => <path class="limit" d={`M0 ${yOf(frame(), at)}H${frame().width}`} />}
        </For>
        <path class="way" d={pathOf(frame(), values())} />
        <circle cx={xOf(frame(), values().length - 1)} cy={yOf(frame(), values().at(-1) ?? 0)} r="3.2" />
      </svg>
    </Show>
  )
}

function frameOf({ figure, width, height }: SparklineProps): Frame {
  const { history, least = 0, most } = figure
  const foot = Math.min(least, ...history)
  const top = Math.max(foot + 1, most ?? 0, ...history)
  return { width: width - 2 * EDGE, height: height - 2 * EDGE, foot, top, count: history.length }
}
