/** The hand of cards as it comes onto the page: the components, rendered to text. */
import type { Language } from '@sandtable/kernel'
import type { Hand } from '@sandtable/presentation'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRendering } from '../rendering-server.ts'
import type { renderHand } from './render-hand.tsx'
import { fog, otherHand, ownHand, reserve, trains } from './sample.ts'

let server: ViteDevServer
let render: typeof renderHand

beforeAll(async () => {
  server = await startRendering()
  const module = (await server.ssrLoadModule('/test/hand/render-hand.tsx')) as {
    renderHand: typeof renderHand
  }
  render = module.renderHand
})
afterAll(() => server.close())

const all = (language: Language): readonly Hand[] => [
  ownHand(language, [trains(language), fog(language), reserve(language)]),
  otherHand(language),
]

describe('the hand on the page', () => {
  test('shows each card with its worth, its figures and its place', () => {
    const html = render(all('en'), 'en')
    expect(html.match(/data-card="\d+"/g)).toEqual(['data-card="5"', 'data-card="8"', 'data-card="17"'])
    for (const text of ['Night trains to the San', 'OPS · SR', 'GE 2', 'CP 5', 'Komarów'])
      expect(html).toContain(text)
    expect(html).toContain('/light/1/1-2.webp')
  })

  test('is raised and lights what may be played when it is asked about', () => {
    const html = render(all('en'), 'en')
    expect(html).toMatch(/class="hand\s+is-up has-cards/)
    expect(html.match(/may-play/g)).toHaveLength(2)
    const idle = [ownHand('en', [fog('en')])]
    expect(render(idle, 'en')).not.toMatch(/is-up|may-play/)
  })

  test('one card only is in the order of Tab', () => {
    expect(render(all('en'), 'en').match(/tabindex="0"/g)).toHaveLength(1)
  })

  test('tells screen readers everything in the language of the table', () => {
    expect(render(all('ja'), 'ja')).toContain('今使えます：オペレーション、補充、イヴェント。')
    expect(render(all('ja'), 'ja')).not.toMatch(/undefined|\[object/)
  })

  test("of somebody else's cards the page has the number and nothing more", () => {
    const html = render([otherHand('en')], 'en')
    expect(html).toContain('Allied Powers: 7 cards, face down')
    expect(html.match(/<i\b/g)).toHaveLength(7)
    expect(html).not.toContain('data-card')
  })

  test('is not there without cards', () => {
    expect(render([], 'en')).not.toContain('class="hand')
    expect(render([ownHand('en', [])], 'en')).toContain('No cards in hand.')
  })

  test('an opened card lists its uses, the closed ones with their reason', () => {
    const html = render(all('en'), 'en', trains('en'))
    expect(html.match(/class="use-act"/g)).toHaveLength(4)
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(1)
    expect(html).toContain('Not now: your last action was redeployment too.')
    expect(html).toContain('aria-label="§9.5.3"')
  })

  test('an opened card that cannot be played says why', () => {
    expect(render(all('en'), 'en', fog('en'))).toMatch(/why-not.*combat cards are played in a fight/s)
  })

  test('and says it once, though each of its uses has the same reason', () => {
    const whyNot = { text: 'Only in spring.', rules: ['11.1'] }
    const uses = trains('en').uses.map(({ label, line, tone }) => ({ label, line, tone, whyNot }))
    const html = render(all('en'), 'en', { ...trains('en'), uses, whyNot })
    expect(html.match(/Only in spring/g)).toHaveLength(1)
  })
})
