import type { Reader } from '@sandtable/reader'
import { For, type JSX, Show } from 'solid-js'
import { chapterOf, firstRule, isNumbered } from './reader.ts'
import { readerWords } from './words.ts'

interface ContentsProps {
  readonly reader: Reader
  readonly rule: string
  readonly onRule: (rule: string) => void
}

/** Chapters; the open one shows its rules. */
export function Contents(props: ContentsProps): JSX.Element {
  const open = (): string | undefined => chapterOf(props.reader, props.rule)?.id
  return (
    <nav class="book-contents" aria-label={readerWords(props.reader.language).contents}>
      <ol>
        <For each={props.reader.chapters}>
          {(chapter) => (
            <li>
              <button
                type="button"
                class="chapter"
                aria-expanded={open() === chapter.id}
                onClick={() => props.onRule(firstRule(chapter))}
              >
                <span class="no">{isNumbered(chapter.id) ? chapter.id : ''}</span>
                {chapter.title}
              </button>
              <Show when={open() === chapter.id}>
                <ol>
                  <For each={chapter.rules}>
                    {(rule) => (
                      <li>
                        <button
                          type="button"
                          aria-current={rule.id === props.rule ? 'true' : undefined}
                          onClick={() => props.onRule(rule.id)}
                        >
                          <span class="no">{rule.label}</span>
                          {rule.title}
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
