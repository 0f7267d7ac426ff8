import { type JSX, Show } from 'solid-js'
import { Mark } from '../panels/Icon.tsx'
import { go } from './routes.ts'
import { language } from './settings.ts'
import { appWords } from './words.ts'

interface NoticeProps {
  readonly title: string
  readonly text?: string
  /** offers the way back */
  readonly leave?: boolean
}

/** A page that says one thing: loading, not found, broken. */
export function Notice(props: NoticeProps): JSX.Element {
  return (
    <main class="notice" role="status">
      <Mark />
      <h1>{props.title}</h1>
      <Show when={props.text}>{(text) => <p>{text()}</p>}</Show>
      <Show when={props.leave}>
        <button type="button" class="btn primary" onClick={() => go({ page: 'lobby' })}>
          {appWords(language()).toLobby}
        </button>
      </Show>
    </main>
  )
}
