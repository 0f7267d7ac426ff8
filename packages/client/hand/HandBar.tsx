import type { OpenHand, HiddenHand } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { nationStyle } from '../panels/nation.ts'
import { Lines } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import type { HandState } from './create-hand.ts'
import { HAND_KEY } from './hand-key.ts'
import { handWords, type HandWords } from './words.ts'

interface HandBarProps {
  readonly table: Table
  readonly hand: HandState
}

/** Whose cards lie here, the piles beside them, and the hands of the others. */
export function HandBar(props: HandBarProps): JSX.Element {
  const words = () => handWords(props.table.language())
  return (
    <div class="hand-bar float">
      <Show when={props.hand.shown()}>
        {(shown) => (
          <>
            <Toggle {...props} shown={shown()} />
            <Show when={props.hand.openHands().length > 1}>
              <Tabs {...props} />
            </Show>
            <Show when={props.hand.isUp() && shown().notes.length > 0}>
              <Lines lines={shown().notes} onOpen={(rule) => props.table.openRule(rule)} />
            </Show>
          </>
        )}
      </Show>
      <For each={props.hand.hiddenHands()}>{(hidden) => <CardBacks hand={hidden} words={words()} />}</For>
    </div>
  )
}

/** Raises and lowers the cards. */
function Toggle(props: HandBarProps & { readonly shown: OpenHand }): JSX.Element {
  const words = () => handWords(props.table.language())
  const name = (): string => (props.hand.isUp() ? words().lower : words().raise)
  return (
    <button
      type="button"
      class="hand-toggle"
      style={nationStyle(props.shown.nation)}
      title={name()}
      aria-expanded={props.hand.isUp()}
      aria-keyshortcuts={HAND_KEY}
      onClick={() => props.hand.setUp(!props.hand.isUp())}
    >
      <Show when={props.hand.openHands().length === 1} fallback={<b>{words().region}</b>}>
        <i class="swatch" />
        <b>{props.shown.title}</b>
        <span class="num">{words().count(props.shown.cards.length)}</span>
      </Show>
      <span class="grow" />
      <kbd aria-hidden="true">{HAND_KEY.toUpperCase()}</kbd>
      <Icon name={props.hand.isUp() ? 'down' : 'up'} />
    </button>
  )
}

/** One who decides for several powers has several hands. */
function Tabs(props: HandBarProps): JSX.Element {
  return (
    <div class="hand-tabs" role="group" aria-label={handWords(props.table.language()).hands}>
      <For each={props.hand.openHands()}>
        {(each) => (
          <button
            type="button"
            style={nationStyle(each.nation)}
            aria-pressed={each.id === props.hand.shown()?.id}
            onClick={() => props.hand.show(each.id)}
          >
            <i class="swatch" />
            {each.title}
            <b class="num">{each.cards.length}</b>
          </button>
        )}
      </For>
    </div>
  )
}

/** more are not told apart by the eye */
const DRAWN = 8

/** The hand of somebody else: backs, and how many they are. */
function CardBacks(props: { readonly hand: HiddenHand; readonly words: HandWords }): JSX.Element {
  const backs = () => Array.from({ length: Math.min(props.hand.count, DRAWN) }, (_, at) => at)
  return (
    <div
      class="backs"
      style={nationStyle(props.hand.nation)}
      role="img"
      aria-label={props.words.hidden(props.hand.title, props.hand.count)}
    >
      <span class="pile">
        <For each={backs()}>{() => <i />}</For>
      </span>
      <span class="name">{props.hand.title}</span>
      <b class="num">{props.hand.count}</b>
    </div>
  )
}
