import type { Card, CardUse, Line, Theme } from '@sandtable/presentation'
import { For, type JSX, onMount, Show } from 'solid-js'
import { IconButton } from '../panels/IconButton.tsx'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { CardView } from './CardView.tsx'
import { isPlayable, stepBy } from './handling.ts'
import { refusalOf } from './spoken.ts'
import { handWords } from './words.ts'

interface OpenCardProps {
  readonly table: Pick<Table, 'presentation' | 'language' | 'openRule'>
  readonly theme: Theme
  readonly card: Card
  readonly onUse: (use: CardUse) => void
  readonly onClose: () => void
  /** to the card before or after it in the hand */
  readonly onTurn: (key: 'ArrowLeft' | 'ArrowRight') => void
}

/** A card laid open: large, beside it what it can be used for. */
export function OpenCard(props: OpenCardProps): JSX.Element {
  const words = () => handWords(props.table.language())
  const refusal = (): Line | undefined =>
    isPlayable(props.card) ? undefined : refusalOf(props.card, words())
  let section: HTMLElement | undefined
  const first = (): HTMLElement | null | undefined =>
    section?.querySelector<HTMLElement>('.use-act:not([aria-disabled="true"])') ??
    section?.querySelector<HTMLElement>('.open-close')
  onMount(() => first()?.focus({ preventScroll: true }))
  return (
    <section
      class="open-card float"
      role="dialog"
      aria-label={props.card.title}
      ref={(element) => (section = element)}
    >
      <CardView card={props.card} size="large" table={props.table} theme={props.theme} />
      <div class="uses">
        <header>
          <h2 class="label">{words().uses}</h2>
          <IconButton
            icon="prev"
            class="small"
            title={words().previous}
            onClick={() => props.onTurn('ArrowLeft')}
          />
          <IconButton
            icon="next"
            class="small"
            title={words().next}
            onClick={() => props.onTurn('ArrowRight')}
          />
          <IconButton
            icon="close"
            class="small open-close"
            title={words().close}
            onClick={() => props.onClose()}
          />
        </header>
        <Show when={refusal()}>
          {(line) => (
            <p class="why-not">
              <Said line={line()} table={props.table} />
            </p>
          )}
        </Show>
        <UseList {...props} said={refusal()?.text} />
      </div>
    </section>
  )
}

/** Why the card cannot be played at all, where that stands above its uses. */
type SaidAbove = { readonly said: string | undefined }

function UseList(props: OpenCardProps & SaidAbove): JSX.Element {
  const walk = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.use-act')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = at < 0 ? undefined : stepBy(event.key, at, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    buttons[next]?.focus()
  }
  return (
    <ul onKeyDown={walk}>
      <For each={props.card.uses}>
        {(use) => <UseRow use={use} said={props.said} table={props.table} onUse={() => props.onUse(use)} />}
      </For>
    </ul>
  )
}

interface UseRowProps extends SaidAbove {
  readonly use: CardUse
  readonly table: OpenCardProps['table']
  readonly onUse: () => void
}

/** One use: the whole row is its button, except for the rule's chip. */
function UseRow(props: UseRowProps): JSX.Element {
  const isOff = (): boolean => props.use.answer === undefined
  const words = () => handWords(props.table.language())
  const whyNot = (): Line => props.use.whyNot ?? { text: words().notNow, rules: props.use.line.rules ?? [] }
  // a reason that stands above already is not given again
  const isSaid = (): boolean => whyNot().text === props.said
  const line = (): Line => (isOff() && !isSaid() ? whyNot() : props.use.line)
  return (
    <li class={`use ${props.use.tone}`} classList={{ no: isOff(), idle: isOff() && isSaid() }}>
      <span class="value" aria-hidden="true">
        {props.use.value ?? ''}
      </span>
      <button type="button" class="use-act" aria-disabled={isOff()} onClick={() => props.onUse()}>
        <b>{props.use.label}</b>
        <Show when={props.use.value}>{(value) => <span class="said">{value()}</span>}</Show>
        <span class="line-text">{line().text}</span>
      </button>
      <span class="rules">
        <RuleChips rules={line().rules} onOpen={(rule) => props.table.openRule(rule)} />
      </span>
    </li>
  )
}

function Said(props: { readonly line: Line; readonly table: OpenCardProps['table'] }): JSX.Element {
  return (
    <>
      {props.line.text}
      <RuleChips rules={props.line.rules} onOpen={(rule) => props.table.openRule(rule)} />
    </>
  )
}
