import { type JSX, Show } from 'solid-js'
import type { Rect } from './camera.ts'

/** The frame drawn around stacks that are to be sent. */
export function SelectionBox(props: { readonly box: Rect | undefined }): JSX.Element {
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
