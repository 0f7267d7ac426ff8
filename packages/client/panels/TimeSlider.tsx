import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { nationStyle } from './nation.ts'
import { labelsOf, momentAt, placeOf, spanAt, stepByKey } from './time-geometry.ts'

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

function Stretches(props: { readonly table: Table }): JSX.Element {
  const length = (): number => props.table.later.length()
  const place = (at: number): string => `${placeOf(at, length())}%`
  const [width, setWidth] = createSignal(WIDTH)
  let line: HTMLElement | undefined
  onMount(() => {
    const observer = new ResizeObserver(() => setWidth(line?.clientWidth ?? WIDTH))
    if (line) observer.observe(line)
    onCleanup(() => observer.disconnect())
  })
  return (
    <div class="stretches" aria-hidden="true" ref={(element) => (line = element)}>
      <For each={props.table.timeline()}>
        {({ from, to, nation, dots }) => (
          <>
            <i class="span" style={{ ...nationStyle(nation), left: place(from), width: place(to - from) }} />
            <For each={dots}>{(dot) => <i class="dot" style={{ left: place(dot) }} />}</For>
          </>
        )}
      </For>
      <For each={labelsOf(props.table.timeline(), length(), width())}>
        {({ text, place }) => (
          <span class="tl-label" style={{ left: `${place}%` }}>
            {text}
          </span>
        )}
      </For>
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
