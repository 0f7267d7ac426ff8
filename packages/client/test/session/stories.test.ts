import type { Logged } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { Stories } from '../../session/stories.ts'

const said = (at: number, type: string, to?: number): Logged => ({
  at,
  event: { type, rule: '1' },
  ...(to === undefined ? {} : { audience: { to } }),
})

describe('what each side has been told', () => {
  it('reads on where it ended, and again from the start when something was taken back', () => {
    const stories = new Stories()
    const log = [said(1, 'a'), said(2, 'b')]
    const types = (eyes: number): string[] => stories.of(log, eyes).map(({ event }) => event.type)
    expect(types(-1)).toEqual(['a', 'b'])
    log.push(said(3, 'c'))
    expect(types(-1)).toEqual(['a', 'b', 'c'])
    log.length = 1
    expect(types(-1)).toEqual(['a'])
    log.push(said(2, 'd'))
    expect(types(-1)).toEqual(['a', 'd'])
  })

  it('notices another entry in the place of the last one', () => {
    const stories = new Stories()
    const log = [said(1, 'a'), said(2, 'b')]
    stories.of(log, -1)
    log[1] = said(2, 'other')
    expect(stories.of(log, -1).map(({ event }) => event.type)).toEqual(['a', 'other'])
  })

  it('stays the same objects as far as nothing was taken back, and the same list as long as nothing is added', () => {
    const stories = new Stories()
    const log = [said(1, 'a'), said(2, 'secret', 1), said(3, 'b'), said(4, 'c')]
    const before = stories.of(log, 1)
    expect(stories.of(log, 1)).toBe(before)
    log.push(said(5, 'secret', 1))
    expect(stories.of(log, 1), 'nothing for these eyes').toBe(before)
    log.length = 3
    log.push(said(4, 'other'))
    const after = stories.of(log, 1)
    expect(after.map(({ event }) => event.type)).toEqual(['a', 'b', 'other'])
    expect(after.map((each, i) => each === before[i])).toEqual([true, true, false])
    expect(before, 'what was given stays as it was').toHaveLength(3)
    log.length = 0
    expect(stories.of(log, 1)).toEqual([])
  })

  it('keeps from each side what is for the other', () => {
    const stories = new Stories()
    const log = [said(1, 'all'), said(1, 'first', 0), said(1, 'second', 1)]
    const types = (eyes: number): string[] => stories.of(log, eyes).map(({ event }) => event.type)
    expect(types(1)).toEqual(['all', 'first'])
    expect(types(2)).toEqual(['all', 'second'])
    expect(types(0)).toEqual(['all'])
  })
})
