/** What can be done with one unit of a list, for the ear: buttons with the same words are told apart. */
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRendering } from '../rendering-server.ts'
import type { names, renderFighters } from './render-fighters.tsx'

let server: ViteDevServer
let page: { readonly names: typeof names; readonly renderFighters: typeof renderFighters }

beforeAll(async () => {
  server = await startRendering()
  page = (await server.ssrLoadModule('/test/panels/render-fighters.tsx')) as typeof page
})
afterAll(() => server.close())

test('a button beside a unit names it, after the words that are seen', () => {
  const [first, second] = page.names
  expect([first, second]).not.toContain(undefined)
  expect(page.renderFighters('en')).toContain(`aria-label="Join, ${first}"`)
  expect(page.renderFighters('en')).toContain(`aria-label="Withhold, ${second}"`)
  expect(page.renderFighters('ja')).toContain(`aria-label="Withhold、${second}"`)
})
