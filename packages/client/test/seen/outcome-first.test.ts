import type { Deed, LogLine } from '@sandtable/presentation'
import { expect, test } from 'vitest'
import { outcomeFirst } from '../../seen/outcome-first.ts'

const line = (text: string, kind?: Deed['kind']): LogLine => ({
  at: 1,
  text,
  rule: '8.1',
  minor: true,
  ...(kind ? { deed: { kind } } : {}),
})

test('a result opens with what came of it, in the order it happened', () => {
  const told = [line('the odds'), line('hits'), line('a step lost', 'loss'), line('retreat', 'outcome')]
  expect(outcomeFirst(told, true).map(({ text }) => text)).toEqual([
    'a step lost',
    'retreat',
    'hits',
    'the odds',
  ])
})

test('where nothing came of it, with the last that was told', () => {
  const told = [line('the odds'), line('no effect')]
  expect(outcomeFirst(told, true).map(({ text }) => text)).toEqual(['no effect', 'the odds'])
})

test('on a large screen too it opens with what came of it; the rest stays in its order', () => {
  const shells = Array.from({ length: 3 }, (_, n) => line(`shell ${n}`))
  const texts = outcomeFirst([...shells, line('the fort falls', 'loss')], false).map(({ text }) => text)
  expect(texts).toEqual(['the fort falls', ...shells.map(({ text }) => text)])
})
