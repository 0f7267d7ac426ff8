/** Whoever takes units out of a spread stack by key stays with the unit, however the others are put in order. */
import { createEffect, on, onCleanup, onMount } from 'solid-js'
import { announce } from '../voice/announce.ts'

/** The unit's own place, or the one where it was. */
export const stayAt = (units: readonly number[], unit: number, index: number): number => {
  const now = units.indexOf(unit)
  return now < 0 ? Math.min(index, units.length - 1) : now
}

export function keepsFocus(fan: () => HTMLElement | undefined, changes: () => unknown): void {
  let at: { readonly unit: number; readonly index: number } | undefined
  const buttons = (): HTMLElement[] => [...(fan()?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])]
  const unitOf = ({ dataset }: HTMLElement): number => Number(dataset.unit)
  const note = (): void => {
    const all = buttons()
    const index = all.findIndex((button) => button === document.activeElement)
    const button = all[index]
    at = button && { unit: unitOf(button), index }
  }
  onMount(() => {
    const element = fan()
    element?.addEventListener('focusin', note)
    onCleanup(() => element?.removeEventListener('focusin', note))
  })
  createEffect(
    on(
      changes,
      () => {
        const { activeElement } = document
        if (!at || (activeElement !== document.body && fan()?.contains(activeElement) !== true)) return
        const all = buttons()
        const units = all.map(unitOf)
        const next = all[stayAt(units, at.unit, at.index)]
        next?.focus()
        // The unit is gone, and another stands where the focus is: a key pressed again would be for that one.
        if (next && !units.includes(at.unit)) announce(next.title)
        note()
      },
      { defer: true },
    ),
  )
}
