import { registerSW } from 'virtual:pwa-register'
import { language } from './settings.ts'
import { toasts } from './toasts.ts'
import { appWords } from './words.ts'

/** Keeps the table for use without a network, and says when a newer one is ready. Games are not touched by it. */
export function keepOffline(): void {
  const renew = registerSW({
    onNeedRefresh: () => {
      const { updated, reload } = appWords(language())
      toasts.say(updated, { action: { label: reload, run: () => void renew(true) } })
    },
  })
}
