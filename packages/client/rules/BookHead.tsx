import type { Language } from '@sandtable/kernel'
import { createUniqueId, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { IconButton } from '../panels/IconButton.tsx'
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

/** Title, way back, contents and search. */
export function BookHead(props: HeadProps): JSX.Element {
  const words = () => readerWords(props.language)
  const id = createUniqueId()
  return (
    <header class="book-head">
      <div class="row">
        <Show when={props.onBack} fallback={<Icon name="book" />}>
          {(back) => <IconButton icon="back" title={words().back} onClick={back()} />}
        </Show>
        <h1>{words().title}</h1>
        <Show when={props.onListed}>
          {(onListed) => (
            <IconButton
              icon="list"
              title={words().contents}
              on={props.listed}
              onClick={() => onListed()(!props.listed)}
            />
          )}
        </Show>
        <Show when={props.onClose}>
          {(close) => <IconButton icon="close" title={words().close} onClick={close()} />}
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
          <IconButton icon="close" title={words().clear} onClick={() => props.onQuery('')} />
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
