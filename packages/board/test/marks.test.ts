import { expect, it } from 'vitest'
import { Marks } from '../marks.ts'

it('marks are gone after clearing, also when generations run out', () => {
  const marks = new Marks(12, 4)
  for (let h = 0; h < 12; h++) {
    marks.add(h)
    const marked = Array.from({ length: 12 }, (_, i) => i).filter((i) => marks.has(i))
    expect(marked).toEqual([h])
    marks.clear()
  }
})
