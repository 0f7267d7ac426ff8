import '../style/board.css'
import type { Theme } from '@sandtable/presentation'
import { createMemo, type JSX, on, onMount, Show } from 'solid-js'
import { createSeen } from '../app/after-paint.ts'
import type { Table } from '../table/table.ts'
import { BoardSvg } from './BoardSvg.tsx'
import { Callout } from './Callout.tsx'
import { type BoardParts, createBoard } from './create-board.ts'
import { describeSpace } from './describe.ts'
import { Fan } from './Fan.tsx'
import { keyPressed } from './keyboard.ts'
import { MapFurniture } from './MapFurniture.tsx'
import { MovingLayer } from './MovingLayer.tsx'
import { OverlayTools } from './OverlayTools.tsx'
import { Tiles } from './Tiles.tsx'
import { boardWords } from './words.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

export interface BoardProps {
  readonly table: Table
  readonly theme: Theme
  /** a space in words for screen readers, instead of the board's own */
  readonly describe?: (space: number) => string
}

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
      <BoardView {...props} parts={parts} enterFan={() => focusIn('.fan button')} />
      <Spoken {...props} parts={parts} />
      <Show when={isSeen()}>
        <Fan table={table} view={parts.view} fan={parts.fan} left={() => focusIn('.board-view')} />
        <Callout table={table} view={parts.view} fan={parts.fan} />
        <OverlayTools table={table} />
        <MapFurniture table={table} view={parts.view} scale={parts.view.scale()} />
        <ZoomButtons table={table} view={parts.view} fit={parts.fit} />
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
    enterFan: props.enterFan,
  }
  const pressed = (event: KeyboardEvent): void => {
    setHasKeys(true)
    if (!keyPressed(keys, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  let board: HTMLElement | undefined
  onMount(() => board && parts.attach(board))
  return (
    <div
      class="board-view"
      ref={(element) => (board = element)}
      tabindex="0"
      role="application"
      aria-label={words().map}
      aria-roledescription={words().mapRole}
      aria-description={words().mapKeys}
      onKeyDown={pressed}
      onFocus={(event) => setHasKeys(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setHasKeys(false)}
    >
      <MovingLayer sheet={sheet} view={view}>
        <Tiles sheet={sheet} theme={props.theme} view={view} />
        <Show when={view.isPlaced()}>
          <BoardSvg table={table} detail={parts.detail} cursor={hasKeys() ? cursor.space() : undefined} />
        </Show>
      </MovingLayer>
    </div>
  )
}

/** The place the keys have reached, for screen readers. */
function Spoken(props: BoardProps & { readonly parts: BoardParts }): JSX.Element {
  const { cursor, hasKeys } = props.parts
  const describe = (space: number) => props.describe?.(space) ?? describeSpace(props.table, space)
  const text = createMemo(
    on([cursor.space, hasKeys, () => props.table.later.glow()], ([space, isOn]) =>
      isOn && space !== undefined ? describe(space) : '',
    ),
  )
  return (
    <p class="board-spoken" aria-live="polite">
      {text()}
    </p>
  )
}
