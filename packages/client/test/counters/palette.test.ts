import { describe, expect, it } from 'vitest'
import { armyColour, mixed, paletteOf } from '../../counters/palette.ts'

const CENTRAL_POWERS = [
  'austria-hungary',
  'germany',
  'bavaria',
  'ottoman-empire',
  'bulgaria',
  'greece-central',
]
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
  'montenegro',
  'greece',
  'uprising-ru',
]
const IN_1805 = ['france', 'austria', 'prussia', 'russia', 'britain', 'spain', 'turkey'].map(
  (name) => `${name}-1805`,
)

/** Armies that meet on one map. */
const ARMIES: readonly (readonly string[])[] = [
  ['france', 'britain', 'india', 'belgium', 'germany', 'bavaria'],
  [
    'russia',
    'serbia',
    'montenegro',
    'britain',
    'france',
    'italy',
    'romania',
    'greece',
    'uprising-ru',
    'germany',
    'austria-hungary',
    'ottoman-empire',
    'bulgaria',
    'greece-central',
    'greece-neutral',
  ],
]

/** of the colour at that place of its name, as light */
function channel(colour: string, at: number): number {
  const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number =>
  0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5)

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

type Triple = readonly [number, number, number]
type Sight = readonly [Triple, Triple, Triple]

/** How colours look to people who lack one kind of cone (Machado, Oliveira, Fernandes 2009). */
const SIGHTS: Readonly<Record<string, Sight>> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.1523, 1.0526, -0.2049],
    [0.1145, 0.7863, 0.0992],
    [-0.0039, -0.0481, 1.052],
  ],
  deutan: [
    [0.3673, 0.8606, -0.228],
    [0.2801, 0.6725, 0.0474],
    [-0.0118, 0.0429, 0.9689],
  ],
  tritan: [
    [1.2555, -0.0767, -0.1788],
    [-0.0784, 0.9308, 0.1476],
    [0.0047, 0.6914, 0.3039],
  ],
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** A nation's colour as somebody sees it, in CIE L*a*b*. */
function seen(nation: string, sight: Sight): Triple {
  const { fill } = paletteOf(nation)
  const rgb: Triple = [channel(fill, 1), channel(fill, 3), channel(fill, 5)]
  const [r, g, b] = sight.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as [number, number, number]
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const pairs = (names: readonly string[]): (readonly [string, string])[] =>
  names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const))

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

  it.each(Object.entries(SIGHTS))('tell the armies of one game apart in %s sight', (_, sight) => {
    for (const army of ARMIES)
      for (const [a, b] of pairs(army))
        expect(distance(seen(a, sight), seen(b, sight)), `${a} and ${b}`).toBeGreaterThan(8)
  })

  it('of those with two nations are the first one’s, with the flags of both', () => {
    const [german, bulgarian] = [paletteOf('germany'), paletteOf('bulgaria')]
    const both = paletteOf('germany+bulgaria')
    expect(both).toEqual({ ...german, stripe: [...german.stripe, ...bulgarian.stripe] })
    expect(paletteOf('germany+bulgaria')).toBe(both)
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
