import { createEffect, createRoot } from 'solid-js'
import { route } from './routes.ts'
import { language } from './settings.ts'

/**
 * Declares the fonts of all letters where Japanese may be read: everywhere but on a table in English. The browser
 * takes its time over so many, and whenever they come, everything is laid out anew.
 */
export const declareLetters = (): void =>
  createRoot(() =>
    createEffect(() => {
      if (language() === 'ja' || route().page !== 'game') void import('../style/all-fonts.ts')
    }),
  )
