import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { Faults } from './faults.ts'

/** No GPU: software GL would be slower than plain drawing, and every machine draws the same. */
const ARGUMENTS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SCREENS = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 800 },
  tablet: { width: 1180, height: 820 },
  upright: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const

/** What a table does by itself. */
type Shown = 'results' | 'hand-over' | 'since' | 'briefing' | 'deafness' | 'offline'

export interface Looks {
  readonly screen?: keyof typeof SCREENS
  readonly language?: 'en' | 'ja'
  readonly theme?: 'light' | 'dark'
  readonly touch?: boolean
  /** people who ask for less motion get none: tests do too, unless they are about it */
  readonly motion?: boolean
  /**
   * briefing, results that stay, the end of a turn that is asked about, deafness to a second press, and being kept for
   * offline use, which fetches all maps: tests that are not about them go without
   */
  readonly shown?: readonly Shown[]
  /** nobody waits for the computer, or for the other side of a lesson */
  readonly isInstant?: boolean
}

/** what has not come by then will not come */
const PATIENCE_MS = 8000

/** one for all the files a worker runs; it ends with the worker */
let browser: Browser | undefined
const contexts: BrowserContext[] = []

/** What the browser complained about: checked after every test. */
export const faults = new Faults()

/** After every test: its pages are closed, and nobody may have complained. */
export async function leave(name: string, hasFailed: boolean): Promise<void> {
  if (hasFailed) await photograph(name)
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  expect(faults.take(), 'complaints of the browser').toEqual([])
}

/** What a failed test saw last, where SANDTABLE_FAILURES says. */
async function photograph(name: string): Promise<void> {
  const folder = process.env.SANDTABLE_FAILURES
  const pages = contexts.flatMap((context) => context.pages())
  for (const [n, each] of folder ? pages.entries() : [])
    await each.screenshot({ path: join(folder ?? '', `${name.replaceAll(/\W+/g, '-')}-${n}.png`) })
}

/** An empty page of a browser that has never been here. */
export async function page(looks: Looks = {}): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: inject('browser'), args: ARGUMENTS })
  const {
    screen = 'desk',
    language = 'en',
    theme = 'light',
    touch = false,
    motion = false,
    shown = [],
    isInstant = false,
  } = looks
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport: SCREENS[screen],
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch && screen === 'phone',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(choose, { shown, isInstant })
  contexts.push(context)
  faults.watch(context)
  return context.newPage()
}

/** Runs in the page, before anything else: everything else is turned off, as people can in the menu. */
function choose({ shown, isInstant }: Required<Pick<Looks, 'shown' | 'isInstant'>>): void {
  const off = { deafness: 'off', results: 'off', 'hand-over': 'on', since: 'off', briefing: 'off' }
  // An empty page has no storage.
  if (!location.protocol.startsWith('http')) return
  if ('serviceWorker' in navigator && !shown.includes('offline'))
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  const chosen = Object.entries(off).filter(([key]) => !shown.includes(key as Shown))
  for (const [key, value] of isInstant ? [...chosen, ['speed', 'instant'] as const] : chosen)
    if (localStorage.getItem(`sandtable.${key}`) === null) localStorage.setItem(`sandtable.${key}`, value)
}

/** The table, ready to be used; `at` is the part of the address after the #. */
export async function openTable({
  at = '/',
  ...looks
}: Looks & { readonly at?: string } = {}): Promise<Page> {
  const opened = await page(looks)
  await opened.goto(`/#${at}`)
  await settled(opened)
  return opened
}

/** Waits until the app has drawn something and its letters are there. */
export async function settled(opened: Page): Promise<void> {
  await opened.waitForFunction(() => document.querySelector('#app')?.childElementCount)
  await opened.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Waits until the service worker has stored what it needs and answers for this page. */
export async function readyForOffline(opened: Page): Promise<void> {
  await opened.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await opened.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await opened.waitForLoadState('networkidle')
}
