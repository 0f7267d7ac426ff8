import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faults, openTable, page, settled } from './harness.ts'

interface Manifest {
  readonly name: string
  readonly display: string
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
}

describe('opening the table', () => {
  it.each(['en', 'ja'] as const)('shows itself in the language of the browser: %s', async (language) => {
    const table = await openTable({ language, shown: ['offline'] })
    expect(await table.title()).toContain('Sandtable')
    expect(await table.locator('html').getAttribute('lang')).toBe(language)
  })

  it('is on paper from the first moment, not on white', async () => {
    const table = await page()
    // The app never comes: what is seen is what everybody sees first.
    await table.route(/\.js$/, () => undefined)
    await table.goto('/', { waitUntil: 'commit' })
    // nothing is painted before this small sheet is there; on a busy machine the large one may come first
    const hasGround = (): boolean => [...document.styleSheets].some(({ href }) => href?.endsWith('/boot.css'))
    await table.waitForFunction(hasGround, undefined, { polling: 50 })
    expect(await groundOf(table)).toBe('rgb(239, 231, 214)')
  })

  it('tells people on a wrong path where they are, in both languages', async () => {
    faults.expect(/404/)
    const lost = await page()
    const response = await lost.goto('/no/such/place')
    expect(response?.status()).toBe(404)
    await lost.getByRole('link', { name: 'Go to the table' }).waitFor()
    await lost.getByRole('link', { name: '盤へ戻る' }).click()
    await settled(lost)
  })
})

describe('the installed table', () => {
  it('has a manifest whose pictures exist', async () => {
    const table = await openTable()
    const manifest = await manifestOf(table)
    expect(manifest).toMatchObject({ name: 'Sandtable', display: 'standalone' })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src } of manifest.icons) expect((await table.request.get(`/${src}`)).status(), src).toBe(200)
  })
})

const groundOf = (table: Page): Promise<string> =>
  table.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function manifestOf(table: Page): Promise<Manifest> {
  const address = await table.locator('link[rel=manifest]').getAttribute('href')
  return (await (await table.request.get(`/${address ?? ''}`)).json()) as Manifest
}
