import type { Line, Point, Preview } from '@sandtable/presentation'
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { RuleChips } from '../panels/RuleChip.tsx'
import { OFFER_KEY } from '../panels/offer-key.ts'
import type { Table, WhyNot } from '../table/table.ts'
import { sparedSpaces } from './callout-room.ts'
import type { Rect, Size } from './camera.ts'
import type { FanState } from './create-fan.ts'
import type { View } from './create-view.ts'
import { promised } from './promised.ts'
import { fanRect } from './Fan.tsx'
import { awayFrom, placed } from './placing.ts'
import { centreOf } from './shapes.ts'
import { readingRoom, sheetsOver, spaceRect } from './window-room.ts'
import { boardWords } from './words.ts'

interface CalloutProps {
  readonly table: Table
  readonly view: View
  readonly fan: FanState
}

/** What the hovered choice would do, or why the last one was refused: beside the place it is about. */
export function Callout(props: CalloutProps): JSX.Element {
  const { table } = props
  const hovered = createMemo(() => (table.whyNot() ? undefined : promised(table)))
  return (
    <>
      <Show when={table.whyNot()} keyed>
        {({ space, preview, offer, choices }) => (
          <CalloutSheet
            {...props}
            preview={preview}
            space={space}
            offer={offer}
            choices={choices}
            isRefusal
          />
        )}
      </Show>
      <Show when={hovered()} keyed>
        {(preview) => <CalloutSheet {...props} preview={preview} space={table.hovered()} />}
      </Show>
    </>
  )
}

interface CalloutSheetProps extends CalloutProps {
  readonly preview: Preview
  readonly space: number | undefined
  readonly isRefusal?: boolean
  /** what can be done about it */
  readonly offer?: WhyNot['offer']
  readonly choices?: WhyNot['choices']
}

function CalloutSheet(props: CalloutSheetProps): JSX.Element {
  const { table, preview, isRefusal } = props
  const isAsking = (): boolean => props.offer !== undefined || props.choices !== undefined
  const [size, setSize] = createSignal<Size>()
  // The browser tells the size once it knows it: asking at once would make it lay out the page for that alone.
  const watch = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? []
    if (box) setSize({ width: box.inlineSize, height: box.blockSize })
  })
  onCleanup(() => watch.disconnect())
  const place = createMemo(() => {
    const known = size()
    return known && calloutPlace(props, known)
  })
  return (
    <aside
      ref={(element) => watch.observe(element)}
      class="callout float"
      classList={{ no: isRefusal === true && !isAsking(), ask: isAsking() }}
      role={isRefusal === true ? 'alert' : undefined}
      style={{
        left: `${place()?.x ?? 0}px`,
        top: `${place()?.y ?? 0}px`,
        visibility: place() ? undefined : 'hidden',
      }}
    >
      <p class="ttl">{preview.title}</p>
      <Show when={preview.lines.length > 0}>
        <CalloutLines table={table} lines={preview.lines} />
      </Show>
      <Show when={preview.note}>
        <p class="callout-note">{preview.note}</p>
      </Show>
      <Show when={props.offer}>
        {(offer) => (
          <button type="button" class="btn small callout-offer" onClick={() => offer().take()}>
            <span>{offer().label}</span>
            <kbd aria-hidden="true">{OFFER_KEY.toUpperCase()}</kbd>
          </button>
        )}
      </Show>
      <For each={props.choices}>
        {(choice) => (
          <button type="button" class="btn small callout-offer" onClick={() => choice.take()}>
            {choice.label}
          </button>
        )}
      </For>
      <Show when={isRefusal}>
        <button
          type="button"
          class="callout-close"
          aria-label={boardWords(table.language()).close}
          onClick={() => table.dismiss()}
        >
          <Icon name="close" />
        </button>
      </Show>
    </aside>
  )
}

interface CalloutLinesProps {
  readonly table: Table
  readonly lines: readonly Line[]
}

function CalloutLines(props: CalloutLinesProps): JSX.Element {
  const { table } = props
  return (
    <ul class="callout-lines" classList={{ numbered: props.lines.some(({ at }) => at !== undefined) }}>
      <For each={props.lines}>
        {({ at, text, value, rules, tone }) => (
          <li class={tone ?? 'plain'}>
            <span class="hexno">{at}</span>
            <span class="callout-text">
              {text}
              <RuleChips rules={rules} onOpen={(rule) => table.openRule(rule)} />
            </span>
            <b>{value}</b>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Never over what it speaks of, what is in the hand or a stack spread out; away from the way. */
function calloutPlace(props: CalloutSheetProps, size: Size): Point {
  const { table, view, fan, preview, space } = props
  const { sheet } = table.presentation
  const bounds = readingRoom(view.window())
  if (space === undefined) return { x: bounds.x + (bounds.width - size.width) / 2, y: bounds.y }
  const camera = view.camera()
  const rect = (at: number): Rect => spaceRect(sheet, camera, at)
  const towards = awayFrom((preview.path ?? []).map((step) => centreOf(sheet, step.space)))
  const { never, rather } = sparedSpaces({ ...table, ...table.later }, preview, space)
  const spread = fan.stacks()
  const fanRects = spread.length > 0 ? [fanRect(props, spread)] : []
  const avoid = [...never.map(rect), ...fanRects, ...sheetsOver()]
  return placed({
    size,
    bounds,
    anchor: rect(space),
    avoid,
    rather: rather.map(rect),
    ...(towards && { towards }),
  })
}
