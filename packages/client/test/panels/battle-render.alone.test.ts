/** The battle board and the tracks as they come onto the page: the components, rendered to text. */
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRendering } from '../rendering-server.ts'
import type { renderBars, renderBattle, renderResults, renderTracks } from './render-battle.tsx'

let server: ViteDevServer
let page: {
  renderBars: typeof renderBars
  renderBattle: typeof renderBattle
  renderResults: typeof renderResults
  renderTracks: typeof renderTracks
}

beforeAll(async () => {
  server = await startRendering()
  page = (await server.ssrLoadModule('/test/panels/render-battle.tsx')) as typeof page
})
afterAll(() => server.close())

describe('the battle board on the page', () => {
  test('is a table: rows and columns have names, empty cells say so', () => {
    const html = page.renderBattle('en', [])
    expect(html.match(/scope="col"/g)).toHaveLength(2)
    expect(html.match(/scope="row"/g)).toHaveLength(5)
    expect(html).toMatch(/D reserve.*D front.*Fire.*A front.*A reserve/s)
    expect(html.match(/>none</g)).toHaveLength(3)
  })

  test('tells the chance before the die, hit or miss after it', () => {
    const html = page.renderBattle('en', [])
    expect(html).toContain('66.7%')
    expect(html).toMatch(/aria-label="3".*hit/s)
    expect(html).toMatch(/aria-label="6".*miss/s)
    expect(page.renderBattle('ja', [])).toMatch(/命中.*外れ/s)
    expect(html).toContain('Terrain')
    expect(html).not.toMatch(/undefined|\[object/)
  })

  test('has buttons only while units on it are asked about', () => {
    const isButton = /<button[^>]*class="battle-unit/g
    expect(page.renderBattle('en', []).match(isButton)).toBeNull()
    const asked = page.renderBattle('en', [1])
    expect(asked.match(isButton)).toHaveLength(5)
    expect(asked.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(page.renderBattle('en', [77]).match(isButton)).toBeNull()
  })
})

describe('tracks on the page', () => {
  const note = { text: 'Moltke commands.', rules: ['5.1.2'] }
  const caps = { title: 'CAP', nation: 'germany', value: 6, most: 10, note }

  test('are boxes and a number, with what is said about them', () => {
    const html = page.renderTracks([caps, { title: 'Battles', nation: 'france', value: 2 }])
    expect(html.match(/<i [^>]*\bfull\b/g)).toHaveLength(12)
    expect(html).toContain('Germans · CAP: 6 of 10')
    expect(html.match(/Moltke commands\./g)).toHaveLength(2)
    expect(html).toContain('Allies · Battles: 2')
  })

  test('are not there in a game without them', () => {
    expect(page.renderTracks([])).not.toContain('record')
  })
})

describe('chances on the page', () => {
  test('that were sampled say so, with their error; others do not', () => {
    const sampled = { runs: 4000, error: 0.0155 }
    expect(page.renderBars('en')).not.toContain('≈')
    expect(page.renderBars('en', sampled)).toMatch(/≈.*4,000 were rolled.*±1\.[56] points/s)
    expect(page.renderBars('ja', sampled)).toMatch(/≈.*4,000回の試行.*±1\.[56]ポイント/s)
  })
})

describe('a combat table on the page', () => {
  test('has a row for every line: its chance, squares for the eye and numbers for the ear', () => {
    const html = page.renderResults('en', false)
    expect(html.match(/scope="row"/g)).toHaveLength(3)
    expect(html).toContain('<0.1'.replace('<', '&lt;'))
    expect(html).toContain('50.0')
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(7)
    expect(html).toMatch(/>RP</)
    expect(html).toContain('1.3')
    expect(html).not.toMatch(/struck|aria-current|undefined/)
  })

  test('marks the line that fell, and has no chances any more', () => {
    const html = page.renderResults('ja', true, [0, 0])
    expect(html).toMatch(/struck/)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html).toMatch(/faded/)
    expect(html).not.toContain('50.0')
  })

  test('marks the line that fell, and shows the chances of a roll to come', () => {
    const html = page.renderResults('ja', true)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html).toContain('50.0')
    expect(html).not.toMatch(/faded/)
  })
})
