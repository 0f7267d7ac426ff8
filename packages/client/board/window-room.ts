/** Room in the window for sheets that lie on the map. */
import type { Sheet } from '@sandtable/presentation'
import { createSignal } from 'solid-js'
import { type Camera, type Rect, type Size, toScreen } from './camera.ts'
import { centreOf } from './shapes.ts'

const MARGIN = 12
/** the overlay buttons stand on the left */
const TOOLS = 78
/** scale, legend and zoom buttons lie along the foot */
const FOOT = 104

/** of the window, at most: what is left must hold something */
const MOST_COVERED = 0.62

/** Pixels at the foot of the map that a hand of cards lies over. */
const [cardsHeight, setCardsHeight] = createSignal(0)

/** Pixels at the foot of the map that a result or a list lies over, where there is no room beside the map. */
const [sheetHeight, setSheetHeight] = createSignal(0)

/** Pixels at the top of the map that a long question lies over. */
const [questionOver, setQuestionOver] = createSignal(0)

export { setCardsHeight, setQuestionOver, setSheetHeight }

export const roomFor = ({ width, height }: Size): Rect => {
  const left = width > 640 ? TOOLS : MARGIN
  const cards = Math.min(Math.max(cardsHeight(), sheetHeight()), height * MOST_COVERED)
  const foot = Math.max(FOOT, cards + MARGIN)
  return { x: left, y: MARGIN, width: width - left - MARGIN, height: height - MARGIN - foot }
}

/** The same for what is read on the map: it begins below a long question. */
export function readingRoom(window: Size): Rect {
  const { x, y, width, height } = roomFor(window)
  const over = Math.min(questionOver(), height / 2)
  return { x, y: y + over, width, height: height - over }
}

const OVER = '.mapbox > :is(.coach, .plan-sheet, .since-sheet), .board-zoom, .todo-chip'

/** Where sheets lie over the map that one reads while playing, a coach, a plan, a list; zoom buttons, and what is left to do. */
export function sheetsOver(): Rect[] {
  if (typeof document === 'undefined') return []
  const view = document.querySelector('.board-view')?.getBoundingClientRect()
  const sheets = [...document.querySelectorAll(OVER)]
  return sheets.map((sheet) => {
    const { x, y, width, height } = sheet.getBoundingClientRect()
    return { x: x - (view?.x ?? 0), y: y - (view?.y ?? 0), width, height }
  })
}

/** A space on the screen. */
export function spaceRect(sheet: Sheet, camera: Camera, space: number): Rect {
  const { x, y } = toScreen(camera, centreOf(sheet, space))
  const side = sheet.spaceWidth * camera.k
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}
