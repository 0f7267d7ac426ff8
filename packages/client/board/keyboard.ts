/** Keys on the board. Keys of the table (Escape, letters of the buttons) pass through. */
import type { Table } from '../table/table.ts'
import type { Cursor } from './create-cursor.ts'
import type { FanState } from './create-fan.ts'
import type { Reading } from './create-reading.ts'
import type { View } from './create-view.ts'
import { ZOOM_STEP } from './zoom-step.ts'

/** reads what lies around the place, and everything about it */
export const AROUND_KEY = '.'
export const WHOLE_KEY = ','

export interface Keys {
  readonly table: Table
  readonly view: View
  readonly cursor: Cursor
  readonly fan: FanState
  choose(space: number): void
  /** takes the units of a place along in an order, or leaves them out */
  add(space: number): void
  fit(): void
  /** the fan's first counter takes the focus */
  enterFan(): void
  /** reads more of the place than is said while walking */
  read(what: Reading): void
}

/** Was the key meant for the board? */
export function keyPressed(keys: Keys, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Tab') return keys.cursor.next(event.shiftKey)
  if (event.key === 'Enter' && event.shiftKey) return addCursor(keys)
  return keys.cursor.step(event.key) || acted(keys, event.key)
}

function acted(keys: Keys, key: string): boolean {
  const act = actions(keys)[key.toLowerCase()]
  return act ? act() : false
}

const actions = (keys: Keys): Readonly<Record<string, () => boolean>> => ({
  enter: () => chooseCursor(keys),
  // what is held up goes on first
  ' ': () => keys.table.seen.hold() === undefined && chooseCursor(keys),
  f: () => spread(keys),
  [AROUND_KEY]: () => always(() => keys.read('around')),
  [WHOLE_KEY]: () => always(() => keys.read('whole')),
  home: () => always(() => keys.fit()),
  '+': () => always(() => keys.view.zoomStep(ZOOM_STEP)),
  '=': () => always(() => keys.view.zoomStep(ZOOM_STEP)),
  '-': () => always(() => keys.view.zoomStep(1 / ZOOM_STEP)),
  '0': () => always(() => keys.view.flyTo(keys.view.wholeCamera())),
  escape: () => stepBack(keys),
})

function always(act: () => void): boolean {
  act()
  return true
}

function chooseCursor(keys: Keys): boolean {
  const space = keys.cursor.space()
  if (space !== undefined) keys.choose(space)
  return true
}

function addCursor(keys: Keys): boolean {
  const space = keys.cursor.space()
  if (space !== undefined) keys.add(space)
  return true
}

function spread(keys: Keys): boolean {
  const space = keys.cursor.space()
  if (space === undefined || !keys.fan.spread(space)) return false
  keys.enterFan()
  return true
}

/** Only what lies on the board; giving up what is in the hand is the table's. */
function stepBack({ fan, table }: Keys): boolean {
  if (table.whyNot()) return always(() => table.dismiss())
  return fan.stacks().length > 0 && always(() => fan.sendAway())
}
