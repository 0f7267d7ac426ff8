import type { Language } from '@sandtable/kernel'
import type { About, Entry, Source } from '@sandtable/presentation/about'
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { BasisChip } from './Counts.tsx'
import { aboutWords } from './words.ts'

/** A hex or a unit of the data: its values, and what they rest on. */
export function LookUp(props: { readonly about: About; readonly language: Language }): JSX.Element {
  const id = createUniqueId()
  const words = () => aboutWords(props.language)
  const [query, setQuery] = createSignal('')
  const [chosen, setChosen] = createSignal(props.about.examples[0] ?? '')
  const found = createMemo(() =>
    query().trim() === ''
      ? props.about.examples.flatMap((example) => props.about.entry(example, props.language) ?? [])
      : props.about.find(query(), props.language),
  )
  const entry = createMemo(() => props.about.entry(chosen(), props.language))
  return (
    <div class="look-up">
      <div class="pick">
        <label for={id}>{words().lookUp}</label>
        <div class="find">
          <Icon name="search" />
          <input
            id={id}
            type="text"
            autocomplete="off"
            spellcheck={false}
            placeholder={props.about.text(props.language).lookUpHint}
            value={query()}
            onInput={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              const [best] = found()
              if (event.key === 'Enter' && best) setChosen(best.id)
            }}
          />
        </div>
        <ul aria-label={words().choose}>
          <For each={found()} fallback={<li class="muted">{words().nothing}</li>}>
            {(match) => (
              <li>
                <button
                  type="button"
                  aria-pressed={match.id === chosen()}
                  onClick={() => setChosen(match.id)}
                >
                  {match.title}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
      <div class="entry" aria-live="polite">
        <Show when={entry()}>{(shown) => <EntryCard entry={shown()} language={props.language} />}</Show>
      </div>
    </div>
  )
}

function EntryCard(props: { readonly entry: Entry; readonly language: Language }): JSX.Element {
  const words = () => aboutWords(props.language)
  return (
    <>
      <h3>{props.entry.title}</h3>
      <p class="source">
        <BasisChip basis={props.entry.source.basis} language={props.language} />{' '}
        <Confidence source={props.entry.source} language={props.language} />
      </p>
      <Show when={props.entry.source.note}>
        {(note) => (
          <p class="note">
            <b>{words().note}</b> {note()}
          </p>
        )}
      </Show>
      <dl>
        <For each={props.entry.facts}>
          {(fact) => (
            <div>
              <dt>{fact.label}</dt>
              <dd>
                {fact.value}
                <Show when={fact.source}>
                  {(source) => (
                    <small>
                      <BasisChip basis={source().basis} language={props.language} />{' '}
                      <Confidence source={source()} language={props.language} />
                      <Show when={source().note}>{(note) => <> {note()}</>}</Show>
                    </small>
                  )}
                </Show>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </>
  )
}

function Confidence(props: { readonly source: Source; readonly language: Language }): JSX.Element {
  const words = () => aboutWords(props.language)
  const percent = (value: number): number => Math.round(value * 100)
  return (
    <Show when={props.source.confidence}>
      {(value) => (
        <span class="sure" title={words().confidenceOf(percent(value()))}>
          {words().confidence} {percent(value())}
        </span>
      )}
    </Show>
  )
}
