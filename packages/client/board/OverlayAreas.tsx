import type { OverlayLayer, Sheet } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { paletteOf } from '../counters/palette.ts'
import type { Table } from '../table/table.ts'
import { centreOf, linePath, spacesPath, unionPath } from './shapes.ts'
import { textWidth } from './text-width.ts'
import { arrowAlong } from './way-arrow.ts'

type Kind = OverlayLayer['kind']

/** Kinds with a line around the whole area. */
const OUTLINED: ReadonlySet<Kind> = new Set([
  'range',
  'control-a',
  'control-b',
  'supply-in',
  'supply-low',
  'supply-out',
])

/** Colours of the first two seats, for areas under control. */
export const seatColours = ({ presentation }: Table): JSX.CSSProperties => ({
  '--seat-a': paletteOf(presentation.nations[0] ?? '').fill,
  '--seat-b': paletteOf(presentation.nations[1] ?? '').fill,
})

/** A counter fills a space that lies apart: what an overlay says of it shows around it. */
const AROUND = 1.26

/** The overlay the player asked for: one path for each kind of area. */
export function OverlayAreas(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  return (
    <g class="overlay" style={seatColours(table)}>
      <For each={table.overlay()?.layers}>{(layer) => <Area sheet={sheet} layer={layer} />}</For>
    </g>
  )
}

/** Words and signs of the overlay lie above the counters. */
export function OverlayNotes(props: { readonly table: Table }): JSX.Element {
  const { sheet } = props.table.presentation
  return (
    <For each={props.table.overlay()?.layers.flatMap(({ notes }) => notes ?? [])}>
      {({ space, text }) => <Note sheet={sheet} space={space} text={text} />}
    </For>
  )
}

function Area(props: { readonly sheet: Sheet; readonly layer: OverlayLayer }): JSX.Element {
  const { sheet, layer } = props
  const outline = OUTLINED.has(layer.kind) ? unionPath(sheet, new Set(layer.spaces), AROUND) : ''
  const arrows = layer.kind === 'changed' ? (layer.lines ?? []).map((line) => arrowAlong(sheet, line)) : []
  const lines =
    layer.kind === 'changed'
      ? arrows.map(({ shaft }) => shaft).join('')
      : (layer.lines ?? []).map((line) => linePath(sheet, line)).join('')
  return (
    <g class={`area ${layer.kind}`}>
      <path class="ground" d={spacesPath(sheet, layer.spaces, sheet.kind === 'points' ? AROUND : 0.95)} />
      <Show when={outline}>
        <path class="case" d={outline} />
        <path class="edge" d={outline} />
      </Show>
      <Show when={lines}>
        <path class="way-case" d={lines} />
        <path class="way" d={lines} />
        <path class="way-head" d={arrows.map(({ head }) => head).join('')} />
      </Show>
    </g>
  )
}

/** At the top of its space, where it hides nothing of a counter but the space's number. */
function Note(props: { readonly sheet: Sheet; readonly space: number; readonly text: string }): JSX.Element {
  const { x, y } = centreOf(props.sheet, props.space)
  const width = 10 + textWidth(props.text, 12)
  return (
    <g class="note" transform={`translate(${x} ${y - props.sheet.spaceWidth * 0.42})`}>
      <rect x={-width / 2} y="-8" width={width} height="16" rx="2" />
      <text y="4.3">{props.text}</text>
    </g>
  )
}

interface HatchProps {
  readonly id: string
  readonly width: number
  /** degrees */
  readonly turn: number
  readonly colour: string
}

const Hatch = (props: HatchProps): JSX.Element => (
  <pattern
    id={props.id}
    width={props.width}
    height={props.width}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${props.turn})`}
  >
    <path class={`hatch ${props.colour}`} d={`M0 0V${props.width}`} />
  </pattern>
)

/** Patterns for areas that must show on any ground and in grey. */
export function OverlayPatterns(): JSX.Element {
  return (
    <defs>
      <Hatch id="board-zone" width={7} turn={45} colour="red" />
      <Hatch id="board-zone-own" width={7} turn={-45} colour="blue" />
      <Hatch id="board-crowded" width={9} turn={-45} colour="amber" />
      <pattern id="board-low" width="10" height="8" patternUnits="userSpaceOnUse">
        <path class="hatch amber" d="M0 2H5M5 6H10" />
      </pattern>
      <pattern
        id="board-out"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="hatch red" d="M0 0V9M0 0H9" />
      </pattern>
    </defs>
  )
}
