/** What a key has done where nothing that has the focus shows it. */
import { createSignal } from 'solid-js'

const [announced, setAnnounced] = createSignal<{ readonly text: string }>()

export { announced }

/** Said by the voice of the table. */
export const announce = (text: string): void => void setAnnounced({ text })
