import { describe, expect, it } from 'vitest'
import { Graph } from '../index.ts'
import { neighboursOf } from './boards.ts'

describe('graph', () => {
  const rail = new Graph(
    ['Lemberg', 'Krakau', 'Przemysl', 'Czernowitz', 'Wien'],
    [
      ['Krakau', 'Przemysl'],
      ['Przemysl', 'Lemberg'],
      ['Lemberg', 'Czernowitz'],
      ['Lemberg', 'Krakau'],
    ],
  )
  const at = (id: string) => rail.indexOf(id)

  it('has as many directions as the best-linked node has links', () => {
    expect(rail.degree).toBe(3)
    expect(rail.links).toHaveLength(15)
  })

  it('numbers links in the order given, and pads with -1', () => {
    expect([0, 1, 2].map((d) => rail.neighbour(at('Lemberg'), d))).toEqual(
      ['Przemysl', 'Czernowitz', 'Krakau'].map(at),
    )
    expect([0, 1, 2].map((d) => rail.neighbour(at('Czernowitz'), d))).toEqual([at('Lemberg'), -1, -1])
    expect(neighboursOf(rail, at('Wien'))).toEqual([])
  })

  it('takes a link given from both ends as one', () => {
    const twice = new Graph(
      ['a', 'b'],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
    )
    expect(twice.degree).toBe(1)
  })

  it('refuses links to nowhere and to oneself', () => {
    expect(() => new Graph(['a'], [['a', 'b']])).toThrow('names b')
    expect(() => new Graph(['a'], [['a', 'a']])).toThrow('a is linked to itself')
  })

  it('may have no links at all', () => {
    expect(new Graph(['a'], []).direction(0, 0)).toBe(-1)
  })
})
