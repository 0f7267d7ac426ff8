import type { Overlay, OverlayLayer } from '@sandtable/presentation'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { LazyKeyToSigns } from '../app/lazy.ts'
import { CountSign, MarkSign } from '../counters/MarkSign.tsx'
import { shortMark, shortMarker } from '../panels/counter-key.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { glowSigns, hasCounts, markerSigns, markSigns } from './legend.ts'
import { MapSign } from './MapSign.tsx'
import { MarkerSign } from './Markers.tsx'
import { seatColours } from './OverlayAreas.tsx'
import { isPhone } from './screen-size.ts'
import type { View } from './create-view.ts'
import { foldedOver } from './folded-over.ts'
import { boardWords } from './words.ts'

/** A longer scale bar would push the legend away; on a phone the buttons beside it. */
const longestBar = (): number => (isPhone() ? 90 : 220)

/** Scale, north and legend, in the bottom left corner. */
export function MapFurniture(props: {
  readonly table: Table
  readonly view: View
  readonly scale: number
}): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const [isOpen, setOpen] = createSignal(false)
  const name = () => wordsOf(table.language()).signs.open
  const isQuarter = (): boolean =>
    sheet.quarterText !== undefined && sheet.measure * props.scale > longestBar()
  let element: HTMLElement | undefined
  const isFolded = foldedOver(table, props.view, () => element)
  const bar = (): number => (sheet.measure * props.scale) / (isQuarter() ? 4 : 1)
  return (
    <div
      class="board-furniture float"
      classList={{ 'is-folded': isFolded() }}
      ref={(made) => (element = made)}
    >
      <NorthArrow degrees={sheet.north} name={boardWords(table.language()).north} />
      <div class="board-scale">
        <Show when={bar() <= longestBar()}>
          <ScaleBar width={bar()} />
        </Show>
        {isQuarter() ? sheet.quarterText : sheet.kilometresText(table.language())}
      </div>
      <Show when={table.overlay()} fallback={<SignLegend table={table} />}>
        {(overlay) => <OverlayLegend table={table} overlay={overlay()} />}
      </Show>
      <button
        type="button"
        class="board-signs"
        aria-label={name()}
        title={name()}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Show when={isOpen()}>
        <LazyKeyToSigns table={table} onClose={() => setOpen(false)} />
      </Show>
    </div>
  )
}

function OverlayLegend(props: { readonly table: Table; readonly overlay: Overlay }): JSX.Element {
  return (
    <ul class="board-legend" style={seatColours(props.table)}>
      <For each={props.overlay.legend}>
        {({ kind, text }) => (
          <li>
            <LegendSwatch kind={kind} />
            {text}
          </li>
        )}
      </For>
    </ul>
  )
}

/** The signs that lie on the map now. */
function SignLegend(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs.short
  const glow = createMemo(() => glowSigns(props.table.later))
  const marks = createMemo(() => markSigns(props.table.later))
  const markers = createMemo(() => markerSigns(props.table.marks()))
  const printed = createMemo(() => props.table.printedSigns().filter(({ isInForce }) => isInForce))
  const count = () => glow().length + marks().length + markers().length + printed().length
  return (
    <Show when={count() > 0 || hasCounts(props.table.later)}>
      <ul class="board-legend of-signs" classList={{ 'has-markers': markers().length > 0 }}>
        {/* the question's own signs first, then those of counters and map */}
        <For each={glow()}>
          {(kind) => (
            <li>
              <MapSign table={props.table} kind={kind} size={22} nation="" />
              {words()[kind]}
            </li>
          )}
        </For>
        <For each={marks()}>
          {(kind) => (
            <li>
              <MarkSign kind={kind} size={18} />
              {shortMark(props.table, kind)}
            </li>
          )}
        </For>
        <Show when={hasCounts(props.table.later)}>
          <li>
            <CountSign size={18} />
            {words().count}
          </li>
        </Show>
        <For each={markers()}>
          {(mark) => (
            <li>
              <MarkerSign mark={mark} size={22} />
              {shortMarker(props.table, mark)}
            </li>
          )}
        </For>
        <For each={printed()}>
          {({ sign, text }) => (
            <li>
              <MapSign table={props.table} kind={sign} size={22} nation="" />
              {text}
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
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

function LegendSwatch(props: { readonly kind: OverlayLayer['kind'] }): JSX.Element {
  return (
    <svg
      class={`board-swatch area ${props.kind}`}
      width="18"
      height="14"
      viewBox="0 0 18 14"
      aria-hidden="true"
    >
      <rect class="ground edge" x="1.5" y="1.5" width="15" height="11" />
    </svg>
  )
}
