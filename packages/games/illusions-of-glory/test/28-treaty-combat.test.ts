/** Chapter 28.0.d.5: under the treaty nobody comes into Russian spaces as a result of combat. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { isOpenToRetreat } from '../rules/12-combat/retreat/ways.ts'
import { beaten, type Frozen, frozen, JASSY } from './battle.ts'

const TREATY = { treatyTurn: 14 }
const jassy: Frozen = { ...JASSY, defenders: { RO_1stArmy: false } }

describe('retreats', () => {
  it('§28.0.d.5 Romanians find no refuge in Russia', () => {
    expect(beaten(1, jassy).offers('retreat-to')).toContain('Kishinev')
    const scene = beaten(1, { ...jassy, set: TREATY })
    expect(scene.offers('retreat-to')).toEqual(['Bacau', 'Galatz'])
    expect(scene.refusal('retreat-to', 'Kishinev').code).toBe('treaty-forbids')
  })
  it('§28.0.d.5 the Central Powers take nothing from it, §28.0.d.7 but what is not Russian', () => {
    const { s } = frozen({
      ...{ at: 'Jassy', status: { RO: 'at-war' }, turn: 14, set: TREATY, markers: { Odessa: 'RO' } },
      attackers: { RO_1stArmy: 'Bacau' },
      defenders: { GE_XI: false },
    })
    const open = (from: string, to: string): boolean =>
      isOpenToRetreat(s, piece('GE_XI'), space(from), space(to), space('Jassy'))
    expect([open('Jassy', 'Kishinev'), open('Kishinev', 'Odessa')]).toEqual([false, true])
  })
})
