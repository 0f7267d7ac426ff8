/** The small map: whether it is wanted, how large it is, and in which corner it covers nothing that is asked. */
import type { Sheet } from '@sandtable/presentation'
import { createSignal } from 'solid-js'
import { read, write } from '../app/stored-settings.ts'
import type { Camera, Rect, Size } from './camera.ts'
import { overlap } from './folded-over.ts'
import { spaceRect } from './window-room.ts'

const [hasMiniMap, setWanted] = createSignal(read('mini-map') !== 'off')
export { hasMiniMap }

export function setMiniMap(isWanted: boolean): void {
  setWanted(isWanted)
  write('mini-map', isWanted ? 'on' : 'off')
}

/** On a phone the map itself has hardly room enough. */
export const hasRoomForMiniMap = ({ width, height }: Size): boolean => width >= 640 && height >= 420

const WIDEST = 216
const HIGHEST = 158
/** paper around the picture */
export const FRAME = 5

/** of the picture, in pixels a map unit */
export const miniScale = ({ width, height }: Sheet): number => Math.min(WIDEST / width, HIGHEST / height)

export type Corner = 'bottom' | 'top'

const MARGIN = 12
/** the zoom buttons lie beneath */
const ZOOM = 50

export function miniRect(sheet: Sheet, window: Size, corner: Corner): Rect {
  const k = miniScale(sheet)
  const size = { width: sheet.width * k + 2 * FRAME, height: sheet.height * k + 2 * FRAME }
  const x = window.width - MARGIN - size.width
  return { x, y: corner === 'top' ? MARGIN : window.height - MARGIN - ZOOM - size.height, ...size }
}

/** The corner where it covers none of these spaces; undefined if there is none, then it goes. */
export function freeCorner(
  sheet: Sheet,
  camera: Camera,
  window: Size,
  spaces: Iterable<number>,
): Corner | undefined {
  const rects = [...spaces].map((space) => spaceRect(sheet, camera, space))
  const isFree = (corner: Corner): boolean => {
    const place = miniRect(sheet, window, corner)
    return rects.every((rect) => !overlap(rect, place))
  }
  return (['bottom', 'top'] as const).find(isFree)
}

/** Most of the sheet is in the window: nobody needs a smaller one. */
const MOST_SHOWN = 0.8

export function showsMost({ width, height }: Sheet, { x, y, k }: Camera, window: Size): boolean {
  const along = (at: number, room: number, length: number): number =>
    Math.max(0, Math.min(room, at + length * k) - Math.max(0, at)) / (length * k)
  return along(x, window.width, width) * along(y, window.height, height) >= MOST_SHOWN
}
