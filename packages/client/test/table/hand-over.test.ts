import type { Crumb } from '@sandtable/presentation'
import { expect, it } from 'vitest'
import { isWithin } from '../../table/hand-over.ts'

const crumbs = (done: readonly string[], now: readonly string[]): Crumb[] => [
  ...done.map((text): Crumb => ({ text, state: 'done' })),
  ...now.map((text): Crumb => ({ text, state: 'now' })),
]

it('an answer in the midst of the other side’s part ends no part', () => {
  const reaction = crumbs(['Turn 3', 'Russian turn'], ['Movement', 'Reaction'])
  expect(isWithin(reaction, crumbs(['Turn 3', 'Russian turn'], ['Movement']))).toBe(true)
})

it('the last act of one’s own part does', () => {
  const own = crumbs(['Turn 1'], ['Action', 'Allied segment', 'Verdun'])
  expect(isWithin(own, crumbs(['Turn 1'], ['Action', 'German segment']))).toBe(false)
  expect(isWithin(own, crumbs(['Turn 2'], ['Action']))).toBe(false)
})
