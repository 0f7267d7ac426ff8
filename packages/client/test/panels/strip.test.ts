import { describe, expect, it } from 'vitest'
import { cellText, toneOf } from '../../powers/strip.ts'

const bare = { nation: 'germany', title: 'ドイツ', own: true, value: 8, unit: 'RP' }
const germany = {
  ...bare,
  title: 'Germany',
  meter: { title: 'demoralization', value: 4, limit: 11 },
}

describe('a power in the bar', () => {
  it('is told with what it can spend and how near its limit is', () => {
    expect(cellText(germany, 'en')).toBe('Germany: 8 RP, demoralization 4 of 11')
    expect(cellText(bare, 'ja')).toBe('ドイツ: 8 RP')
  })

  it('says why it has no figures', () => {
    expect(cellText({ ...germany, note: 'conquered' }, 'en')).toBe('Germany: conquered')
  })

  it.each([
    [4, 11, 'calm'],
    [4, 10, 'warned'],
    [6, 10, 'warned'],
    [7, 10, 'danger'],
    [0, 0, 'calm'],
  ] as const)('with %i of %i is %s', (value, limit, tone) => {
    expect(toneOf({ title: '', value, limit })).toBe(tone)
  })
})
