import { describe, expect, it } from 'vitest'
import { BucketQueue } from '../bucket-queue.ts'

const TOP = 100

function queueOf(worths: number[], push: number[]) {
  const values = Int32Array.from(worths)
  const queue = new BucketQueue(values, 2)
  for (const h of push) queue.push(h, 1, TOP)
  const list = () => Array.from({ length: queue.count(1) }, (_, i) => queue.at(1, i))
  return { values, queue, list }
}

describe('bucket queue', () => {
  it('keeps a list by worth, then by arrival', () => {
    expect(queueOf([50, 70, 50, 90], [2, 0, 1, 3]).list()).toEqual([3, 1, 2, 0])
  })

  it('moves a space forward that has become worth more', () => {
    const { values, queue, list } = queueOf([50, 40, 30], [0, 1, 2])
    values[2] = 40
    queue.raise(2, 1, TOP)
    expect(list()).toEqual([0, 1, 2])
    values[2] = 60
    queue.raise(2, 1, TOP)
    expect(list()).toEqual([2, 0, 1])
  })

  it('does not let a stale entry hide a worse one', () => {
    const { values, queue, list } = queueOf([50, 40, 60], [0, 1])
    values[1] = TOP + 5
    queue.push(2, 1, TOP)
    expect(list()).toEqual([2, 0, 1])
  })

  it('empties the lists asked for', () => {
    const { queue, list } = queueOf([1, 2], [0, 1])
    queue.clear(0)
    expect(list()).toHaveLength(2)
    queue.clear(1)
    expect(list()).toEqual([])
  })
})
