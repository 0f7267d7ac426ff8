/** What a person has chosen for this browser: language, theme, sounds, the computer's speed. */
import { LANGUAGES, type Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import { createEffect, createRoot, createSignal } from 'solid-js'
import { isSpeed, type Speed } from '../bots/pace.ts'
import { followSeenSettings } from './seen-settings.ts'
import { read, write } from './stored-settings.ts'

function firstLanguage(): Language {
  const stored = LANGUAGES.find((language) => language === read('language'))
  return stored ?? (navigator.language.startsWith('ja') ? 'ja' : 'en')
}

function firstTheme(): Theme {
  const stored = read('theme')
  if (stored === 'light' || stored === 'dark') return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function firstSpeed(): Speed {
  const stored = read('speed')
  return isSpeed(stored) ? stored : 'normal'
}

export const [language, setLanguage] = createSignal<Language>(firstLanguage())
export const [theme, setTheme] = createSignal<Theme>(firstTheme())
export const [hasSounds, setSounds] = createSignal(read('sounds') === 'on')
export const [speed, setSpeed] = createSignal<Speed>(firstSpeed())

/** The game opened last: the next visit most likely wants it again. */
export const lastGame = (): string | undefined => read('game')
export const rememberGame = (game: string): void => write('game', game)

/** Keeps the page and the storage in step with the choices. */
export const followSettings = (): (() => void) =>
  createRoot((dispose) => {
    createEffect(() => {
      document.documentElement.lang = language()
      write('language', language())
    })
    createEffect(() => {
      document.documentElement.dataset['theme'] = theme()
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute('content', theme() === 'dark' ? '#1e1b17' : '#f8f3e7')
      write('theme', theme())
    })
    createEffect(() => write('sounds', hasSounds() ? 'on' : 'off'))
    createEffect(() => write('speed', speed()))
    followSeenSettings()
    return dispose
  })
