import type { Language } from '@sandtable/kernel'
import type { Reader } from '@sandtable/reader'
import { For, type JSX, Show } from 'solid-js'
import { chapterOf, isNumbered } from './reader.ts'
import { readerWords } from './words.ts'

interface ContentsProps {
  readonly reader: Reader
  readonly language: Language
  readonly rule: string
  readonly onRule: (rule: string) => void
}

/** Chapters; the open one shows its rules. */
export function Contents(props: ContentsProps): JSX.Element {
  const open = (): string | undefined => chapterOf(props.reader, props.rule)?.id
  return (
    <nav class="book-contents" aria-label={readerWords(props.language).contents}>
      <ol>
        <For each={props.reader.chapters}>
          {(chapter) => (
            <li>
              <button
                type="button"
                class="chapter"
                aria-expanded={open() === chapter.id}
                onClick={() => props.onRule(chapter.rules[0] ?? '')}
              >
                <span class="no">{isNumbered(chapter.id) ? chapter.id : ''}</span>
                {props.reader.chapterTitle(chapter.id, props.language)}
              </button>
              <Show when={open() === chapter.id}>
                <ol>
                  <For each={chapter.rules}>
                    {(rule) => (
                      <li>
                        <button
                          type="button"
                          aria-current={rule === props.rule ? 'true' : undefined}
                          onClick={() => props.onRule(rule)}
                        >
                          <span class="no">{props.reader.label(rule, props.language)}</span>
                          {props.reader.title(rule, props.language)}
                        </button>
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </nav>
  )
}
