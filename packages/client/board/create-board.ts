/** The parts of a board that belong together, and the element they work on. */
import type { Badge, Point, Sheet } from '@sandtable/presentation'
import { batch, createMemo, createSignal, onCleanup } from 'solid-js'
import { legibleScale } from '../counters/level.ts'
import type { Table } from '../table/table.ts'
import { toMap, type Camera } from './camera.ts'
import { createBadges } from './create-badges.ts'
import { createCursor } from './create-cursor.ts'
import { createDetail } from './create-detail.ts'
import { createDragging } from './create-dragging.ts'
import { createFan } from './create-fan.ts'
import { createPointing } from './create-pointing.ts'
import { createReading } from './create-reading.ts'
import { createView, type View } from './create-view.ts'
import { flyTo, followDeeds } from './follow-deeds.ts'
import { followFight } from './follow-fight.ts'
import { followPlan } from './follow-plan.ts'
import { followQuestion } from './follow-question.ts'
import { watchGestures } from './gestures.ts'
import { createHand, watchHand } from './hand.ts'
import { markUnder } from './mark-places.ts'
import { createPilot } from './pilot.ts'
import { centreOf } from './shapes.ts'
import { densest } from './showing.ts'
import { sizesOf, unitsUnder } from './spots.ts'
import { roomFor } from './window-room.ts'

export type BoardParts = ReturnType<typeof createBoard>

export function createBoard(table: Table) {
  const { sheet } = table.presentation
  const view = createView(sheet)
  const hand = createHand()
  const pilot = createPilot({ view, hand, pause: table.deafFor })
  const fan = createFan(table)
  const cursor = createCursor(table, view)
  const pointing = createPointing(table, cursor, fan)
  /** the board has the focus, and it came by key */
  const [hasKeys, setHasKeys] = createSignal(false)
  const sizes = createMemo(() => sizesOf(sheet, table.stacks()), [], { equals: sameSizes })
  const detail = createDetail(sheet, view, sizes)
  const badges = createBadges(table, detail.scale)
  const placeAt = (camera: Camera, point: Point): number => {
    const { x, y } = toMap(camera, point)
    return sheet.spaceAt(x, y)
  }
  const under = (point: Point): Under => {
    const at = toMap(view.camera(), point)
    const space = placeAt(view.camera(), point)
    return space < 0 ? NOWHERE : { at, space, among: unitsUnder(sheet, table.stacks(), space, at) }
  }

  function tapped(point: Point, isTouch: boolean, isAdding: boolean): void {
    if (pilot.isStray(point, placeAt)) return
    const { at, space, among } = under(point)
    const badge = at && badges.under(at)
    setHasKeys(false)
    if (!isAskedBack(table, space)) table.dismiss()
    if (badge) flyToSector(badge)
    else if (space === undefined) fan.sendAway()
    else if (isAdding) pointing.add(space, isTouch, among)
    else pointing.tap(space, isTouch, among)
  }

  /** As near as figures on counters can be read. */
  function flyToSector({ spaces }: Badge): void {
    table.badges.byScale()
    view.flyTo(
      legibleOn(
        view,
        sheet,
        spaces.map((space) => centreOf(sheet, space)),
      ),
    )
  }

  const dragging = createDragging({
    table,
    view,
    at: (point) => {
      const { space, among } = under(point)
      return space === undefined ? undefined : { space, among }
    },
    hover: (space) => pointing.hover(space),
  })

  /** What a marker means is told where the pointer rests on it. */
  const hovered = (board: HTMLElement) => (point: Point | undefined) => {
    const { at, space, among } = point ? under(point) : NOWHERE
    pointing.hover(space, among)
    const title = (at && (badges.under(at)?.name ?? markUnder(sheet, table.marks(), at)?.title)) ?? ''
    if (board.title !== title) board.title = title
  }

  const byHand: View = {
    ...view,
    begin: () => {
      pilot.giveWay()
      view.begin()
    },
    zoomStep: (factor) => {
      pilot.giveWay()
      view.zoomStep(factor)
    },
  }

  /** Once the element is there: pointers and size. */
  function attach(board: HTMLElement): void {
    watchHand(board, hand)
    watchGestures(board, byHand, { hovered: hovered(board), tapped, grabbed: dragging.grabbed })
    watchSize(board, view, () => actionCamera(table, view))
  }

  followPlan(table, view, pilot.follower())
  followFight(table, view, pilot.follower())
  followQuestion(table, view, pilot.follower())
  followDeeds(table, view, pilot.follower())
  const called = pilot.follower()
  table.onFly((spaces) => {
    // whoever walks the map with the keys goes on from there, and hears where that is
    cursor.follow(spaces[0])
    if (hasKeys()) cursor.point()
    const points = spaces.map((space) => centreOf(sheet, space))
    called.fly(() => flyTo(view, points))
  })
  return {
    view: byHand,
    fan,
    cursor,
    pointing,
    reading: createReading(table, cursor, hasKeys),
    detail,
    badges,
    hasKeys,
    setHasKeys,
    box: dragging.box,
    attach,
    fit: () => {
      pilot.giveWay()
      fitToAction(table, view)
    },
  }
}

/** What was asked back is answered by a click there, or on one of the places it lights. */
function isAskedBack({ whyNot, glow }: Pick<Table, 'whyNot' | 'glow'>, space: number | undefined): boolean {
  const said = whyNot()
  if (!said || space === undefined) return false
  return said.space === space || (said.choices !== undefined && glow().spaces.has(space))
}

interface Under {
  readonly at?: Point
  readonly space?: number
  readonly among?: readonly number[] | undefined
}

const NOWHERE: Under = {}

const sameSizes = (a: readonly number[], b: readonly number[]): boolean => String(a) === String(b)

function watchSize(board: HTMLElement, view: View, first: () => ReturnType<View['camera']>): void {
  let isFirst = true
  const observer = new ResizeObserver(() => {
    const size = { width: board.clientWidth, height: board.clientHeight }
    if (size.width === 0 || size.height === 0) return
    batch(() => {
      view.resize(size)
      if (isFirst) view.jumpTo(first())
    })
    isFirst = false
  })
  observer.observe(board)
  onCleanup(() => observer.disconnect())
}

/** Shows where things may be done now, or what is being decided; else the map where one's own counters stand. */
function actionCamera(table: Table, view: View): Camera {
  const { spaces, heldSpaces } = table.glow()
  const { sheet } = table.presentation
  const asked = [...spaces, ...heldSpaces]
  if (asked.length > 0)
    return legibleOn(
      view,
      sheet,
      asked.map((space) => centreOf(sheet, space)),
    )
  const own = table.stacks().filter((stack) => stack.own)
  return own.length > 0
    ? legibleOn(
        view,
        sheet,
        own.map(({ space }) => centreOf(sheet, space)),
      )
    : view.wholeCamera()
}

/** All of it, if figures can be read then; else where most of it lies. */
function legibleOn(view: View, sheet: Sheet, points: readonly Point[]): Camera {
  const least = legibleScale(sheet.counterWidth)
  const camera = view.cameraOver(points)
  if (camera.k >= least) return view.cameraOn(points).k >= least ? view.cameraOn(points) : camera
  const { width, height } = roomFor(view.window())
  return view.cameraOn(densest(points, width / least, height / least))
}

/** Shows the action; if that is what the window shows already, the whole map. */
function fitToAction(table: Table, view: View): void {
  const camera = actionCamera(table, view)
  view.flyTo(isSame(camera, view.camera()) ? view.wholeCamera() : camera)
}

const isSame = (a: Camera, b: Camera): boolean =>
  Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.k - b.k) < 0.01
