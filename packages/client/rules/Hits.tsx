import type { Reader } from '@sandtable/reader'
import { For, type JSX, Show } from 'solid-js'
import { Marked } from './Marked.tsx'
import type { Hit } from './search.ts'
import { readerWords } from './words.ts'

interface HitsProps {
  readonly reader: Reader
  readonly hits: readonly Hit[]
  readonly terms: readonly string[]
  readonly onRule: (rule: string) => void
}

/** Up and down go from hit to hit. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** What a search has found. */
export function Hits(props: HitsProps): JSX.Element {
  const words = () => readerWords(props.reader.language)
  return (
    <div class="book-hits">
      <p class="count" role="status">
        {props.hits.length > 0 ? words().found(props.hits.length) : words().nothingFound}
      </p>
      <Show when={props.hits.length === 0}>
        <p class="muted">{words().nothingFoundHint}</p>
      </Show>
      <ol onKeyDown={walk}>
        <For each={props.hits}>
          {(hit) => (
            <li>
              <button type="button" onClick={() => props.onRule(hit.rule)}>
                <b>
                  <span class="no">{props.reader.rule(hit.rule)?.label}</span>{' '}
                  <span>
                    <Marked text={props.reader.rule(hit.rule)?.title ?? ''} terms={props.terms} />
                  </span>
                </b>
                <span class="excerpt" lang={hit.language}>
                  <Marked text={hit.excerpt} terms={props.terms} />
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  )
}
