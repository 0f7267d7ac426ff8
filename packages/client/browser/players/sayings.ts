/** What a page says, and whether all of it is in one language. */
import type { Language } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Runs in the page: everything that is read or heard, but for what says itself that it is in another language,
 * and what is printed on counters.
 */
function sayings(): string[] {
  const NAMES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt']
  const { lang } = document.documentElement
  const isOurs = (element: Element | null): boolean =>
    element !== null &&
    element.closest('noscript, .counter, .pieces') === null &&
    (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang
  const said: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (isOurs(walker.currentNode.parentElement)) said.push(walker.currentNode.textContent ?? '')
  for (const element of document.querySelectorAll('body *'))
    for (const name of NAMES) if (isOurs(element)) said.push(element.getAttribute(name) ?? '')
  return said.map((text) => text.trim()).filter(Boolean)
}

/** A word or two may be a name; a sentence is not. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[\u3040-\u30ff\u4e00-\u9fff]/,
  ja: /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/,
}

export async function foreign(page: Page, language: Language): Promise<string[]> {
  const said = await page.evaluate(sayings)
  expect(said.length, 'there is something to read').toBeGreaterThan(20)
  return [...new Set(said.filter((text) => FOREIGN[language].test(text)))]
}

/** Reads the page in both languages, and leaves it as it was. */
export async function expectBoth(page: Page, state: string): Promise<void> {
  const switchTo = async (name: string, language: Language): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    expect(await foreign(page, language), `${state}, ${language}`).toEqual([])
  }
  await switchTo('日本語', 'ja')
  await switchTo('EN', 'en')
}
