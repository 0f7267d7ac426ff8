import type { TimeSpan } from '@sandtable/presentation'
import { createMemo, createSignal, Index, type JSX, onCleanup, onMount, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { nationStyle } from './nation.ts'
import { bandsOf, dotsOf, labelsOf, momentAt, placeOf, roomFor, spanAt, stepByKey } from './time-geometry.ts'

/** The line itself: a slider from the first move to the present. */
export function TimeSlider(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).time
  const length = (): number => props.table.later.length()
  const at = (): number => props.table.later.cursor()
  const says = (): string => {
    const place = props.table.later.isLive() ? words().live(length()) : words().at(at(), length())
    const label = spanAt(props.table.timeline(), at())?.label
    return label === undefined ? place : `${place}, ${label}`
  }
  return (
    <div
      class="tl"
      role="slider"
      tabindex="0"
      aria-label={words().slider}
      aria-valuemin={0}
      aria-valuemax={length()}
      aria-valuenow={at()}
      aria-valuetext={says()}
      onKeyDown={(event) => followKey(event, props.table)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        followPointer(event, props.table)
      }}
      onPointerMove={(event) => event.buttons > 0 && followPointer(event, props.table)}
    >
      <Stretches table={props.table} />
      <Marks table={props.table} now={words().now} />
    </div>
  )
}

function followKey(event: KeyboardEvent, table: Table): void {
  const to = stepByKey(event.key, table.cursor(), table.length())
  if (to === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (to !== table.cursor()) table.seek(to)
}

function followPointer(event: PointerEvent & { readonly currentTarget: HTMLElement }, table: Table): void {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const to = momentAt((event.clientX - left) / width, table.length())
  if (to !== table.cursor()) table.seek(to)
}

/** until the line has been measured */
const WIDTH = 640
const HEIGHT = 44

function Stretches(props: { readonly table: Table }): JSX.Element {
  const length = (): number => props.table.later.length()
  const spans = (): readonly TimeSpan[] => props.table.timeline()
  const bands = createMemo(() => bandsOf(spans()))
  const [width, setWidth] = createSignal(WIDTH)
  let line: HTMLElement | undefined
  onMount(() => {
    const observer = new ResizeObserver(() => setWidth(line?.clientWidth ?? WIDTH))
    if (line) observer.observe(line)
    onCleanup(() => observer.disconnect())
  })
  return (
    <div class="stretches" aria-hidden="true" ref={(element) => (line = element)}>
      <svg viewBox={`0 0 ${roomFor(length())} ${HEIGHT}`} preserveAspectRatio="none">
        <Index each={bands()}>
          {(band) => <path class="bands" style={nationStyle(band().nation)} d={band().path} />}
        </Index>
        <path class="dots" d={dotsOf(spans(), length())} />
      </svg>
      <Index each={labelsOf(spans(), length(), width())}>
        {(label) => (
          <span class="tl-label" style={{ left: `${label().place}%` }}>
            {label().text}
          </span>
        )}
      </Index>
    </div>
  )
}

function Marks(props: { readonly table: Table; readonly now: string }): JSX.Element {
  const place = (at: number): string => `${placeOf(at, props.table.later.length())}%`
  return (
    <div aria-hidden="true">
      <Show when={!props.table.later.isLive()}>
        <i class="now-mark" style={{ left: place(props.table.later.length()) }} />
      </Show>
      <i class="handle" style={{ left: place(props.table.later.cursor()) }} />
      <span class="tl-now" style={{ left: place(props.table.later.length()) }}>
        {props.now}
      </span>
    </div>
  )
}
