import { describe, expect, it } from 'vitest'
import { sideOf } from '../../panels/tracks.ts'

const seats = {
  presentation: { nations: ['russia', 'germany'] },
  seatTitle: (seat: number) => ['Allied Powers', 'Central Powers'][seat] ?? '',
} as unknown as Parameters<typeof sideOf>[0]

describe('tracks', () => {
  it('say whose they are: a seat’s by its colours, others in their own words', () => {
    expect(sideOf(seats, { nation: 'germany' })).toBe('Central Powers')
    expect(sideOf(seats, { nation: 'austria-hungary', who: 'Austria-Hungary' })).toBe('Austria-Hungary')
  })
})
