import type { Card, OpenHand, Theme } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { CardView } from './CardView.tsx'
import type { HandState } from './create-hand.ts'
import { isAsked, isPlayable, type PressedBy, stepBy } from './handling.ts'
import { cardText, outlookOf } from './spoken.ts'
import { handWords } from './words.ts'

export interface HandRowProps {
  readonly table: Table
  readonly hand: HandState
  readonly theme: Theme
  /** cards as strips: there is no room for more */
  readonly isSmall: boolean
  readonly focusCard: (card: number | undefined) => void
}

/** One's own cards side by side. One of them is in the order of Tab; arrows lead from card to card. */
export function HandRow(props: HandRowProps & { readonly shown: OpenHand }): JSX.Element {
  const numbers = createMemo(() => props.shown.cards.map(({ card }) => card))
  const byNumber = createMemo(() => new Map(props.shown.cards.map((card) => [card.card, card])))
  const pressed = (event: KeyboardEvent): void => {
    const at = numbers().indexOf(props.hand.entry() ?? -1)
    const next = event.key === 'ArrowDown' ? undefined : stepBy(event.key, at, numbers().length)
    if (event.key === 'ArrowUp') props.hand.open(props.hand.entry())
    else if (next !== undefined) props.focusCard(numbers()[next])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="hand-scroll">
      <ul
        class="hand-row"
        classList={{ asked: isAsked(props.shown) }}
        aria-label={props.shown.title}
        onKeyDown={pressed}
      >
        {/* numbers are their own keys: a card that stays keeps its element and the focus on it */}
        <For each={numbers()}>
          {(number) => (
            <Show when={byNumber().get(number)}>{(card) => <CardInHand {...props} card={card()} />}</Show>
          )}
        </For>
      </ul>
    </div>
  )
}

function CardInHand(props: HandRowProps & { readonly shown: OpenHand; readonly card: Card }): JSX.Element {
  const words = () => handWords(props.table.language())
  const isChosen = (): boolean => props.shown.chosen.includes(props.card.card)
  const isOpened = (): boolean => props.hand.opened()?.card === props.card.card
  let pointer: PressedBy = 'mouse'
  const by = ({ detail }: MouseEvent): PressedBy => (detail === 0 ? 'keys' : pointer)
  return (
    <li
      classList={{
        'is-open': isOpened(),
        'is-chosen': isChosen(),
        'may-play': isPlayable(props.card),
      }}
    >
      <button
        type="button"
        data-card={props.card.card}
        tabindex={props.hand.entry() === props.card.card ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpened()}
        onFocus={() => props.hand.setEntry(props.card.card)}
        onPointerDown={(event) => (pointer = event.pointerType === 'touch' ? 'touch' : 'mouse')}
        onClick={(event) => props.hand.press(props.card, by(event))}
      >
        <span class="said">{cardText(props.card, isChosen(), words())}</span>
        <div aria-hidden="true">
          <CardView
            card={props.card}
            size={props.isSmall ? 'small' : 'middle'}
            table={props.table}
            theme={props.theme}
          />
          <Show when={isAsked(props.shown)}>
            <OutlookLine card={props.card} table={props.table} />
          </Show>
        </div>
      </button>
    </li>
  )
}

/** Under a raised card: what pressing it would do, or why it cannot be played. */
function OutlookLine(props: { readonly card: Card; readonly table: Table }): JSX.Element {
  const outlook = () => outlookOf(props.card, handWords(props.table.language()))
  return (
    <span class="outlook" classList={{ no: outlook().isRefusal }}>
      {outlook().text}
    </span>
  )
}
