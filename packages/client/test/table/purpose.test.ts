import { expect, test } from 'vitest'
import { isStillMeant, narrowed } from '../../table/position.ts'

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

test('a purpose lasts as long as the same seat is asked the same and may answer so', () => {
  const asked = { seat: 0, prompt: 'activate', offer }
  expect(isStillMeant('recover', asked, { ...asked })).toBe(true)
  expect(isStillMeant('recover', asked, { ...asked, offer: { activate: [1] } })).toBe(false)
  expect(isStillMeant('recover', asked, { ...asked, seat: 1 })).toBe(false)
  expect(isStillMeant('recover', asked, { ...asked, prompt: 'march' })).toBe(false)
  expect(isStillMeant('recover', asked, undefined)).toBe(false)
})

test('a purpose for a few places lasts as long as one of them is offered', () => {
  const asked = { seat: 0, prompt: 'activate', offer }
  expect(isStillMeant('activate', asked, asked, [3, 4])).toBe(true)
  expect(isStillMeant('activate', asked, asked, [4])).toBe(false)
})
