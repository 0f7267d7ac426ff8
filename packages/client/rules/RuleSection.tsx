import type { Paragraph, Reader, Rule } from '@sandtable/reader'
import { For, type JSX, Show } from 'solid-js'
import { blocksOf } from './blocks.ts'
import { Marked } from './Marked.tsx'
import { isNumbered } from './reader.ts'
import { TableView } from './TableView.tsx'
import { readerWords } from './words.ts'

export interface BookView {
  readonly reader: Reader
  /** folded words of the search, marked in the text */
  readonly terms: readonly string[]
  readonly onRule: (rule: string) => void
}

/** The number of another rule: a click goes there. */
function RuleLink(props: { readonly book: BookView; readonly rule: string }): JSX.Element {
  const label = (): string => props.book.reader.rule(props.rule)?.label ?? props.rule
  const title = (): string => props.book.reader.rule(props.rule)?.title ?? ''
  return (
    <button
      type="button"
      class="rule"
      classList={{ word: !isNumbered(label()) }}
      title={title()}
      aria-label={readerWords(props.book.reader.language).rule(label(), title())}
      onClick={() => props.book.onRule(props.rule)}
    >
      {label()}
    </button>
  )
}

function Pieces(props: { readonly book: BookView; readonly paragraph: Paragraph }): JSX.Element {
  return (
    <For each={props.paragraph.pieces}>
      {(piece) =>
        piece.kind === 'words' ? (
          <Marked text={piece.text} terms={props.book.terms} />
        ) : (
          <RuleLink book={props.book} rule={piece.rule} />
        )
      }
    </For>
  )
}

function Ruling(props: {
  readonly book: BookView
  readonly paragraph: Paragraph
  readonly ruling: number
}): JSX.Element {
  return (
    <p class="ruling">
      <span class="chip">{readerWords(props.book.reader.language).ruling(props.ruling)}</span>{' '}
      <Pieces book={props.book} paragraph={props.paragraph} />
    </p>
  )
}

function Text(props: { readonly book: BookView; readonly rule: Rule }): JSX.Element {
  const blocks = () => blocksOf(props.rule.paragraphs)
  return (
    <For each={blocks()}>
      {(block) =>
        block.kind === 'list' ? (
          <ul>
            <For each={block.items}>
              {(item) => (
                <li>
                  <Pieces book={props.book} paragraph={item} />
                </li>
              )}
            </For>
          </ul>
        ) : block.paragraph.ruling === undefined ? (
          <p>
            <Pieces book={props.book} paragraph={block.paragraph} />
          </p>
        ) : (
          <Ruling book={props.book} paragraph={block.paragraph} ruling={block.paragraph.ruling} />
        )
      }
    </For>
  )
}

/** One rule: number, title, where it comes from, text and tables. */
export function RuleSection(props: {
  readonly book: BookView
  readonly rule: Rule
  readonly chosen: boolean
}): JSX.Element {
  const words = () => readerWords(props.book.reader.language)
  const rulings = (): number[] =>
    props.rule.paragraphs.flatMap(({ ruling }) => ruling ?? []).sort((a, b) => a - b)
  return (
    <section class="book-rule" data-rule={props.rule.id} classList={{ chosen: props.chosen }}>
      <h3 tabindex="-1">
        <span class="no">{props.rule.label}</span>
        <span class="ttl">
          <Marked text={props.rule.title} terms={props.book.terms} />
        </span>
      </h3>
      <p class="from">
        {words().rulebook}
        <Show when={props.rule.status === 'later'}>
          {' · '}
          <b>{words().later}</b>
        </Show>
        <Show when={rulings().length > 0}>
          {' · '}
          <b>{words().rulings(rulings())}</b>
        </Show>
      </p>
      <Text book={props.book} rule={props.rule} />
      <For each={props.book.reader.tables(props.rule.id)}>
        {(table) => <TableView table={table} words={words()} />}
      </For>
    </section>
  )
}
