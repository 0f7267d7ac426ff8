import { expect, it } from 'vitest'
import { createOnce } from '../../app/once.ts'

it('a second click begins nothing as long as the first is under way', async () => {
  const once = createOnce()
  const ends: (() => void)[] = []
  const begin = (): Promise<void> => new Promise((end) => ends.push(end))
  once(begin)
  once(begin)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await new Promise((done) => setTimeout(done, 0))
  once(begin)
  expect(ends).toHaveLength(2)
})
