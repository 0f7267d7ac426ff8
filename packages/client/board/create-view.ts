/** The window onto the map, as signals: pan, zoom, fly. */
import type { Point, Sheet } from '@sandtable/presentation'
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js'
import {
  around,
  between,
  type Camera,
  centredOn,
  filling,
  fitted,
  keptInside,
  meanOf,
  type Rect,
  type Size,
  scaleToFill,
  toMap,
  toScreen,
  zoomed,
} from './camera.ts'
import { prefersStill } from './motion.ts'
import { allWithin, cameraShowing } from './showing.ts'
import { roomFor } from './window-room.ts'

export interface View {
  readonly camera: Accessor<Camera>
  readonly window: Accessor<Size>
  /** the size of the window is known: nothing is drawn before, which would be drawn twice */
  readonly isPlaced: Accessor<boolean>
  /** while a gesture or a flight lasts */
  readonly isMoving: Accessor<boolean>
  /** while it changes the scale */
  readonly isZooming: Accessor<boolean>
  /** the scale after the last gesture: what the levels of detail go by */
  readonly scale: Accessor<number>
  resize(window: Size): void
  begin(): void
  end(): void
  panBy(dx: number, dy: number): void
  zoomBy(factor: number, at: Point): void
  /** zoom about the middle, as by a button */
  zoomStep(factor: number): void
  flyTo(camera: Camera): void
  jumpTo(camera: Camera): void
  /** shows these points of the map as large as is useful, in a part of the window if need be */
  cameraOn(points: readonly Point[], room?: Rect): Camera
  /** the same, but the map fills the window as far as that goes: for what need not be seen to the last point */
  cameraOver(points: readonly Point[]): Camera
  wholeCamera(): Camera
  centreOn(point: Point): void
  /** pans only if the point is near the edge or outside */
  reveal(point: Point): void
  /** are all these points in the part of the window that nothing lies over? */
  isInSight(points: readonly Point[]): boolean
  /** moves only if something is out of sight, and changes the scale only if it must; says where to */
  show(points: readonly Point[]): Camera | undefined
}

const CLOSEST = 3
/** fitting to a few hexes does not go closer than this */
const CLOSE_ENOUGH = 1.15
/** and to fill the window not closer than this many times what would show everything */
const MOST_CLOSER = 1.7
export const FLIGHT_MS = 320
const EDGE = 60
/** paper shown beside the map at most; tools lie over the edges */
const MARGIN = 64

const UNKNOWN: Size = { width: 1, height: 1 }

export function createView(sheet: Sheet): View {
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, k: 1 })
  const [window, setWindow] = createSignal(UNKNOWN)
  const [isMoving, setMoving] = createSignal(false)
  const [scale, setScale] = createSignal(1)
  const isZooming = createMemo(() => isMoving() && camera().k !== scale())
  let flight = 0

  const whole = () => ({ x: 0, y: 0, width: sheet.width, height: sheet.height })
  const farthest = () => Math.min(1, fitted(whole(), window(), [0, CLOSEST]).k * 0.94)
  const limits = (): [number, number] => [farthest(), CLOSEST]
  const inside = (next: Camera): Camera => keptInside(next, window(), sheet)
  /** what the program shows by itself is mostly map; people may pan farther */
  const filled = (next: Camera): Camera => filling(next, window(), sheet, MARGIN)
  /** as large as is useful, clear of what lies over the map's edges */
  const fittedInto = (room: Rect, part: Rect): Camera => {
    const { x, y, k } = fitted(part, room, [farthest(), CLOSE_ENOUGH])
    return { x: x + room.x, y: y + room.y, k }
  }
  const fittedTo = (points: readonly Point[], room: Rect): Camera =>
    fittedInto(room, around(points, sheet.spaceWidth * 0.8))
  const cameraOver = (points: readonly Point[]): Camera => {
    const room = roomFor(window())
    const fit = fittedTo(points, room)
    const full = scaleToFill(window(), sheet, MARGIN, fit.k * MOST_CLOSER)
    if (full <= fit.k) return filled(fit)
    const { x, y, k } = centredOn(meanOf(points), full, room)
    return filled({ x: x + room.x, y: y + room.y, k })
  }
  const move = (next: Camera) => setCamera(inside(next))

  function begin(): void {
    cancelAnimationFrame(flight)
    setMoving(true)
  }

  function end(): void {
    const { x, y, k } = camera()
    batch(() => {
      setCamera({ x: Math.round(x), y: Math.round(y), k })
      setScale(k)
      setMoving(false)
    })
  }

  function jumpTo(next: Camera): void {
    begin()
    move(next)
    end()
  }

  function flyTo(target: Camera): void {
    const to = inside(target)
    if (prefersStill()) {
      jumpTo(to)
      return
    }
    begin()
    const from = camera()
    const start = performance.now()
    const frame = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / FLIGHT_MS))
      move(between(from, to, 1 - (1 - t) ** 3, window()))
      if (t < 1) flight = requestAnimationFrame(frame)
      else end()
    }
    flight = requestAnimationFrame(frame)
  }
  onCleanup(() => cancelAnimationFrame(flight))

  const freeRoom = (): Rect => roomFor(window())
  const isInSight = (points: readonly Point[]): boolean => allWithin(points, camera(), freeRoom())
  const show = (points: readonly Point[]): Camera | undefined => {
    if (points.length === 0 || window() === UNKNOWN || isInSight(points)) return undefined
    const margin = sheet.spaceWidth * 0.8
    const to = cameraShowing({ points, camera: camera(), room: freeRoom(), margin }, fittedTo)
    flyTo(to)
    return to
  }
  const middle = (): Point => ({ x: window().width / 2, y: window().height / 2 })

  return {
    camera,
    window,
    isPlaced: createMemo(() => window() !== UNKNOWN),
    isMoving,
    isZooming,
    scale,
    begin,
    end,
    flyTo,
    resize: (next) => {
      // A tray that grows beneath the map must not move it under the finger.
      const isTray = next.width === window().width
      const centre = toMap(camera(), middle())
      setWindow(next)
      const isTooFar = camera().k < farthest()
      jumpTo(isTray && !isTooFar ? camera() : centredOn(centre, Math.max(camera().k, farthest()), next))
    },
    panBy: (dx, dy) => {
      const { x, y, k } = camera()
      move({ x: x + dx, y: y + dy, k })
    },
    zoomBy: (factor, at) => move(zoomed(camera(), factor, at, limits())),
    zoomStep: (factor) => flyTo(zoomed(camera(), factor, middle(), limits())),
    jumpTo,
    cameraOn: (points, room) => {
      const camera = fittedTo(points, room ?? roomFor(window()))
      // What lies beside the map may be hidden where only a part of the window is free.
      return room ? camera : filled(camera)
    },
    cameraOver,
    isInSight,
    show,
    wholeCamera: () => inside(fitted(whole(), window(), limits())),
    centreOn: (point) => flyTo(filled(centredOn(point, Math.max(camera().k, 0.7), window()))),
    reveal: (point) => {
      const { x, y } = toScreen(camera(), point)
      const isNear = x > EDGE && y > EDGE && x < window().width - EDGE && y < window().height - EDGE
      if (!isNear) flyTo(filled(centredOn(point, camera().k, window())))
    },
  }
}
