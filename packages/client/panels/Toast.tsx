import { For, type JSX, Show } from 'solid-js'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { Toast, Toasts } from './toasts.ts'

export function ToastList(props: { readonly toasts: Toasts; readonly close: string }): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      <For each={props.toasts.list()}>
        {(toast) => (
          <div class="toast float">
            <Icon name={toast.icon} />
            <span class="grow">{toast.text}</span>
            <Action toast={toast} onDone={() => props.toasts.dismiss(toast.id)} />
            <IconButton
              icon="close"
              size={16}
              class="small"
              title={props.close}
              onClick={() => props.toasts.dismiss(toast.id)}
            />
          </div>
        )}
      </For>
    </div>
  )
}

function Action(props: { readonly toast: Toast; readonly onDone: () => void }): JSX.Element {
  return (
    <Show when={props.toast.action}>
      {(action) => (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            action().run()
            props.onDone()
          }}
        >
          {action().label}
        </button>
      )}
    </Show>
  )
}
