import { type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import type { View } from './create-view.ts'
import { hasMiniMap, hasRoomForMiniMap, setMiniMap } from './mini-map.ts'
import { boardWords } from './words.ts'
import { ZOOM_STEP } from './zoom-step.ts'

export function ZoomButtons(props: {
  readonly table: Table
  readonly view: View
  readonly fit: () => void
  readonly onPlace: () => void
}): JSX.Element {
  const words = () => boardWords(props.table.language())
  return (
    <div class="board-zoom float">
      <ZoomButton icon="minus" title={words().zoomOut} press={() => props.view.zoomStep(1 / ZOOM_STEP)} />
      <ZoomButton icon="plus" title={words().zoomIn} press={() => props.view.zoomStep(ZOOM_STEP)} />
      <Show when={hasRoomForMiniMap(props.view.window())}>
        <button
          type="button"
          class="mini-toggle"
          aria-pressed={hasMiniMap()}
          title={words().miniMap}
          aria-label={words().miniMap}
          onClick={() => setMiniMap(!hasMiniMap())}
        >
          <Icon name="map" />
        </button>
      </Show>
      <Show when={props.table.presentation.badges}>
        <button
          type="button"
          class="mini-toggle"
          aria-pressed={props.table.badges.areShown()}
          title={words().badges}
          aria-label={words().badges}
          onClick={() => props.table.badges.turn()}
        >
          <Icon name="badges" />
        </button>
      </Show>
      <ZoomButton icon="fit" title={words().fit} press={() => props.fit()} />
      <ZoomButton icon="search" title={words().place} press={() => props.onPlace()} />
    </div>
  )
}

function ZoomButton(props: {
  readonly icon: string
  readonly title: string
  readonly press: () => void
}): JSX.Element {
  return (
    <button type="button" title={props.title} aria-label={props.title} onClick={() => props.press()}>
      <Icon name={props.icon} />
    </button>
  )
}
