/** The hand as it lies at the edge of the map: raised or lowered, which card is open, where the keys are. */
import type { Answer } from '@sandtable/kernel'
import type { Card, CardUse, HiddenHand, OpenHand } from '@sandtable/presentation'
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import {
  entryCard,
  isAsked,
  isHiddenHand,
  isOpenHand,
  type PressedBy,
  pressOn,
  shownHand,
} from './handling.ts'
import { handWords } from './words.ts'

export interface HandState {
  /** hands the viewer may read */
  openHands(): readonly OpenHand[]
  hiddenHands(): readonly HiddenHand[]
  shown(): OpenHand | undefined
  show(id: string): void
  isUp(): boolean
  setUp(isUp: boolean): void
  /** the card that lies open beside its uses */
  opened(): Card | undefined
  open(card: number | undefined): void
  /** the card the keys are at */
  entry(): number | undefined
  setEntry(card: number): void
  press(card: Card, by: PressedBy): void
  use(use: CardUse): void
  /** why nothing happened, to be said at once */
  refusal(): string
}

type HandTable = Pick<Table, 'hands' | 'act' | 'language' | 'question'>

export function createHand(table: HandTable): HandState {
  const [wish, setWish] = createSignal<string>()
  const [wishUp, setUp] = createSignal<boolean>()
  const [opened, open] = createSignal<number>()
  const [last, setEntry] = createSignal<number>()
  const [refusal, setRefusal] = createSignal('', { equals: false })
  const shown = createMemo(() => shownHand(table.hands(), wish()))
  const asked = createMemo(() => table.hands().some((hand) => isOpenHand(hand) && isAsked(hand)))
  // A new question, or its end, raises and lowers the cards again, and shows the hand it is about.
  createEffect(
    on(asked, () => {
      setUp(undefined)
      setWish(undefined)
    }),
  )
  // What one player opened, or was told, is not left lying for the next.
  const shownId = createMemo(() => shown()?.id)
  createEffect(on(shownId, () => open(undefined)))
  // Another question is about the map beneath it.
  createEffect(on(table.question, () => open(undefined)))
  createEffect(on(table.hands, () => setRefusal('')))
  const cards = (): readonly Card[] => shown()?.cards ?? []

  function play(answer: Answer): void {
    open(undefined)
    table.act(answer)
  }

  return {
    openHands: () => table.hands().filter(isOpenHand),
    hiddenHands: () => table.hands().filter(isHiddenHand),
    shown,
    show: (id) => {
      setWish(id)
      open(undefined)
    },
    isUp: () => wishUp() ?? asked(),
    setUp,
    opened: () => cards().find(({ card }) => card === opened()),
    open,
    entry: () => entryCard(cards(), last()),
    setEntry,
    press: (card, by) => {
      setEntry(card.card)
      const press = pressOn(card, opened() === card.card, by)
      if (press.do === 'play') play(press.answer)
      else open(press.do === 'open' ? card.card : undefined)
    },
    use: (use) => {
      const words = handWords(table.language())
      if (use.answer) play(use.answer)
      else setRefusal((use.whyNot ?? { text: words.notNow }).text)
    },
    refusal,
  }
}
