import type { Language } from '@sandtable/kernel'
import { BASES, type Basis } from '@sandtable/kernel/data'
import type { Count } from '@sandtable/presentation/about'
import { For, type JSX } from 'solid-js'
import { aboutWords } from './words.ts'

const totalOf = ({ counts }: Count): number => BASES.reduce((sum, basis) => sum + counts[basis], 0)

export function BasisChip(props: { readonly basis: Basis; readonly language: Language }): JSX.Element {
  return <span class={`basis ${props.basis}`}>{aboutWords(props.language).bases[props.basis]}</span>
}

/** How much of each part rests on what: figures, and a bar for the eye. */
export function Counts(props: {
  readonly counts: readonly Count[]
  readonly language: Language
}): JSX.Element {
  const words = () => aboutWords(props.language)
  return (
    <>
      <dl class="bases">
        <For each={BASES}>
          {(basis) => (
            <div>
              <dt>
                <BasisChip basis={basis} language={props.language} />
              </dt>
              <dd>{words().meanings[basis]}</dd>
            </div>
          )}
        </For>
      </dl>
      <div class="about-table" tabindex="0" role="group" aria-label={words().countsTitle}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().part}</th>
              <For each={BASES}>{(basis) => <th scope="col">{words().bases[basis]}</th>}</For>
              <th scope="col">{words().total}</th>
              <td class="bar" aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            <For each={props.counts}>{(count) => <CountRow count={count} />}</For>
          </tbody>
        </table>
      </div>
    </>
  )
}

function CountRow(props: { readonly count: Count }): JSX.Element {
  const share = (basis: Basis): string => `${(100 * props.count.counts[basis]) / totalOf(props.count)}%`
  return (
    <tr>
      <th scope="row">{props.count.title}</th>
      <For each={BASES}>
        {(basis) => (
          <td classList={{ zero: props.count.counts[basis] === 0 }}>{props.count.counts[basis]}</td>
        )}
      </For>
      <td class="sum">{totalOf(props.count)}</td>
      <td class="bar" aria-hidden="true">
        <span>
          <For each={BASES}>{(basis) => <i class={basis} style={{ width: share(basis) }} />}</For>
        </span>
      </td>
    </tr>
  )
}
