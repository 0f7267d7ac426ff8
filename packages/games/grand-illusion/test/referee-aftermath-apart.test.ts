import { describe, expect, it } from 'vitest'
import { GRID, hex } from '../map.ts'
import { blockIndex } from '../state.ts'
import { activated } from './activated.ts'
import { LINES, driven, fought, orphaned, ring, wayOut } from './retreating.ts'
import type { Placed } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })

describe('§9.4 HQs and guns are units that retreat, too', () => {
  it('§9.4 an HQ may take another way than its only corps, and go farther', () => {
    const scene = driven({ control: LINES, pieces: { 'f-hq5': '57' } })
    expect(scene.offers('split-off')).toEqual(['f-hq5'])
    scene.act('split-off', 'f-hq5').act('retreat', '48').act('retreat', '49').act('halt-here')
    scene.act('retreat', '47').act('halt-here')
    expect([scene.where('f-hq5'), scene.face('f-hq5'), scene.where('f-i')]).toEqual(['49', 1, '47'])
  })

  it('§9.4 or all go together without more ado', () => {
    const scene = driven({ control: LINES, pieces: { 'f-hq5': '57' } })
      .act('retreat', '47')
      .act('halt-here')
    expect([scene.where('f-hq5'), scene.where('f-i')]).toEqual(['47', '47'])
  })

  it('§9.4 among several units the HQ goes with whom its owner likes', () => {
    const scene = driven({ control: LINES, pieces: { 'f-hq5': '57', 'f-x': down('57') } })
    expect(scene.offers('split-off')).toEqual(['f-hq5', 'f-i', 'f-x'])
  })

  it('§9.4 guns go with their escort or apart', () => {
    const spec = { hex: '57', attackers: ['g-v'], control: LINES }
    const scene = fought({ ...spec, pieces: { 'g-v': '57', 'g-ha420': '57', 'f-i': '57' } }, 5, [6, 1])
    scene.act('split-off', 'g-ha420').act('retreat', '66').act('halt-here').act('retreat', '56')
    expect([scene.where('g-ha420'), scene.where('g-v')]).toEqual(['66', '56'])
  })

  it('§9.4.3.a an HQ alone does not force its way past cavalry', () => {
    const { pieces, control } = ring('47')
    const scene = driven({
      control: { ...control, '47': 'GE' },
      pieces: { ...pieces, 'g-2c': '47', 'f-x': down('57'), 'f-hq5': '57' },
    })
    expect(scene.offers('split-off')).toEqual(['f-i', 'f-x'])
  })
})

describe('§8.4.7 of his own will', () => {
  it('§8.4.7.a Belgians who need not retreat do not choose to leave Belgium', () => {
    const lost = { '44': 'GE', '53': 'GE', '55': 'GE', '63': 'GE', '64': 'GE' } as const
    const spec = { hex: '54', attackers: ['g-v'], control: lost }
    const alone = fought({ ...spec, pieces: { 'be-i': '54', 'g-v': '54' } })
    expect([alone.prompt === 'retreat-or-stay', alone.where('be-i')]).toEqual([false, '54'])
    const french = fought({ ...spec, pieces: { 'f-i': '54', 'g-v': '54' } })
    expect(french.prompt).toBe('retreat-or-stay')
  })

  it('§8.4.7.b the British do not choose a retreat that leads to Paris alone', () => {
    const lost = { '10': 'GE', '11': 'GE', '21': 'GE', '29': 'GE', '30': 'GE' } as const
    const guards = { 'g-ii': '10', 'g-iii': '11', 'g-iv': '21', 'g-vii': '29', 'g-x': '30' }
    const spec = { hex: '20', attackers: ['g-v'], control: lost }
    const scene = fought({ ...spec, pieces: { ...guards, 'g-v': '20', 'b-1-div': '20' } })
    expect([scene.prompt === 'retreat-or-stay', scene.where('b-1-div')]).toEqual([false, '20'])
  })

  it('§8.4.7.b §9.4.3.a cavalry in Paris takes its toll of them as of anybody', () => {
    const lost = { '10': 'GE', '11': 'GE', '21': 'GE', '29': 'GE', '30': 'GE', '19': 'GE' } as const
    const guards = { 'g-ii': '10', 'g-iii': '11', 'g-iv': '21', 'g-vii': '29', 'g-x': '30', 'g-2c': '19' }
    const spec = { hex: '20', attackers: ['g-v'], control: lost }
    const scene = fought({ ...spec, pieces: { ...guards, 'g-v': '20', 'b-1-div': down('20') } })
    expect(scene.where('b-1-div')).toBe('dead')
  })
})

describe('§12.5.3 Ghent', () => {
  it('§12.5.3 no German unit enters it, in retreat neither', () => {
    const friends = { 'f-ii': '53', 'f-iii': '54', 'f-iv': '34', 'f-v': '33', 'f-vi': '45' }
    const spec = { hex: '44', attackers: ['f-i'], turn: 8, control: { '63': 'GE', '73': 'GE' } as const }
    const pieces = { 'f-i': '44', 'g-v': down('44'), ...friends, 'be-i': '52' }
    expect(wayOut(fought({ ...spec, pieces }))).toEqual(['43'])
    const masked = fought({ ...spec, pieces, set: { masked: 1, refuge: 1 } })
    expect([masked.where('g-v'), masked.control('43')]).toEqual(['dead', 'AL'])
  })
})

describe('§9.4.4 the way of an HQ', () => {
  it('§9.4.4.with another supplied HQ behind the front is refuge enough', () => {
    const scene = orphaned({ 'f-hq4': '37' })
    expect([scene.where('f-hq5'), scene.face('f-hq4')]).toEqual(['37', 1])
  })

  it('§9.4.4.with §8.4.7.b a British HQ goes to Paris only if there is no one else', () => {
    const spec = { hex: '20', attackers: ['g-v'] }
    const pieces = { 'g-v': '20', 'b-1-div': down('20'), 'b-hq': '20', 'f-i': '19' }
    const near = fought({ ...spec, pieces: { ...pieces, 'f-x': '9' } }, 5, [1, 6])
    const only = fought({ ...spec, pieces }, 5, [1, 6])
    expect([near.where('b-hq'), only.where('b-hq')]).toEqual(['9', '19'])
  })

  it('§9.4.4.elim §8.4.5.a not across a hexside the enemy has blocked', () => {
    const { pieces, control } = ring('47')
    const side = blockIndex(hex('47'), GRID.direction(hex('47'), hex('57')))
    const scene = orphaned(
      { ...pieces, 'f-x': '47' },
      {
        control,
        prepare: (state) => {
          state.blocked.set(side, 2)
        },
      },
    )
    expect(scene.where('f-hq5')).toBe('removed')
  })

  it('§9.4.4.with left alone with an enemy fort by its own troops, it follows when movement ends', () => {
    const scene = activated('76', {
      side: 'GE',
      control: { '75': 'GE', '76': 'GE' },
      pieces: {
        'g-v': '76',
        'g-hq5': '76',
        'fort-verdun-e': { hex: '76', besieged: true },
        'f-i': '19',
        'g-vi': '85',
      },
    })
    scene.act('unit', 'g-v').act('march', '85').act('halt').act('done')
    expect([scene.where('g-hq5'), scene.face('g-hq5'), scene.control('76')]).toEqual(['85', 1, 'AL'])
  })
})
