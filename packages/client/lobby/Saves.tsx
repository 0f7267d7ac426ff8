import type { Language } from '@sandtable/kernel'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { EmptyState } from '../panels/EmptyState.tsx'
import { Dialog } from '../panels/Dialog.tsx'
import { Icon } from '../panels/Icon.tsx'
import { IconButton } from '../panels/IconButton.tsx'
import { wordsOf } from '../words/words.ts'
import type { DamagedRow, SaveRow } from './types.ts'

/** The heading of the list. */
export const MINE_ID = 'mine'

interface SavesProps {
  readonly saves: readonly SaveRow[]
  readonly damaged: readonly DamagedRow[]
  readonly shelfTrouble: string | undefined
  readonly language: Language
  readonly onResume: (saveId: string) => void
  readonly onDelete: (saveId: string) => void
  readonly onSaveRaw: (saveId: string) => void
}

/** What is going to be deleted. */
interface Doomed {
  readonly id: string
  readonly title: string
  readonly where: string
}

/** The games kept in this browser. */
export function Saves(props: SavesProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const [chosen, setDoomed] = createSignal<Doomed>()
  const isThere = (): boolean => [...props.saves, ...props.damaged].some(({ id }) => id === chosen()?.id)
  const doomed = (): Doomed | undefined => (isThere() ? chosen() : undefined)
  return (
    <section class="mine" aria-labelledby={MINE_ID}>
      <h2 id={MINE_ID}>{words().mine}</h2>
      <Show when={props.shelfTrouble}>{(why) => <p class="shelf-trouble">{why()}</p>}</Show>
      <Show
        when={props.saves.length + props.damaged.length > 0}
        fallback={<NoGames language={props.language} />}
      >
        <ul>
          <For each={props.saves}>
            {(save) => <Row {...props} save={save} onRemove={() => setDoomed(save)} />}
          </For>
          <For each={props.damaged}>
            {(row) => <Damaged {...props} row={row} onRemove={() => setDoomed({ ...row, where: row.why })} />}
          </For>
        </ul>
      </Show>
      <Show when={doomed()}>
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
        <small>{props.save.players}</small>
      </span>
      <span class="muted">{props.save.where}</span>
      <span>
        <span class="chip" classList={{ you: props.save.yours }}>
          {props.save.status}
        </span>
      </span>
      <span class="muted num">{props.save.when}</span>
      <span class="row-acts">
        <RemoveButton title={words().remove} label={about(words().remove)} onClick={props.onRemove} />
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

interface RemoveProps {
  readonly title: string
  readonly label: string
  readonly onClick: () => void
}

const RemoveButton = (props: RemoveProps): JSX.Element => (
  <IconButton icon="trash" size={16} class="small" {...props} />
)

interface DamagedProps extends SavesProps {
  readonly row: DamagedRow
  readonly onRemove: () => void
}

/** Cannot be opened; what is left can be taken away or thrown away. */
function Damaged(props: DamagedProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const about = (verb: string): string => `${verb}: ${props.row.title}, ${props.row.id}`
  return (
    <li class="is-damaged">
      <span class="game-name">
        <b>{props.row.title}</b> <span class="muted num">{props.row.id}</span>
      </span>
      <span class="why">{props.row.why}</span>
      <span class="muted num">{props.row.when}</span>
      <span class="row-acts">
        <RemoveButton title={words().remove} label={about(words().remove)} onClick={props.onRemove} />
        <button
          type="button"
          class="btn small icon"
          aria-label={about(words().saveRaw)}
          title={words().saveRaw}
          onClick={() => props.onSaveRaw(props.row.id)}
        >
          <Icon name="download" size={16} />
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
  readonly save: Doomed
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
