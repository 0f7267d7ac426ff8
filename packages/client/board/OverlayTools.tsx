import type { OverlayKind } from '@sandtable/presentation'
import { createSignal, For, type JSX } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import { boardWords } from './words.ts'

/** One button for each overlay; pressed again, it goes away. On a phone they lie folded under one. */
export function OverlayTools(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const [isOpen, setOpen] = createSignal(false)
  return (
    <div
      class="board-tools float"
      classList={{ 'is-open': isOpen() }}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={boardWords(table.language()).overlays}
    >
      <button
        type="button"
        class="tools-toggle"
        classList={{ on: !isOpen() && table.overlayId() !== undefined }}
        aria-expanded={isOpen()}
        aria-label={boardWords(table.language()).overlays}
        onClick={() => setOpen((open) => !open)}
      >
        <Icon name="layers" />
      </button>
      <For each={table.overlayKinds}>{(kind) => <OverlayButton table={table} kind={kind} />}</For>
    </div>
  )
}

function OverlayButton(props: { readonly table: Table; readonly kind: OverlayKind }): JSX.Element {
  const { table, kind } = props
  const isOn = () => table.overlayId() === kind.id
  const title = () => kind.title[table.language()]
  const key = kind.key.toUpperCase()
  return (
    <button
      type="button"
      classList={{ on: isOn() }}
      aria-pressed={isOn()}
      aria-label={title()}
      aria-keyshortcuts={key}
      onClick={() => table.setOverlay(isOn() ? undefined : kind.id)}
    >
      <Icon name={kind.icon} />
      <kbd aria-hidden="true">{key}</kbd>
      <span class="board-tip tip" aria-hidden="true">
        {title()} <kbd>{key}</kbd>
      </span>
    </button>
  )
}
