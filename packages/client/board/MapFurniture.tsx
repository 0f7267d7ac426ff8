import { For, type JSX, Show } from 'solid-js'
import type { OverlayLayer } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { seatColours } from './OverlayAreas.tsx'
import { boardWords } from './words.ts'

type Swatch = OverlayLayer['kind'] | 'legal' | 'cost' | 'combat'

/** Scale, north and legend, in the bottom left corner. */
export function MapFurniture(props: { readonly table: Table; readonly scale: number }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const legend = () => table.overlay()?.legend ?? glowLegend(table)
  return (
    <div class="board-furniture float">
      <NorthArrow degrees={sheet.north} name={boardWords(table.language()).north} />
      <div class="board-scale">
        <ScaleBar width={sheet.spaceWidth * props.scale} />
        {sheet.kilometresText(table.language())}
      </div>
      <Show when={legend().length > 0}>
        <ul class="board-legend" style={seatColours(table)}>
          <For each={legend()}>
            {({ kind, text }) => (
              <li>
                <LegendSwatch kind={kind} />
                {text}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  )
}

function glowLegend(table: Table): { readonly kind: Swatch; readonly text: string }[] {
  const { spaces, costs, targets } = table.glow()
  const words = boardWords(table.language())
  return [
    ...(costs.size > 0 ? [{ kind: 'cost' as const, text: words.reachable }] : []),
    ...(costs.size === 0 && spaces.size > targets.size
      ? [{ kind: 'legal' as const, text: words.legal }]
      : []),
    ...(targets.size > 0 ? [{ kind: 'combat' as const, text: words.combat }] : []),
  ]
}

function NorthArrow(props: { readonly degrees: number; readonly name: string }): JSX.Element {
  return (
    <svg class="board-north" width="26" height="30" viewBox="0 0 26 30" role="img" aria-label={props.name}>
      <g transform={`rotate(${props.degrees} 13 15)`}>
        <path d="M13 1l5 14-5-3-5 3Z" fill="currentColor" />
        <path d="M13 13v13" stroke="currentColor" stroke-width="1.5" />
      </g>
    </svg>
  )
}

function ScaleBar(props: { readonly width: number }): JSX.Element {
  return (
    <svg width={props.width} height="8" aria-hidden="true">
      <path d={`M.75 0V7.25H${props.width - 0.75}V0`} fill="none" stroke="currentColor" stroke-width="1.5" />
    </svg>
  )
}

function LegendSwatch(props: { readonly kind: Swatch }): JSX.Element {
  return (
    <svg
      class={`board-swatch area ${props.kind}`}
      width="18"
      height="14"
      viewBox="0 0 18 14"
      aria-hidden="true"
    >
      <Show
        when={props.kind === 'cost'}
        fallback={<rect class="ground edge" x="1.5" y="1.5" width="15" height="11" />}
      >
        <circle class="ground edge" cx="9" cy="7" r="5.8" />
      </Show>
    </svg>
  )
}
