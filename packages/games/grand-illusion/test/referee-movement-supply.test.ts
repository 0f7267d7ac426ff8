/** §8.4.3 supply on the march: mixed groups, units without supply, hexes given up, railheads. */
import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import type { Placed } from './scene.ts'

const german = { side: 'GE' } as const
const hexes = (ids: string, side: 'AL' | 'GE'): Record<string, 'AL' | 'GE'> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, side]))

describe('nations and their sources', () => {
  it('§8.4.3.b §8.4.3.d §8.4.3.f a mixed group goes only where every nation may', () => {
    // a pocket fed from 80 and 89: French live there, British do not
    const spec = { pieces: { 'b-1-div': '98', 'f-viii': '98' }, control: hexes('69 78 87 70', 'GE') }
    const french = activated('98', spec).act('unit', 'f-viii').offers('march')
    expect(french).toEqual(expect.arrayContaining(['88', '97', '89', '99']))
    const british = activated('98', spec).act('unit', 'b-1-div')
    expect(british.refusal('march', '89')).toMatchObject({ code: 'not-nearer-supply' })
    const both = activated('98', spec).act('stack', '98')
    expect(both.offers('march')).toEqual(expect.arrayContaining(['88', '97']))
    expect(both.refusal('march', '89')).toMatchObject({ code: 'not-nearer-supply' })
  })

  it('§8.3.3 §8.4.3.b a source one nation takes feeds the others of its group', () => {
    const pieces = { 'f-i': '10', 'b-hq': '10', 'g-ii': '10' }
    const scene = activated('10', { pieces, control: hexes('4 10 11', 'GE') })
    expect(scene.act('stack', '10').offers('march')).toContain('4')
    scene.act('leave', 'f-i')
    expect(scene.refusal('march', '4')).toMatchObject({ code: 'no-supply-there' })
  })

  it('§8.4.3.b Belgians cut off in Antwerp are supplied there and stay', () => {
    const control = hexes('62 53 43 63 54 44 33 34 64 72 73', 'GE')
    const scene = activated('52', { pieces: { 'be-i': '52', 'be-hq': '52', 'fort-antwerp': '52' }, control })
    // nobody can do anything, so the activation is over at once
    expect(scene.prompt).toBe('activity')
  })

  it('§8.4.3.b §8.4.3.f Antwerp is where Belgians without supply go', () => {
    const control = hexes('53 43 63 44 33 34 54 64 72 73', 'GE')
    const pieces = { 'be-i': '62', 'fort-antwerp': '52' }
    const scene = activated('62', { pieces, control })
    scene.act('unit', 'be-i')
    expect(scene.offers('march')).toContain('52')
    expect(scene.refusal('march', '71').code).toBe('not-nearer-supply')
  })
})

describe('units without supply', () => {
  it('§8.4.3.f once back in supply they march on as they like', () => {
    const scene = activated('58', { pieces: { 'g-3c': '58' }, ...german, control: hexes('75 74', 'GE') })
    scene.act('unit', 'g-3c')
    expect(scene.offers('march')).toContain('67')
    scene.act('march', '67')
    expect(scene.control('67')).toBe('AL')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['66', '76']))
  })

  it('§8.3.3 §8.4.3.f a unit without supply takes no hex on its way, but the one where it is supplied again', () => {
    const scene = activated('57', { pieces: { 'g-3c': '57' }, ...german, control: hexes('75', 'GE') })
    scene.act('unit', 'g-3c').act('march', '66')
    expect(scene.control('66')).toBe('GE')
    expect(scene.control('57')).toBe('AL')
  })

  it('§8.4.3.f a marker left from the last check does not bind a unit that is supplied now', () => {
    const pieces = { 'g-xvi': { hex: '85', outOfSupply: true } }
    const scene = activated('85', { pieces, ...german })
    expect(scene.act('unit', 'g-xvi').offers('march')).toEqual(expect.arrayContaining(['94', '75']))
  })

  it('§8.4.3.f nor does a missing marker free one that is not', () => {
    const scene = activated('58', { pieces: { 'g-xvi': '58' }, ...german })
    scene.act('unit', 'g-xvi')
    expect(scene.refusal('march', '49')).toMatchObject({ code: 'not-nearer-supply', rule: '8.4.3.f' })
  })
})

describe('hexes given up', () => {
  it('§8.3.4 §8.4.3.d.cav who leaves a hex to enemy cavalry may still go where its railway leads', () => {
    const control = hexes('97 98 103', 'GE')
    const scene = activated('99', { pieces: { 'f-vii': '99', 'g-8c': '99' }, control })
    scene.act('unit', 'f-vii').act('march', '104').act('halt')
    expect([scene.control('99'), scene.where('f-vii')]).toEqual(['GE', '104'])
  })

  it('§8.3.3 §8.4.3.d who leaves it to infantry may not', () => {
    const control = hexes('97 98 103', 'GE')
    const scene = activated('99', { pieces: { 'f-vii': '99', 'g-30r': '99' }, control })
    scene.act('unit', 'f-vii')
    expect(scene.refusal('march', '104')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
  })

  it('§8.3.3 §8.4.3.c units left on a source of theirs have it back', () => {
    const pieces = { 'f-vii': '105', 'g-30r': '105' }
    const scene = activated('105', { pieces, control: hexes('101 105 107', 'AL') })
    scene.act('unit', 'f-vii')
    expect(scene.refusal('march', '106')).toMatchObject({ code: 'no-supply-there' })
  })

  it('§8.4.3.a the railway past Maubeuge is closed by its fort, besieged or not', () => {
    const control = hexes('72 73 63 64 54 44 45', 'GE')
    const rides = (fort: Record<string, Placed>): string[] => {
      const pieces = { ...fort, 'g-marine': '54', 'g-2c': '45' }
      return activated('45', { pieces, ...german, turn: 6, control })
        .act('unit', 'g-2c')
        .offers('march')
    }
    expect(rides({})).toContain('36')
    for (const besieged of [true, false])
      expect(rides({ 'fort-maubeuge': { hex: '54', besieged } })).not.toContain('36')
  })
})

describe('the railhead of Mézières', () => {
  const open = { ...german, turn: 4, control: hexes('73 64 65 56 63', 'GE') } as const
  it('§8.4.3.h beside 56 is supplied, two hexes away is not', () => {
    const set = { railhead: 1, namurFell: 3 }
    const scene = activated('56', { pieces: { 'g-3c': '56' }, ...open, set })
    scene.act('unit', 'g-3c')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['57', '46', '47']))
    expect(scene.refusal('march', '58').code).toBe('no-supply-there')
  })

  it('§8.4.3.h while Namur stands the marker does nothing, but neither does its railway', () => {
    const set = { railhead: 1, namurFell: 0 }
    const pieces = { 'g-3c': '56', 'fort-namur': { hex: '64', besieged: true }, 'g-x': '64' }
    const scene = activated('56', { pieces, ...open, set })
    scene.act('unit', 'g-3c')
    expect(scene.refusal('march', '57').code).toBe('not-nearer-supply')
  })
})
