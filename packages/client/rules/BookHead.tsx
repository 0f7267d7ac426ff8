import type { Language } from '@sandtable/kernel'
import { createUniqueId, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { readerWords } from './words.ts'

interface HeadProps {
  readonly language: Language
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly listed: boolean
  /** undefined where the contents are always there */
  readonly onListed: ((listed: boolean) => void) | undefined
  readonly onBack: (() => void) | undefined
  readonly onClose: (() => void) | undefined
}

function IconButton(props: {
  readonly icon: string
  readonly name: string
  readonly pressed?: boolean
  readonly onClick: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class="btn quiet icon"
      aria-label={props.name}
      title={props.name}
      aria-pressed={props.pressed}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} />
    </button>
  )
}

/** Title, way back, contents and search. */
export function BookHead(props: HeadProps): JSX.Element {
  const words = () => readerWords(props.language)
  const id = createUniqueId()
  return (
    <header class="book-head">
      <div class="row">
        <Show when={props.onBack} fallback={<Icon name="book" />}>
          {(back) => <IconButton icon="back" name={words().back} onClick={back()} />}
        </Show>
        <h1>{words().title}</h1>
        <Show when={props.onListed}>
          {(onListed) => (
            <IconButton
              icon="list"
              name={words().contents}
              pressed={props.listed}
              onClick={() => onListed()(!props.listed)}
            />
          )}
        </Show>
        <Show when={props.onClose}>
          {(close) => <IconButton icon="close" name={words().close} onClick={close()} />}
        </Show>
      </div>
      <div class="find" role="search">
        <Icon name="search" />
        <label class="said" for={id}>
          {words().search}
        </label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          placeholder={words().searchHint}
          value={props.query}
          onInput={(event) => props.onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && props.query !== '') {
              event.stopPropagation()
              props.onQuery('')
            } else if (event.key === 'ArrowDown') focusFirstHit(event)
          }}
        />
        <Show when={props.query !== ''}>
          <IconButton icon="close" name={words().clear} onClick={() => props.onQuery('')} />
        </Show>
      </div>
    </header>
  )
}

function focusFirstHit(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const hit = event.currentTarget.closest('.reader')?.querySelector<HTMLElement>('.book-hits button')
  if (!hit) return
  event.preventDefault()
  hit.focus()
}
