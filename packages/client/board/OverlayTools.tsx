import type { OverlayKind } from '@sandtable/presentation'
import { createSignal, For, type JSX } from 'solid-js'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import { boardWords } from './words.ts'

/** One button for each overlay; pressed again, it goes away. On a phone they lie folded under one. */
export function OverlayTools(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const [isOpen, setOpen] = createSignal(false)
  closeOnEscape(() => setOpen(false), isOpen)
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
        <span class="tool-name" aria-hidden="true">
          {boardWords(table.language()).overlays}
        </span>
      </button>
      <For each={table.overlayKinds}>
        {(kind) => <OverlayButton table={table} kind={kind} onChosen={() => setOpen(false)} />}
      </For>
    </div>
  )
}

interface ButtonProps {
  readonly table: Table
  readonly kind: OverlayKind
  /** the list makes room for what was chosen */
  readonly onChosen: () => void
}

function OverlayButton(props: ButtonProps): JSX.Element {
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
      onClick={() => {
        table.setOverlay(isOn() ? undefined : kind.id)
        props.onChosen()
      }}
    >
      <Icon name={kind.icon} />
      <kbd aria-hidden="true">{key}</kbd>
      <span class="tool-name" aria-hidden="true">
        {title()}
      </span>
      <span class="board-tip tip" aria-hidden="true">
        {title()} <kbd>{key}</kbd>
      </span>
    </button>
  )
}
