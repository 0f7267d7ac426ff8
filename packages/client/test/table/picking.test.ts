import type { Answer, Offer } from '@sandtable/kernel'
import type { ArgumentPlace, Presentation, Scene } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { createPicking } from '../../table/picking.ts'

const SPACES = [1, 2, 3]

/** A question where spaces are picked one by one; the space 9 stands for all of them. */
function asking({ barred = 0 } = {}) {
  const picks: number[] = []
  const clock = { now: 0 }
  const presentation = {
    placeOf: (): ArgumentPlace => 'space',
    picked: () => picks.map((arg) => ({ verb: 'from', arg })),
    atOnce: () => new Map([[9, SPACES.map((arg) => ({ verb: 'from', arg }))]]),
    caution: (_: Scene, { arg }: Answer) => (arg === 3 ? { title: 'full', lines: [] } : undefined),
  } as Partial<Presentation> as Presentation
  const picking = createPicking({
    presentation,
    scene: () => ({}) as Scene,
    offer: (): Offer => ({ from: SPACES.filter((each) => !picks.includes(each)) }),
    version: () => picks.length,
    act: ({ arg = 0 }) => void picks.push(arg),
    undo: () => void picks.pop(),
    canUndo: () => picks.length > barred,
    now: () => clock.now,
    patience: () => 400,
  })
  return { picking, picks, clock }
}

describe('picking', () => {
  test('a click stands for several answers', () => {
    const { picking, picks } = asking()
    expect(picking.giveAtOnce(5)).toBe(false)
    expect(picking.giveAtOnce(9)).toBe(true)
    expect(picks).toEqual([1, 2, 3])
  })

  test('a second click puts one back and keeps the others', () => {
    const { picking, picks } = asking()
    picking.giveAtOnce(9)
    expect(picking.unpick({ space: 1 })).toBe(true)
    expect(picks).toEqual([2, 3])
    expect(picking.unpick({ space: 1 })).toBe(false)
  })

  test('what cannot be taken back stays', () => {
    const { picking, picks } = asking({ barred: 3 })
    picking.giveAtOnce(9)
    expect(picking.unpick({ space: 1 })).toBe(false)
    expect(picking.stepBack()).toBe(false)
    expect(picks).toEqual([1, 2, 3])
  })

  test('a step back puts back the last one', () => {
    const { picking, picks } = asking()
    picking.giveAtOnce(9)
    expect(picking.stepBack()).toBe(true)
    expect(picks).toEqual([1, 2])
  })

  test('a caution is said once, and again after anything else was done', () => {
    const { picking, picks, clock } = asking()
    const full = { verb: 'from', arg: 3 }
    expect(picking.caution({ verb: 'from', arg: 1 })).toBeUndefined()
    expect(picking.caution(full)?.title).toBe('full')
    clock.now = 400
    expect(picking.caution(full)).toBeUndefined()
    picks.push(1)
    expect(picking.caution(full)?.title).toBe('full')
  })

  test('a caution is not heeded by the second half of a double click', () => {
    const { picking, clock } = asking()
    const full = { verb: 'from', arg: 3 }
    picking.caution(full)
    clock.now = 399
    expect(picking.caution(full)?.title).toBe('full')
    clock.now = 400
    expect(picking.caution(full)).toBeUndefined()
  })
})
