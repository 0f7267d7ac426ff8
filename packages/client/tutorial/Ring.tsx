import type { Target } from '@sandtable/presentation/lesson'
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Table } from '../table/table.ts'
import { elementOf } from './point-at.ts'

const EVERY = 300

/** A gold ring around the button or panel a step speaks of. It follows when the page changes. */
export function TargetRing(props: {
  readonly table: Table
  readonly target: Target | undefined
}): JSX.Element {
  const [box, setBox] = createSignal<DOMRect>()
  const measure = (): void => {
    const found = elementOf(props.table, props.target)?.getBoundingClientRect()
    const known = box()
    const isSame = found?.x === known?.x && found?.y === known?.y && found?.width === known?.width
    if (!isSame || found?.height !== known?.height) setBox(found)
  }
  createEffect(measure)
  const timer = setInterval(measure, EVERY)
  onCleanup(() => clearInterval(timer))
  return (
    <Show when={box()}>
      {(at) => (
        <Portal>
          <div
            class="coach-ring"
            aria-hidden="true"
            style={{
              left: `${at().left}px`,
              top: `${at().top}px`,
              width: `${at().width}px`,
              height: `${at().height}px`,
            }}
          />
        </Portal>
      )}
    </Show>
  )
}
