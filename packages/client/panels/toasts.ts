import { type Accessor, createSignal } from 'solid-js'

/** A sentence that comes and goes, perhaps with one thing to do about it. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly icon: string
  /** goes along to the next page; others are about the page they came up on */
  readonly stays?: true
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface Toasts {
  readonly list: Accessor<readonly Toast[]>
  say(text: string, more?: Partial<Pick<Toast, 'icon' | 'action' | 'stays'>>): void
  dismiss(id: number): void
  /** another page is shown */
  turnPage(): void
}

const SHOWN_MS = 7000
const MOST = 3

export function createToasts(): Toasts {
  const [list, setList] = createSignal<readonly Toast[]>([])
  let last = 0
  const dismiss = (id: number): void => void setList((all) => all.filter((toast) => toast.id !== id))
  const say: Toasts['say'] = (text, more = {}) => {
    const id = ++last
    setList((all) => [...all, { id, text, icon: 'info', ...more }].slice(-MOST))
    // What can be done about it waits until it is done or dismissed.
    if (!more.action) setTimeout(() => dismiss(id), SHOWN_MS)
  }
  const turnPage = (): void => void setList((all) => all.filter(({ stays }) => stays))
  return { list, say, dismiss, turnPage }
}
