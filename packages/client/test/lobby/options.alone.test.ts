/** The choices before a game as they come onto the page: the component, rendered to text. */
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRendering } from '../rendering-server.ts'
import type { renderOptions } from './render-options.tsx'

let server: ViteDevServer
let page: { renderOptions: typeof renderOptions }

beforeAll(async () => {
  server = await startRendering()
  page = (await server.ssrLoadModule('/test/lobby/render-options.tsx')) as typeof page
})
afterAll(() => server.close())

const choices = (html: string): number => html.match(/<option/g)?.length ?? 0
const isLocked = (html: string): boolean => /<select[^>]*disabled/.test(html)

describe('the choices before a game', () => {
  test('are all of them where the scenario leaves them open', () => {
    const html = page.renderOptions('en', {})
    expect([choices(html), isLocked(html)]).toEqual([3, false])
    expect(html).not.toContain('(rule ')
  })

  test('are locked where the scenario leaves one, with the rule and the reason', () => {
    const reason = { en: 'The war has begun.', ja: '開戦後のため。' }
    const html = page.renderOptions('en', { economy: { values: ['on'], rule: '6.45', reason } })
    expect([choices(html), isLocked(html)]).toEqual([1, true])
    expect(html).toContain('Fixed by the scenario (rule 6.45). The war has begun.')
    const ja = page.renderOptions('ja', { economy: { values: ['on'], rule: '6.45', reason } })
    expect(ja).toContain('このシナリオでは固定です（ルール6.45）。 開戦後のため。')
  })

  test('cite the number of a rule, not the name of its paragraph', () => {
    const html = page.renderOptions('en', { economy: { values: ['on'], rule: '12.1.special.sea' } })
    expect(html).toContain('(rule 12.1)')
  })

  test('are fewer where the scenario leaves some', () => {
    const html = page.renderOptions('en', { economy: { values: ['full', 'on'], rule: '6.46' } })
    expect([choices(html), isLocked(html)]).toEqual([2, false])
    expect(html).toContain('Fewer choices in this scenario (rule 6.46).')
  })
})
