import type { Chapter, Reader } from '@sandtable/reader'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onMount,
  Show,
} from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { BookHead } from './BookHead.tsx'
import { Contents } from './Contents.tsx'
import { followKey, readRule } from './follow-key.ts'
import { termsOf } from '@sandtable/presentation'
import { Hits } from './Hits.tsx'
import { chapterOf, firstRule } from './reader.ts'
import { type BookView, RuleSection } from './RuleSection.tsx'
import { type Hit, indexOf, search } from './search.ts'
import { readerWords } from './words.ts'

interface BookProps {
  readonly reader: Reader
  /** fetches the rules in the other language */
  readonly loadOther: () => Promise<Reader | null>
  readonly rule: string | undefined
  readonly embedded: boolean
  readonly onRule: (rule: string) => void
  readonly onClose?: (() => void) | undefined
}

/** The open book: contents, search, and the chapter with the rule in it. */
export function Book(props: BookProps): JSX.Element {
  const [query, setQuery] = createSignal('')
  const [isListed, setListed] = createSignal(false)
  const [visited, setVisited] = createSignal<readonly string[]>([])
  const rule = (): string => {
    const wanted = props.rule === undefined ? undefined : props.reader.rule(props.rule)
    return wanted?.id ?? firstRule(props.reader.chapters[0])
  }
  const chapter = createMemo((): Chapter | undefined => chapterOf(props.reader, rule()))
  const terms = createMemo(() => (query().trim().length > 1 ? termsOf(query()) : []))
  const hits = createHits(props, query)
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

  const keyed = followKey(() => page?.closest<HTMLElement>('.reader') ?? undefined)
  const turn = (): void => {
    turnTo(page, rule(), isFollowed || (props.embedded && keyed.isAsked()))
    isFollowed = false
  }
  createEffect(on([rule, isSearching, isListed, () => props.reader], () => queueMicrotask(turn)))
  // Letters change their width when the fonts arrive.
  onMount(() => void document.fonts.ready.then(turn))

  const book = (): BookView => ({
    reader: props.reader,
    terms: terms(),
    onRule: go,
  })
  return (
    <>
      <BookHead
        language={props.reader.language}
        query={query()}
        onQuery={setQuery}
        listed={isListed()}
        onListed={props.embedded ? setListed : undefined}
        onBack={visited().length > 0 ? back : undefined}
        onClose={props.onClose}
      />
      <div class="book-body">
        <Show when={!props.embedded || (isListed() && !isSearching())}>
          <Contents reader={props.reader} rule={rule()} onRule={go} />
        </Show>
        <Show when={!props.embedded || !isListed() || isSearching()}>
          <div class="book-page" ref={(made) => (page = made)} tabindex="-1">
            <Show
              when={isSearching()}
              fallback={<ChapterPage book={book()} chapter={chapter()} rule={rule()} />}
            >
              <Hits reader={props.reader} hits={hits()} terms={terms()} onRule={go} />
            </Show>
          </div>
        </Show>
      </div>
    </>
  )
}

/** What the query finds. Words that are nowhere in the reader's language may be of the other: then that is fetched. */
function createHits(
  props: Pick<BookProps, 'reader' | 'loadOther'>,
  query: () => string,
): () => readonly Hit[] {
  const index = createMemo(() => indexOf(props.reader))
  const found = createMemo(() => search(index(), query()))
  const isForeign = (): boolean => query().trim() !== '' && found().length === 0
  const [other] = createResource(
    () => isForeign() && props.loadOther,
    async (load) => {
      const reader = await load()
      return reader ? indexOf(reader) : []
    },
  )
  return createMemo(() => (isForeign() && other.state === 'ready' ? search(other(), query()) : found()))
}

function ChapterPage(props: {
  readonly book: BookView
  readonly chapter: Chapter | undefined
  readonly rule: string
}): JSX.Element {
  const words = () => readerWords(props.book.reader.language)
  const place = (): number => props.book.reader.chapters.findIndex(({ id }) => id === props.chapter?.id)
  return (
    <Show when={props.chapter}>
      {(chapter) => (
        <>
          <h2>{chapter().title}</h2>
          <p class="about">{words().about}</p>
          <For each={chapter().rules}>
            {(rule) => <RuleSection book={props.book} rule={rule} chosen={rule.id === props.rule} />}
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
  const words = () => readerWords(props.book.reader.language)
  return (
    <Show when={props.to} fallback={<span />}>
      {(to) => (
        <button type="button" class="btn" onClick={() => props.book.onRule(firstRule(to()))}>
          <Show when={props.back}>
            <Icon name="prev" />
          </Show>
          <span>
            <small>{props.back ? words().previous : words().next}</small>
            {to().title}
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
  if (isFollowed) readRule(section)
}
