import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Components } from '../index.ts'
import { anySpace, indexes, neighboursOf, perItem, smallGrid } from './boards.ts'

const boards = anySpace.chain((space) => fc.tuple(fc.constant(space), perItem(space.size, fc.boolean())))

describe('components', () => {
  it('hold together what is linked through open spaces, and nothing else', () => {
    fc.assert(
      fc.property(boards, ([space, open]) => {
        const parts = new Components(space.size)
        parts.spread(space, { isOpen: (h) => open[h] === true })
        for (const h of indexes(space)) {
          expect(parts.isOpen(h)).toBe(open[h])
          if (!open[h]) continue
          for (const to of neighboursOf(space, h))
            if (open[to]) expect(parts.numberOf(to)).toBe(parts.numberOf(h))
        }
        expect(new Set(indexes(space).flatMap((h) => (open[h] ? parts.numberOf(h) : []))).size).toBe(
          parts.count,
        )
        for (const h of indexes(space)) if (open[h]) expect(partOf(h)).toContain(leastOf(h))

        function partOf(h: number): number[] {
          const part = [h]
          for (const at of part)
            part.push(...neighboursOf(space, at).filter((to) => open[to] && !part.includes(to)))
          return part
        }
        function leastOf(h: number): number {
          return indexes(space).findIndex((each) => parts.numberOf(each) === parts.numberOf(h))
        }
      }),
      { seed: 1 },
    )
  })

  it('bring together what is found in them', () => {
    const row = smallGrid(1, 6)
    const parts = new Components(row.size)
    const worth = (h: number): number => 1 << h
    parts.spread(row, { isOpen: (h) => h !== 2, worth })
    expect(indexes(row).map((h) => parts.worthAt(h))).toEqual([3, 3, 0, 56, 56, 56])
    parts.spread(row, { isOpen: (h) => h < 2, worth })
    expect(indexes(row).map((h) => parts.worthAt(h))).toEqual([3, 3, 0, 0, 0, 0])
  })

  it('are tied together by links that are not on the map', () => {
    const row = smallGrid(1, 6)
    const parts = new Components(row.size)
    const tie = (h: number, link: (to: number) => void): void => {
      if (h === 0) for (const port of [2, 5]) link(port)
    }
    parts.spread(row, { isOpen: (h) => h !== 2 && h !== 4, tie })
    expect(indexes(row).map((h) => parts.numberOf(h))).toEqual([0, 0, -1, 1, -1, 0])
  })
})
