/** The keyboard of the table: everything that is not the board's own walking about. */
import type { Table } from '../table/table.ts'

export interface KeyWishes {
  help(): void
  rules(): void
  menu(): void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"], dialog') !== null

/** Handles a key; true if it meant something. */
export function pressKey(table: Table, wishes: KeyWishes, event: KeyboardEvent): boolean {
  if (isTyping(event.target) || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return undoKey(table, event)
  return plainKey(table, wishes, event.key) || buttonKey(table, event.key) || overlayKey(table, event.key)
}

function undoKey(table: Table, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase()
  if (letter === 'z' && !shiftKey) table.undo()
  else if (letter === 'y' || letter === 'z') table.redo()
  else return false
  return true
}

function plainKey(table: Table, wishes: KeyWishes, key: string): boolean {
  const actions: Readonly<Record<string, () => void>> = {
    Escape: () => table.escape(),
    '?': () => wishes.help(),
    '§': () => wishes.rules(),
    '/': () => wishes.rules(),
    u: () => table.undo(),
    y: () => table.redo(),
    '[': () => table.seek(table.cursor() - 1),
    ']': () => table.seek(table.cursor() + 1),
    '{': () => table.seek(0),
    '}': () => table.seek(table.length()),
  }
  const act = Object.hasOwn(actions, key) ? actions[key] : undefined
  act?.()
  return act !== undefined
}

function buttonKey(table: Table, key: string): boolean {
  const button = table.buttons().find((each) => each.key !== '' && each.key.toLowerCase() === key.toLowerCase())
  if (button) table.act(button.answer)
  return button !== undefined
}

function overlayKey(table: Table, key: string): boolean {
  const overlay = table.overlayKinds.find((each) => each.key.toLowerCase() === key.toLowerCase())
  if (overlay) table.setOverlay(table.overlayId() === overlay.id ? undefined : overlay.id)
  return overlay !== undefined
}
