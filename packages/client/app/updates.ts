import { registerSW } from 'virtual:pwa-register'
import { language } from './settings.ts'
import { toasts } from './toasts.ts'
import { appWords } from './words.ts'

/** Fetching all of it at once would hold up the first look at the map. */
const PATIENCE_MS = 1500

/** Keeps the table for use without a network, and says when a newer one is ready. Games are not touched by it. */
export function keepOffline(): void {
  keepFirstVisit()
  setTimeout(register, PATIENCE_MS)
}

function register(): void {
  const renew = registerSW({
    onNeedRefresh: () => {
      const { updated, reload } = appWords(language())
      toasts.say(updated, { stays: true, action: { label: reload, run: () => void renew(true) } })
    },
  })
}

/** The first page came before there was a keeper: what it has used already is fetched past it once more. */
function keepFirstVisit(): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  const keep = (): void => {
    const used = performance.getEntriesByType('resource').map(({ name }) => name)
    // Scripts are kept anyway; letters and pictures are kept as they are used.
    for (const address of used) if (/\.(woff2|webp)$/.test(address)) fetch(address).catch(() => undefined)
  }
  navigator.serviceWorker.addEventListener('controllerchange', keep, { once: true })
}
