import { createMemo, For, Index, type JSX } from 'solid-js'
import type { Table } from '../table/table.ts'
import { type DrawnMarks, drawnMarks, type Letters } from './marker-groups.ts'
import { inkOf, layersOf, lettersOf, type Look, sized } from './marker-shapes.ts'

/** The markers of the printed game, beneath the counters. */
export function Markers(props: { readonly table: Table }): JSX.Element {
  const { sheet } = props.table.presentation
  const drawn = createMemo(() => drawnMarks(sheet, props.table.marks()))
  return (
    <g class="markers">
      <Drawing marks={drawn()} />
    </g>
  )
}

function Drawing(props: { readonly marks: DrawnMarks }): JSX.Element {
  return (
    <>
      <Index each={props.marks.layers}>
        {(layer) => (
          <path
            d={layer().d}
            fill={layer().fill ?? 'none'}
            stroke={layer().stroke ?? 'none'}
            stroke-width={layer().line ?? 0}
          />
        )}
      </Index>
      <For each={props.marks.letters}>{(letters) => <Lettering letters={letters} />}</For>
    </>
  )
}

function Lettering(props: { readonly letters: Letters }): JSX.Element {
  const { x, y, size, fill, text } = props.letters
  return (
    <text x={x} y={y} font-size={`${size}`} fill={fill}>
      {text}
    </text>
  )
}

interface MarkerSignProps {
  readonly mark: Look
  /** in pixels */
  readonly size: number
}

const SIDE = 24
const BAR = 'M-11 7L11 -7'

/** One marker by itself, for legends. */
export function MarkerSign(props: MarkerSignProps): JSX.Element {
  const drawn = (): DrawnMarks => ({
    layers: layersOf(props.mark).map(({ shape, ...look }) => ({
      ...look,
      d: props.mark.kind === 'blocked' ? BAR : `M0 0${sized(shape, SIDE)}`,
    })),
    letters: lettersOn(props.mark),
  })
  return (
    <svg
      class="mark-sign markers"
      width={props.size}
      height={props.size}
      viewBox="-17 -17 34 34"
      aria-hidden="true"
    >
      <Drawing marks={drawn()} />
    </svg>
  )
}

function lettersOn(mark: Look): Letters[] {
  const { dx, dy, size } = lettersOf(mark.kind)
  const { text } = mark
  return text === undefined
    ? []
    : [{ x: dx * SIDE, y: dy * SIDE, size: size * SIDE, fill: inkOf(mark), text }]
}
