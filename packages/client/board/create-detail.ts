/**
 * How much is drawn, by the scale. After a zoom the map is first drawn sharp as it was; then its parts follow one a
 * frame, from the middle of the window outwards: all at once would hold up the next movement of the hand.
 */
import type { Sheet } from '@sandtable/presentation'
import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import { type Level, levelOf } from '../counters/level.ts'
import { type Rect, toMap } from './camera.ts'
import type { View } from './create-view.ts'
import { drawnPart, inWindow } from './nearby.ts'

export interface Detail {
  /** names and numbers follow when the counters have been seen */
  readonly hasNames: Accessor<boolean>
  /** the scale names and numbers go by */
  readonly scale: Accessor<number>
  readonly level: Accessor<Level>
  /** what is drawn at this x of the map, of a counter of this size in map units */
  levelAt(x: number, size?: number): Level
  /** the part of the map where counters are drawn */
  readonly drawn: Accessor<Rect>
}

const COLUMNS = 10
/** the map is drawn sharp in this time */
const REDRAW_MS = 80

/** `sizes` are those of the counters on the map, in map units. */
export function createDetail(sheet: Sheet, view: View, sizes: Accessor<readonly number[]>): Detail {
  const isAlike = (a: number, b: number): boolean =>
    untrack(sizes).every((size) => levelOf(size * a) === levelOf(size * b))
  // A counter of another size may have to be drawn otherwise at the same scale.
  const scaleForSizes = (): number => {
    sizes()
    return view.scale()
  }
  const width = sheet.width / COLUMNS
  const columns = Array.from({ length: COLUMNS }, () => createHeld(scaleForSizes, isAlike))
  const names = createHeld(view.scale, (a, b) => a === b)
  const scaleAt = (x: number): number =>
    columns[Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / width)))]?.value() ?? view.scale()
  let stop = (): void => undefined

  function hold(): void {
    stop()
    batch(() => [...columns, names].forEach((part) => part.hold()))
  }

  function letGo(): void {
    const { x } = toMap(view.camera(), { x: view.window().width / 2, y: 0 })
    const distance = (column: number): number => Math.abs((column + 0.5) * width - x)
    const outwards = [...columns.keys()].sort((a, b) => distance(a) - distance(b))
    stop = oneAFrame([names, ...outwards.flatMap((column) => columns[column] ?? [])])
  }

  createEffect(on(view.isMoving, (isMoving) => (isMoving ? hold() : letGo()), { defer: true }))
  onCleanup(() => stop())
  return {
    hasNames: createAfterPaint(view.isPlaced),
    scale: names.value,
    level: createMemo(() => levelOf(sheet.counterWidth * names.value())),
    drawn: createMemo((before: Rect | undefined) =>
      drawnPart(before, inWindow(view.camera(), view.window()), view.isMoving()),
    ),
    levelAt: (x, size = sheet.counterWidth) => levelOf(size * scaleAt(x)),
  }
}

/** Becomes true a frame after its source. */
function createAfterPaint(source: Accessor<boolean>): Accessor<boolean> {
  const [isPainted, setPainted] = createSignal(false)
  createEffect(() => source() && onCleanup(afterPaint(() => setPainted(true))))
  return isPainted
}

interface Held {
  readonly value: Accessor<number>
  /** keeps the value it has */
  hold(): void
  /** follows again; whether that changes anything */
  letGo(): boolean
}

/** Keeps what it has, too, as long as the scale is such that everything is drawn alike. */
function createHeld(source: Accessor<number>, isAlike: (a: number, b: number) => boolean): Held {
  const [held, setHeld] = createSignal<number>()
  const value = createMemo(() => held() ?? source(), undefined, { equals: isAlike })
  return {
    value,
    hold: () => void setHeld(() => value()),
    letGo: () => {
      const before = value()
      setHeld(undefined)
      return value() !== before
    },
  }
}

/** Lets parts follow, one in every frame that is not needed for something else; the answer stops it. */
function oneAFrame(parts: readonly Held[]): () => void {
  let frame = 0
  let next = 0
  const step = (): void => {
    while (next < parts.length && !parts[next++]?.letGo());
    if (next < parts.length) frame = requestAnimationFrame(step)
  }
  const start = setTimeout(step, REDRAW_MS)
  return () => {
    clearTimeout(start)
    cancelAnimationFrame(frame)
  }
}
