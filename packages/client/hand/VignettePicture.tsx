import type { Theme } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { type Frame, vignetteOf } from './vignette.ts'

interface VignetteProps {
  readonly table: Pick<Table, 'presentation' | 'language'>
  readonly theme: Theme
  readonly space: number
  readonly frame: Frame
}

/** The place a card is about, cut out of the map. */
export function VignettePicture(props: VignetteProps): JSX.Element {
  const { sheet } = props.table.presentation
  const cut = () => vignetteOf(sheet, props.theme, props.space, props.frame)
  const name = () => props.table.presentation.spaceName(props.space, props.table.language())
  return (
    <Show when={cut()}>
      {(piece) => (
        <div class="hcard-place" style={{ height: `${props.frame.height}px` }} aria-hidden="true">
          <div class="tiles" style={{ transform: `scale(${piece().zoom})` }}>
            <For each={piece().tiles}>
              {({ source, x, y }) => (
                <img
                  src={`${import.meta.env.BASE_URL}${source}`}
                  alt=""
                  draggable={false}
                  style={{ left: `${x}px`, top: `${y}px` }}
                />
              )}
            </For>
          </div>
          <span class="spot">{name()}</span>
        </div>
      )}
    </Show>
  )
}
