import '../style/board.css'
import type { Theme } from '@sandtable/presentation'
import { createEffect, createSignal, type JSX, on, onMount, Show } from 'solid-js'
import { createSeen } from '../app/after-paint.ts'
import { LazyOrderSlip } from '../app/lazy.ts'
import { QUESTION_ID } from '../panels/question-id.ts'
import type { Table } from '../table/table.ts'
import { BoardSvg } from './BoardSvg.tsx'
import { Callout } from './Callout.tsx'
import { Fan } from './Fan.tsx'
import { MapFurniture } from './MapFurniture.tsx'
import { MiniMap } from './MiniMap.tsx'
import { MovingLayer } from './MovingLayer.tsx'
import { OverlayTools } from './OverlayTools.tsx'
import { Tiles } from './Tiles.tsx'
import { ZoomButtons } from './ZoomButtons.tsx'
import type { Rect } from './camera.ts'
import { type BoardParts, createBoard } from './create-board.ts'
import { keyPressed } from './keyboard.ts'
import { boardWords } from './words.ts'

export interface BoardProps {
  readonly table: Table
  readonly theme: Theme
  /** asks for a place by its name */
  readonly onPlace: () => void
}

/** what the keys do on the map, for screen readers */
const KEYS_ID = 'keys-of-the-map'

/** The map with all that lies on it. Fills the element it is put into. */
export function Board(props: BoardProps): JSX.Element {
  const { table } = props
  const parts = createBoard(table)
  let root: HTMLElement | undefined
  // What lies around the map and on it may follow when it has been seen.
  const isSeen = createSeen()
  const focusIn = (selector: string) => root?.querySelector<HTMLElement>(selector)?.focus()
  return (
    <section
      class="board"
      data-theme={props.theme}
      data-level={parts.detail.level()}
      ref={(element) => (root = element)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && parts.pointing.hover(undefined)}
    >
      <Show when={isSeen()}>
        {/* before the map for Tab: after it comes what is asked */}
        <OverlayTools table={table} />
        <MapFurniture table={table} view={parts.view} scale={parts.view.scale()} />
        <MiniMap table={table} view={parts.view} theme={props.theme} />
        <ZoomButtons table={table} view={parts.view} fit={parts.fit} onPlace={() => props.onPlace()} />
      </Show>
      <BoardView {...props} parts={parts} enterFan={() => focusIn('.fan button')} />
      <p class="board-spoken" role="status" aria-label={boardWords(table.language()).spoken}>
        {parts.reading.text()}
      </p>
      <p class="said" id={KEYS_ID}>
        {boardWords(table.language()).mapKeys}
      </p>
      <Show when={isSeen()}>
        <Fan table={table} view={parts.view} fan={parts.fan} left={() => focusIn('.board-view')} />
        <Callout table={table} view={parts.view} fan={parts.fan} />
        <Show
          when={table.orders.drawing() ?? table.orders.sent() ?? (table.orders.isListOpen() || undefined)}
        >
          <LazyOrderSlip table={table} view={parts.view} />
        </Show>
        <SelectionBox box={parts.box()} />
      </Show>
    </section>
  )
}

interface BoardViewProps extends BoardProps {
  readonly parts: BoardParts
  readonly enterFan: () => void
}

/** One element with one focus: the keys walk the map inside it. */
function BoardView(props: BoardViewProps): JSX.Element {
  const { table, parts } = props
  const { sheet } = table.presentation
  const { view, fan, cursor, hasKeys, setHasKeys, fit } = parts
  const words = () => boardWords(table.language())
  const keys = {
    table,
    view,
    cursor,
    fan,
    fit,
    choose: (space: number) => parts.pointing.choose(space),
    add: (space: number) => parts.pointing.add(space, false),
    enterFan: props.enterFan,
    read: parts.reading.read,
  }
  // Whoever opens a game is at its map, and hears what is asked; a ring is drawn when a key is used.
  const [isQuiet, setQuiet] = createSignal(false)
  const takeFocus = (): void => {
    if (document.activeElement === document.body) board?.focus({ preventScroll: true })
  }
  const begin = (): void => {
    setQuiet(true)
    takeFocus()
    setHasKeys(false)
  }
  const pressed = (event: KeyboardEvent): void => {
    setHasKeys(true)
    setQuiet(false)
    if (!keyPressed(keys, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  let board: HTMLElement | undefined
  onMount(() => {
    if (board) parts.attach(board)
    // after a dialog that has just closed has given the focus back to where there is nothing any more
    setTimeout(begin, 0)
  })
  // A button that was pressed may be gone: the focus must not fall off the page.
  createEffect(on(table.later.buttons, () => setTimeout(takeFocus, 0), { defer: true }))
  return (
    <div
      class="board-view"
      classList={{ quiet: isQuiet() }}
      ref={(element) => (board = element)}
      tabindex="0"
      role="application"
      aria-label={words().map}
      aria-roledescription={words().mapRole}
      aria-describedby={`${QUESTION_ID} ${KEYS_ID}`}
      onKeyDown={pressed}
      onFocus={(event) => {
        setHasKeys(event.currentTarget.matches(':focus-visible'))
        if (hasKeys()) cursor.point()
      }}
      onBlur={() => {
        setHasKeys(false)
        setQuiet(false)
      }}
    >
      <MovingLayer sheet={sheet} view={view}>
        <Tiles sheet={sheet} theme={props.theme} view={view} />
        <Show when={view.isPlaced()}>
          <BoardSvg
            table={table}
            detail={parts.detail}
            badges={parts.badges}
            cursor={hasKeys() ? cursor.space() : undefined}
          />
        </Show>
      </MovingLayer>
    </div>
  )
}

/** The frame drawn around stacks that are to be sent. */
function SelectionBox(props: { readonly box: Rect | undefined }): JSX.Element {
  return (
    <Show when={props.box}>
      {(box) => (
        <div
          class="selection-box"
          aria-hidden="true"
          style={{
            left: `${box().x}px`,
            top: `${box().y}px`,
            width: `${box().width}px`,
            height: `${box().height}px`,
          }}
        />
      )}
    </Show>
  )
}
