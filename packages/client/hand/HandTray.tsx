import { createEffect, type JSX, on, onCleanup, Show } from 'solid-js'
import '../style/hand.css'
import type { CardUse, Theme } from '@sandtable/presentation'
import { createMediaQuery } from '../app/media-query.ts'
import { setCardsHeight } from '../board/window-room.ts'
import type { Table } from '../table/table.ts'
import { createHand } from './create-hand.ts'
import { HandBar } from './HandBar.tsx'
import { HandRow } from './HandRow.tsx'
import { stepBy } from './handling.ts'
import { listenForHandKeys } from './keys.ts'
import { OpenCard } from './OpenCard.tsx'
import { handWords } from './words.ts'

interface HandTrayProps {
  readonly table: Table
  readonly theme: Theme
}

/** Hands of cards at the lower edge of the map: one's own to read and to play, the others' as backs. */
export function HandTray(props: HandTrayProps): JSX.Element {
  const { table } = props
  const hand = createHand(table)
  const words = () => handWords(table.language())
  const isSmall = createMediaQuery('(max-width: 599px)')
  let section: HTMLElement | undefined
  const focusCard = (card: number | undefined): void =>
    section?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus()
  listenForHandKeys({ table, hand, focusCard })

  // What is laid on the map keeps clear of the cards.
  const measure = (): void => {
    const bar = section?.querySelector('.hand-bar')
    if (section && bar)
      setCardsHeight(section.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)
  }
  createEffect(
    on([hand.isUp, () => hand.shown() !== undefined, isSmall], () => void requestAnimationFrame(measure)),
  )
  onCleanup(() => setCardsHeight(0))

  const use = (chosen: CardUse): void => {
    hand.use(chosen)
    if (chosen.answer) keepFocus(() => focusCard(hand.isUp() ? hand.entry() : undefined))
  }
  const turn = (key: 'ArrowLeft' | 'ArrowRight'): void => {
    const cards = hand.shown()?.cards ?? []
    const at = cards.findIndex(({ card }) => card === hand.opened()?.card)
    const next = cards[stepBy(key, at, cards.length) ?? at]
    if (next) hand.open(next.card)
  }
  const close = (): void => {
    const back = hand.opened()?.card
    hand.open(undefined)
    focusCard(back)
  }
  return (
    <Show when={table.hands().length > 0}>
      <section
        class="hand"
        classList={{ 'is-up': hand.isUp(), 'has-cards': hand.shown() !== undefined }}
        aria-label={words().region}
        ref={(element) => (section = element)}
      >
        <HandBar table={table} hand={hand} />
        <Show when={hand.shown()}>
          {(shown) => (
            <Show when={shown().cards.length > 0} fallback={<p class="hand-none float">{words().none}</p>}>
              <HandRow
                table={table}
                hand={hand}
                theme={props.theme}
                isSmall={isSmall()}
                shown={shown()}
                focusCard={focusCard}
              />
            </Show>
          )}
        </Show>
        <Show when={hand.opened()}>
          {(card) => (
            <OpenCard
              table={table}
              theme={props.theme}
              card={card()}
              onUse={use}
              onClose={close}
              onTurn={turn}
            />
          )}
        </Show>
        <p class="said" role="alert">
          {hand.refusal()}
        </p>
      </section>
    </Show>
  )
}

/** What had the focus may be gone: it must not fall off the page. */
function keepFocus(focusCards: () => void): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusCards()
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.board-view')?.focus({ preventScroll: true })
  })
}
