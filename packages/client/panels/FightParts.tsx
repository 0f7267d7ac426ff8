import type { FightPanel } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import type { Words } from '../words/words.ts'
import { RuleChips } from './RuleChip.tsx'

type Track = NonNullable<FightPanel['track']>

/** The columns of the combat table: where the ratio puts us, and where the shifts take us. */
export function ColumnTrack(props: { readonly track: Track; readonly words: Words }): JSX.Element {
  const label = (n: number): string => props.track.labels[n] ?? ''
  const isShifted = (): boolean => props.track.from !== props.track.to
  const says = (): string =>
    isShifted()
      ? props.words.fight.shifted(label(props.track.from), label(props.track.to))
      : props.words.fight.unshifted(label(props.track.to))
  return (
    <div class="colsel" role="img" aria-label={`${props.words.fight.columns}: ${says()}`}>
      <For each={props.track.labels}>
        {(text, n) => (
          <span classList={{ from: isShifted() && n() === props.track.from, to: n() === props.track.to }}>
            {text}
          </span>
        )}
      </For>
      <Show when={isShifted()}>
        <i
          class="shift"
          classList={{ left: props.track.to < props.track.from }}
          style={shiftPlace(props.track)}
        />
      </Show>
    </div>
  )
}

/** The arrow runs from the middle of one column to the middle of the other. */
function shiftPlace({ labels, from, to }: Track): { readonly left: string; readonly width: string } {
  const column = 100 / labels.length
  return { left: `${(Math.min(from, to) + 0.5) * column}%`, width: `${Math.abs(to - from) * column}%` }
}

interface ModifiersProps {
  readonly table: NonNullable<FightPanel['modifiers']>
  readonly onOpen: (rule: string) => void
}

export function Modifiers(props: ModifiersProps): JSX.Element {
  return (
    <table class="lm num">
      <thead>
        <tr>
          <th scope="col">
            {props.table.title}
            <RuleChips rules={props.table.rules} onOpen={props.onOpen} />
          </th>
          <For each={props.table.heads}>{(head) => <th scope="col">{head}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.table.rows}>
          {({ text, values }) => (
            <tr>
              <th scope="row">{text}</th>
              <For each={values}>{(value) => <td>{value}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
