import type { Language } from '@sandtable/kernel'
import type { Button } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { Die } from '../counters/Die.tsx'
import type { Table } from '../table/table.ts'
import { voiceWords } from '../voice/words.ts'
import { keepSame } from './keep-same.ts'

/** A choice without a place on the map. Dice show that it commits them. */
function ActionButton(props: {
  readonly button: Button
  readonly isOn: boolean
  /** which key presses it, in words */
  readonly spokenKey: string | undefined
  /** what the ear is told instead of the words that are seen */
  readonly spoken: string | undefined
  readonly onAct: () => void
  readonly class?: string
}): JSX.Element {
  return (
    <button
      type="button"
      class={`btn act ${props.button.tone} ${props.class ?? ''}`}
      aria-keyshortcuts={props.button.key === '' ? undefined : props.button.key.toUpperCase()}
      aria-label={props.spoken}
      aria-description={props.spokenKey}
      aria-pressed={props.button.aims ? props.isOn : undefined}
      onClick={() => props.onAct()}
    >
      <span>{props.button.label}</span>
      <Dice count={props.button.dice ?? 0} />
      <Show when={props.button.key}>{(key) => <kbd aria-hidden="true">{key().toUpperCase()}</kbd>}</Show>
    </button>
  )
}

/** Dice that wait to be thrown. */
function Dice(props: { readonly count: number }): JSX.Element {
  const faces = [3, 4, 2, 5]
  return (
    <Show when={props.count > 0}>
      <span class="dice" aria-hidden="true">
        <For each={faces.slice(0, props.count)}>{(face) => <Die face={face} size={18} />}</For>
      </span>
    </Show>
  )
}

interface ActionsProps {
  readonly table: Pick<Table, 'language'>
  readonly buttons: readonly Button[]
  /** the verb clicks on the map are meant for */
  readonly purpose?: string | undefined
  /** the unit beside which they stand: to the ear each would be like those beside the others */
  readonly of?: string
  readonly onAct: (button: Button) => void
  readonly class?: string
}

export function Actions(props: ActionsProps): JSX.Element {
  const words = () => voiceWords(props.table.language())
  const same = keepSame<Button>()
  const buttons = createMemo(() => same(props.buttons))
  return (
    <For each={buttons()}>
      {(button) => (
        <ActionButton
          button={button}
          spokenKey={button.key === '' ? undefined : words().key(button.key.toUpperCase())}
          spoken={
            props.of === undefined ? undefined : spokenOf(button.label, props.of, props.table.language())
          }
          isOn={props.purpose === button.answer.verb}
          class={props.class ?? ''}
          onAct={() => props.onAct(button)}
        />
      )}
    </For>
  )
}

/** "Withhold, II Corps"; words that name the unit already are left as they are */
export const spokenOf = (label: string, unit: string, language: Language): string =>
  label.includes(unit) ? label : [label, unit].join(voiceWords(language).comma)
