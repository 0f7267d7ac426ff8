/** Keys of the hand, beside those of the table. */
import { onCleanup, onMount } from 'solid-js'
import { commandOf } from '../panels/table-keys.ts'
import type { Table } from '../table/table.ts'
import type { HandState } from './create-hand.ts'
import { HAND_KEY } from './hand-key.ts'

const KEEP_THEIR_KEYS = 'input, textarea, select, dialog, .rules-sheet'

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(KEEP_THEIR_KEYS) !== null) ||
  document.querySelector('dialog[open]') !== null

interface KeyedHand {
  readonly table: Table
  readonly hand: HandState
  /** gives the focus to a card of the row */
  focusCard(card: number | undefined): void
}

export function listenForHandKeys(keyed: KeyedHand): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event) || !handKey(keyed, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  onMount(() => {
    // before the table's own: an open card is put back before anything else is given up
    addEventListener('keydown', listen, { capture: true })
    onCleanup(() => removeEventListener('keydown', listen, { capture: true }))
  })
}

/** Was the key meant for the hand? */
function handKey(keyed: KeyedHand, event: KeyboardEvent): boolean {
  const { hand, table, focusCard } = keyed
  if (event.key === 'Escape' && hand.opened()) {
    const back = hand.opened()?.card
    hand.open(undefined)
    focusCard(back)
    return true
  }
  const isFree = commandOf(event, table) === undefined && !event.ctrlKey && !event.metaKey && !event.altKey
  if (event.key.toLowerCase() !== HAND_KEY || !isFree || event.repeat) return false
  hand.setUp(true)
  focusCard(hand.entry())
  return true
}
