/** Keys of the desk: between rows, amounts, purses, the map, and the signature. */
import { onCleanup } from 'solid-js'
import type { Table } from '../table/table.ts'
import { MAP_KEY } from './desk-key.ts'

interface DeskKeys {
  readonly table: Table
  /** the row the focus is in, by its id */
  readonly row: () => string | undefined
  readonly go: (by: 1 | -1) => void
  readonly amount: (change: (before: number) => number) => void
  readonly purse: (by: 1 | -1) => void
}

type Act = (keys: DeskKeys) => void

const ACTS: Readonly<Record<string, Act>> = {
  ArrowDown: ({ go }) => go(1),
  ArrowUp: ({ go }) => go(-1),
  '+': ({ amount }) => amount((before) => before + 1),
  '=': ({ amount }) => amount((before) => before + 1),
  ArrowRight: ({ amount }) => amount((before) => before + 1),
  '-': ({ amount }) => amount((before) => before - 1),
  '−': ({ amount }) => amount((before) => before - 1),
  ArrowLeft: ({ amount }) => amount((before) => before - 1),
  '[': ({ purse }) => purse(-1),
  ']': ({ purse }) => purse(1),
  [MAP_KEY]: ({ table }) => table.desk.setOpen(false),
  Escape: ({ table }) => table.desk.setOpen(false),
}

/** Enter presses what has the focus; anywhere else it signs. */
const isPressing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, select') !== null

const isChoosing = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement

/** What is written into a field, as to search the rules, is no order. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function actOf(event: KeyboardEvent): Act | undefined {
  const { key, target } = event
  if (key === 'Enter') return isPressing(target) ? undefined : ({ table }) => table.desk.sign()
  if (/^\d$/.test(key)) return ({ amount }) => amount(() => Number(key))
  const name = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
}

/** As long as the desk is open its keys come before those of the table. */
export function listenForDeskKeys(keys: DeskKeys): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (isWriting(event.target)) return
    if (isChoosing(event.target) && event.key !== 'Escape') return
    const act = actOf(event)
    if (!act && !isOfMap(event.key, keys.table)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act?.(keys)
  }
  addEventListener('keydown', listen, { capture: true })
  onCleanup(() => removeEventListener('keydown', listen, { capture: true }))
}

/** Letters of buttons and of signs that lie under the desk do nothing unseen. */
const isOfMap = (key: string, { buttons, overlayKinds }: Table): boolean =>
  [...buttons(), ...overlayKinds].some(
    (each) => each.key !== '' && each.key.toLowerCase() === key.toLowerCase(),
  )
