import { describe, expect, it } from 'vitest'
import { armyColour, mixed, paletteOf } from '../../counters/palette.ts'

const CENTRAL_POWERS = ['austria-hungary', 'germany', 'bavaria', 'ottoman-empire', 'bulgaria']
const ENTENTE = [
  'russia',
  'france',
  'france-colonial',
  'britain',
  'india',
  'belgium',
  'italy',
  'serbia',
  'romania',
]
const IN_1805 = ['france', 'austria', 'prussia', 'russia', 'britain', 'spain', 'turkey'].map(
  (name) => `${name}-1805`,
)

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

describe('national colours', () => {
  it.each([...CENTRAL_POWERS, ...ENTENTE, ...IN_1805])('of %s are their own and readable', (nation) => {
    const palette = paletteOf(nation)
    expect(palette).not.toEqual(paletteOf('nowhere'))
    expect(contrast(palette.fill, palette.ink)).toBeGreaterThanOrEqual(4.5)
    expect(palette.stripe.length).toBeGreaterThan(0)
  })

  it('keep the sides of 1914 apart in grey', () => {
    for (const nation of CENTRAL_POWERS) expect(luminance(paletteOf(nation).fill)).toBeGreaterThan(0.425)
    for (const nation of ENTENTE) expect(luminance(paletteOf(nation).fill)).toBeLessThan(0.16)
  })

  it('give each army its tag', () => {
    expect(armyColour('austria-hungary', 'AH:1')).toBe('#7a2e2a')
    expect(armyColour('austria-hungary', 'AH:Kummer')).toBe('#444444')
    expect(armyColour('russia', 'RU:4')).toBe('#4a2a12')
  })

  it('can be mixed', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixed('#8fb3d6', '#ffffff', 0)).toBe('#8fb3d6')
  })
})
