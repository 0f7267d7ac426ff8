import { describe, expect, it } from 'vitest'
import { Course } from '../arena/course.ts'

type Applied = (data: unknown, changes: readonly object[]) => unknown

// Plain JavaScript: it runs before anything is built.
const { href } = new URL('../bin/changes.mjs', import.meta.url)
const { applied: apply } = (await import(href)) as { readonly applied: Applied }

const data = (): object[] => [
  { id: 'a', side: 'X', front: { attack: 5 }, basis: 'history' },
  { id: 'b', side: 'X', front: { attack: 5 }, basis: 'rulebook' },
  { id: 'c', side: 'X', front: { attack: 5 }, basis: 'rulebook', valueBasis: 'design' },
  { id: 'd', side: 'Y', front: { attack: 5 }, basis: 'design' },
]

describe('trying other data', () => {
  it('changes what is ours and leaves the law alone', () => {
    const changed = apply(data(), [{ file: 'f', where: { side: 'X' }, set: { 'front.attack': 4 } }])
    expect(changed).toMatchObject([
      { front: { attack: 4 } },
      { front: { attack: 5 } },
      { front: { attack: 4 } },
      { front: { attack: 5 } },
    ])
  })

  it('does not pretend to change what is not there or is law', () => {
    expect(() => apply(data(), [{ file: 'f', where: { id: 'z' }, set: {} }])).toThrow('nothing to change')
    expect(() => apply(data(), [{ file: 'f', where: { id: 'b' }, set: {} }])).toThrow('nothing to change')
    expect(() => apply(data(), [{ file: 'f', where: { id: 'a' }, set: { 'front.speed': 1 } }])).toThrow(
      'front.speed',
    )
  })
})

describe('the course of a series', () => {
  it('tells mean scores and when landmarks were reached', () => {
    const course = new Course()
    const game = { number: 1, decisions: 1, result: 'X', winners: [0] }
    course.add({ ...game, scores: [4, 2], landmarks: { Rome: 3, Pisa: null } })
    course.add({ ...game, scores: [0, 2], landmarks: { Rome: 5, Pisa: null } })
    expect(course.scores).toEqual([2, 2])
    expect(course.landmarks).toEqual([
      { name: 'Rome', reached: 2, median: 3 },
      { name: 'Pisa', reached: 0, median: undefined },
    ])
  })
})
