import { describe, expect, it } from 'vitest'
import { isClearlyBetter, leadOf } from '../index.ts'

describe('the lead of one plan over another', () => {
  it('is taken game by game, so that what both met alike is no error', () => {
    expect(leadOf([0.9, 0.2, 0.5], [0.8, 0.1, 0.4]).error).toBeCloseTo(0)
    expect(leadOf([0.9, 0.2, 0.5], [0.8, 0.1, 0.4]).mean).toBeCloseTo(0.1)
  })

  it('has the standard error of the mean', () => {
    // leads 0, 0.2, 0.4: standard deviation 0.2
    expect(leadOf([0.5, 0.7, 0.9], [0.5, 0.5, 0.5]).error).toBeCloseTo(0.2 / Math.sqrt(3))
  })

  it('counts the games both have had', () => {
    expect(leadOf([0.6, 0.6, 0], [0.5, 0.5]).mean).toBeCloseTo(0.1)
  })

  it('proves nothing after one game, or none', () => {
    expect(isClearlyBetter([1], [0], 0)).toBe(false)
    expect(isClearlyBetter([], [], 0)).toBe(false)
  })

  it('has to be more than the error and the margin', () => {
    expect(isClearlyBetter([0.9, 0.2, 0.5], [0.8, 0.1, 0.4], 0.05)).toBe(true)
    expect(isClearlyBetter([0.9, 0.2, 0.5], [0.8, 0.1, 0.4], 0.15)).toBe(false)
    expect(isClearlyBetter([0.9, 0.1], [0.5, 0.4], 0)).toBe(false)
  })
})
