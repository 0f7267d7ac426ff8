import { expect, test } from 'vitest'
import { narrowed } from '../../table/purpose.ts'

const offer = { activate: [1, 2, 3], recover: [2], pass: true }

test('clicks that are meant for one verb find nothing else', () => {
  expect(narrowed(offer, 'recover')).toEqual({ recover: [2] })
})

test('without a purpose, or with one that has passed, everything is open', () => {
  expect(narrowed(offer, undefined)).toBe(offer)
  expect(narrowed(offer, 'entrench')).toBe(offer)
  expect(narrowed(offer, 'pass')).toBe(offer)
  expect(narrowed(undefined, 'recover')).toBeUndefined()
})
