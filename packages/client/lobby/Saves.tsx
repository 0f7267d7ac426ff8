import type { Language } from '@sandtable/kernel'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { EmptyState } from '../panels/EmptyState.tsx'
import { Dialog } from '../panels/Dialog.tsx'
import { Icon } from '../panels/Icon.tsx'
import { wordsOf } from '../words/words.ts'
import type { SaveRow } from './types.ts'

interface SavesProps {
  readonly saves: readonly SaveRow[]
  readonly language: Language
  readonly onResume: (saveId: string) => void
  readonly onDelete: (saveId: string) => void
}

/** The games kept in this browser. */
export function Saves(props: SavesProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const [doomed, setDoomed] = createSignal<string>()
  const row = (): SaveRow | undefined => props.saves.find(({ id }) => id === doomed())
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">{words().mine}</h2>
      <Show when={props.saves.length > 0} fallback={<NoGames language={props.language} />}>
        <ul>
          <For each={props.saves}>
            {(save) => <Row {...props} save={save} onRemove={() => setDoomed(save.id)} />}
          </For>
        </ul>
      </Show>
      <Show when={row()}>
        {(save) => (
          <Confirm
            save={save()}
            language={props.language}
            onKeep={() => setDoomed(undefined)}
            onDelete={() => props.onDelete(save().id)}
          />
        )}
      </Show>
    </section>
  )
}

function Row(props: SavesProps & { readonly save: SaveRow; readonly onRemove: () => void }): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const about = (verb: string): string => `${verb}: ${props.save.title}, ${props.save.where}`
  return (
    <li>
      <span class="game-name">
        <b>{props.save.title}</b> <span class="muted">{props.save.scenario}</span>
      </span>
      <span class="muted">{props.save.where}</span>
      <span>
        <span class="chip" classList={{ you: props.save.yours }}>
          {props.save.status}
        </span>
      </span>
      <span class="muted num">{props.save.when}</span>
      <span class="row-acts">
        <button
          type="button"
          class="btn quiet small icon"
          aria-label={about(words().remove)}
          title={words().remove}
          onClick={() => props.onRemove()}
        >
          <Icon name="trash" size={16} />
        </button>
        <button
          type="button"
          class="btn small"
          classList={{ primary: props.save.yours }}
          aria-label={about(props.save.yours ? words().resume : words().look)}
          onClick={() => props.onResume(props.save.id)}
        >
          {props.save.yours ? words().resume : words().look}
        </button>
      </span>
    </li>
  )
}

function NoGames(props: { readonly language: Language }): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  return (
    <EmptyState title={words().noGames} hint={words().noGamesHint}>
      <path d="M21 24l9 5.2V39" />
    </EmptyState>
  )
}

interface ConfirmProps {
  readonly save: SaveRow
  readonly language: Language
  readonly onKeep: () => void
  readonly onDelete: () => void
}

function Confirm(props: ConfirmProps): JSX.Element {
  const words = () => wordsOf(props.language)
  return (
    <Dialog
      title={words().lobby.removeTitle}
      close={words().common.close}
      onClose={props.onKeep}
      footer={
        <>
          <button type="button" class="btn danger" onClick={() => props.onDelete()}>
            {words().lobby.removeYes}
          </button>
          <button type="button" class="btn primary" autofocus onClick={() => props.onKeep()}>
            {words().lobby.keep}
          </button>
        </>
      }
    >
      <p>{words().lobby.removeText(props.save.title, props.save.where)}</p>
    </Dialog>
  )
}
