/** A rule whose number is pressed by key is gone to and read; closed, the focus is where it was. */
import { onCleanup } from 'solid-js'
import { announce } from '../voice/announce.ts'

/** The number of a rule outside the book that was pressed by key. */
function pressedByKey(book: HTMLElement | undefined): HTMLElement | undefined {
  const { activeElement: chip } = document
  const isChip = chip instanceof HTMLElement && chip.matches('.rule:focus-visible')
  return isChip && book?.contains(chip) !== true ? chip : undefined
}

export interface KeyedReader {
  /** the rule was asked for by key: the focus goes along */
  isAsked(): boolean
}

/** For the book itself. */
export function followKey(book: () => HTMLElement | undefined): KeyedReader {
  let back: HTMLElement | undefined
  onCleanup(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || book()?.contains(activeElement) === true
    if (!back || !isHere) return
    if (back.isConnected) back.focus()
    else document.querySelector<HTMLElement>('.board-view')?.focus()
  })
  return {
    isAsked: () => {
      const chip = pressedByKey(book())
      if (chip) back = chip
      return chip !== undefined
    },
  }
}

/** The heading takes the focus and is read with it; what stands below is said. */
export function readRule(section: Element): void {
  section.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  const parts = [...section.children].filter((part) => !part.matches('h3, .from'))
  announce(parts.map((part) => part.textContent.trim().replace(/\s+/g, ' ')).join(' '))
}
