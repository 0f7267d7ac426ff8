import type { Language } from '@sandtable/kernel'
import type { Chapter, Reader } from '@sandtable/reader'
import { createEffect, createMemo, createSignal, For, type JSX, on, onMount, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { BookHead } from './BookHead.tsx'
import { Contents } from './Contents.tsx'
import { termsOf } from '@sandtable/presentation'
import { Hits } from './Hits.tsx'
import { chapterOf } from './reader.ts'
import { type BookView, RuleSection } from './RuleSection.tsx'
import { indexOf, search } from './search.ts'
import { readerWords } from './words.ts'

interface BookProps {
  readonly reader: Reader
  readonly rule: string | undefined
  readonly language: Language
  readonly embedded: boolean
  readonly onRule: (rule: string) => void
  readonly onClose?: (() => void) | undefined
}

/** The open book: contents, search, and the chapter with the rule in it. */
export function Book(props: BookProps): JSX.Element {
  const [query, setQuery] = createSignal('')
  const [isListed, setListed] = createSignal(false)
  const [visited, setVisited] = createSignal<readonly string[]>([])
  const index = createMemo(() => indexOf(props.reader))
  const first = (): string => props.reader.chapters[0]?.rules[0] ?? ''
  const rule = (): string => (props.rule !== undefined && props.reader.has(props.rule) ? props.rule : first())
  const chapter = createMemo((): Chapter | undefined => chapterOf(props.reader, rule()))
  const terms = createMemo(() => (query().trim().length > 1 ? termsOf(query()) : []))
  const hits = createMemo(() => search(index(), query(), props.language))
  const isSearching = (): boolean => query().trim() !== ''
  let page: HTMLElement | undefined
  /** the reader was used to come here, so the keyboard follows */
  let isFollowed = false

  function go(to: string): void {
    setVisited((all) => [...all, rule()])
    show(to)
  }
  function show(to: string): void {
    isFollowed = true
    setListed(false)
    setQuery('')
    props.onRule(to)
  }
  function back(): void {
    const last = visited().at(-1)
    setVisited((all) => all.slice(0, -1))
    if (last !== undefined) show(last)
  }

  const turn = (): void => {
    turnTo(page, rule(), isFollowed)
    isFollowed = false
  }
  createEffect(on([rule, isSearching, isListed], () => queueMicrotask(turn)))
  // Letters change their width when the fonts arrive.
  onMount(() => void document.fonts.ready.then(turn))

  const book = (): BookView => ({
    reader: props.reader,
    language: props.language,
    terms: terms(),
    onRule: go,
  })
  return (
    <>
      <BookHead
        language={props.language}
        query={query()}
        onQuery={setQuery}
        listed={isListed()}
        onListed={props.embedded ? setListed : undefined}
        onBack={visited().length > 0 ? back : undefined}
        onClose={props.onClose}
      />
      <div class="book-body">
        <Show when={!props.embedded || (isListed() && !isSearching())}>
          <Contents reader={props.reader} language={props.language} rule={rule()} onRule={go} />
        </Show>
        <Show when={!props.embedded || !isListed() || isSearching()}>
          <div class="book-page" ref={(made) => (page = made)} tabindex="-1">
            <Show
              when={isSearching()}
              fallback={<ChapterPage book={book()} chapter={chapter()} rule={rule()} />}
            >
              <Hits
                reader={props.reader}
                language={props.language}
                hits={hits()}
                terms={terms()}
                onRule={go}
              />
            </Show>
          </div>
        </Show>
      </div>
    </>
  )
}

function ChapterPage(props: {
  readonly book: BookView
  readonly chapter: Chapter | undefined
  readonly rule: string
}): JSX.Element {
  const words = () => readerWords(props.book.language)
  const place = (): number => props.book.reader.chapters.findIndex(({ id }) => id === props.chapter?.id)
  return (
    <Show when={props.chapter}>
      {(chapter) => (
        <>
          <h2>{props.book.reader.chapterTitle(chapter().id, props.book.language)}</h2>
          <p class="about">{words().about}</p>
          <For each={chapter().rules}>
            {(rule) => <RuleSection book={props.book} rule={rule} chosen={rule === props.rule} />}
          </For>
          <div class="turn">
            <TurnButton book={props.book} to={props.book.reader.chapters[place() - 1]} back />
            <TurnButton book={props.book} to={props.book.reader.chapters[place() + 1]} />
          </div>
        </>
      )}
    </Show>
  )
}

function TurnButton(props: {
  readonly book: BookView
  readonly to: Chapter | undefined
  readonly back?: boolean
}): JSX.Element {
  const words = () => readerWords(props.book.language)
  return (
    <Show when={props.to} fallback={<span />}>
      {(to) => (
        <button type="button" class="btn" onClick={() => props.book.onRule(to().rules[0] ?? '')}>
          <Show when={props.back}>
            <Icon name="prev" />
          </Show>
          <span>
            <small>{props.back ? words().previous : words().next}</small>
            {props.book.reader.chapterTitle(to().id, props.book.language)}
          </span>
          <Show when={!props.back}>
            <Icon name="next" />
          </Show>
        </button>
      )}
    </Show>
  )
}

/** Brings the rule to the top of the page. */
function turnTo(page: HTMLElement | undefined, rule: string, isFollowed: boolean): void {
  const section = page?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)
  if (!page || !section) return
  const isFirst = section.previousElementSibling?.classList.contains('about') ?? false
  const top = section.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
  page.scrollTop = isFirst ? 0 : top
  if (isFollowed) section.querySelector('h3')?.focus({ preventScroll: true })
}
