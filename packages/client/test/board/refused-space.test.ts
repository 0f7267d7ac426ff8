import { expect, test } from 'vitest'
import { refusedSpace } from '../../board/refused-space.ts'
import type { WhyNot } from '../../table/table.ts'
import { fakeTable } from './fake-table.ts'

const preview = { title: 'No', lines: [] }
const button = { label: 'Go there', take: () => undefined }
const signAt = (whyNot: WhyNot | undefined, held: readonly number[] = []): number | undefined => {
  const { table } = fakeTable({ glow: { heldSpaces: new Set(held) } })
  return refusedSpace({ ...table, whyNot: () => whyNot })
}

test('a place that was refused bears the sign', () => {
  expect(signAt({ space: 7, preview })).toBe(7)
  expect(signAt({ space: undefined, preview })).toBeUndefined()
  expect(signAt(undefined)).toBeUndefined()
})

test('a stack that was taken up instead bears none, nor does a place that is asked about', () => {
  expect(signAt({ space: 7, preview, offer: button })).toBeUndefined()
  expect(signAt({ space: 7, preview, choices: [button] })).toBeUndefined()
  expect(signAt({ space: 7, preview }, [7])).toBeUndefined()
})
