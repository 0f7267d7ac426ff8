import type { CounterFace } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { levelOf } from '../../counters/level.ts'
import { lookOf } from '../../counters/look.ts'
import { paletteOf } from '../../counters/palette.ts'
import { pipsOf } from '../../counters/pips.ts'
import { sameFace } from '../../board/pieces.ts'
import { stripePaths } from '../../counters/stripe.ts'

const face: CounterFace = {
  nation: 'austria-hungary',
  symbol: 'infantry',
  id: '25',
  figures: [5, 5, 4],
  steps: 2,
  fullSteps: 2,
  marks: {},
}
const blue = paletteOf('austria-hungary')

describe('a counter', () => {
  it('shows less from afar', () => {
    expect([52, 44, 43, 28, 27, 10].map(levelOf)).toEqual(['near', 'near', 'mid', 'mid', 'far', 'far'])
  })

  it('on its full side has the national colour', () => {
    expect(lookOf(face)).toMatchObject({ body: blue.fill, ink: blue.ink, field: blue.field })
  })

  it('on its reduced side has a band of it, with dark figures', () => {
    const look = lookOf({ ...face, nation: 'russia', reduced: true })
    expect(look).toMatchObject({ body: '#f2ebda', footInk: '#231e17', band: paletteOf('russia').fill })
  })

  it('of cavalry has a pale lower half with dark figures', () => {
    const look = lookOf({ ...face, nation: 'russia', symbol: 'cavalry' })
    expect(look.foot).toBe('#cdb7a3')
    expect(look.footInk).toBe('#1b1712')
  })

  it('marked white by the rules has a white symbol', () => {
    expect(lookOf({ ...face, field: 'white' }).field).toBe('#ffffff')
  })

  it('is the same if nothing on it changed', () => {
    expect(sameFace(face, { ...face, marks: {} })).toBe(true)
    expect(sameFace(face, { ...face, marks: { ce: 1 } })).toBe(false)
  })

  it('has a flag stripe in equal parts over its whole height', () => {
    const [top, middle, bottom] = stripePaths(paletteOf('russia').stripe)
    expect(top?.d).toContain('M1 7Q1 1')
    expect(middle?.d).toMatch(/^M1 33\.3/)
    expect(bottom?.d).toContain('Q1 98')
    expect(stripePaths(['#b02a30'])).toHaveLength(1)
  })
})

describe('a die', () => {
  it.each([1, 2, 3, 4, 5, 6])('with %i pips', (pips) => {
    const places = pipsOf(pips).map(String)
    expect(new Set(places).size).toBe(pips)
  })
})
