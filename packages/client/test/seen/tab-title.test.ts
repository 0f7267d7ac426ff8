import { expect, it } from 'vitest'
import { newsFor } from '../../app/tab-title.ts'
import { seenWords } from '../../seen/words.ts'

type Told = Parameters<typeof newsFor>[0]

const table = (yours: boolean, hold: ReturnType<Told['seen']['hold']>, more: Partial<Told> = {}): Told => ({
  language: () => 'en',
  prompt: () => ({ text: '', rule: '', nation: '', yours }),
  outcome: () => undefined,
  isLive: () => true,
  seen: { hold: () => hold },
  ...more,
})

const words = seenWords('en')

it('the tab says when it is your turn and when a result waits', () => {
  expect(newsFor(table(true, undefined))).toContain(words.yourTurn)
  expect(newsFor(table(true, 'hand-over'))).toContain(words.yourTurn)
  expect(newsFor(table(false, 'result'))).toContain(words.resultWaits)
})

it('and nothing while the others decide, in the past, and after the end', () => {
  expect(newsFor(table(false, undefined))).toBeUndefined()
  expect(newsFor(table(true, undefined, { isLive: () => false }))).toBeUndefined()
  expect(newsFor(table(true, undefined, { outcome: () => ({ winners: [] }) as never }))).toBeUndefined()
})
