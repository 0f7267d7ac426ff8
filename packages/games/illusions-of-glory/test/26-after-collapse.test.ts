/** Chapters 20 and 26: what those who leave the war leave behind. */
import { describe, expect, it } from 'vitest'
import { GROUND, hasGround } from '../state.ts'
import { space } from '../map.ts'
import { StagedScene } from './scene.ts'
import { COLLAPSES, type SceneSpec } from './stage.ts'

/** after the collapses, Serbia stands; it stops at a Serbian repair */
const after = (spec: SceneSpec): StagedScene =>
  new StagedScene({
    stage: COLLAPSES,
    turn: 8,
    tracks: { rp: { 'AP-A': 2 }, vp: 15 },
    status: { BU: 'at-war' },
    ...spec,
    control: { Sofia: 'AP', Burgas: 'AP', ...spec.control },
    pieces: { SB_1stArmy: { at: 'Belgrade', reduced: true }, ...spec.pieces },
  }).act('no')

describe('the collapse of Bulgaria', () => {
  it('§26.3.1.d a space of neutral Greece is nobody’s when its Bulgarians are gone', () => {
    const scene = after({ pieces: { BU_1stArmy: 'Kavalla' } })
    expect([scene.where('BU_1stArmy'), scene.control('Kavalla')]).toEqual(['eliminated', 'none'])
  })
  it('§20.3.5.a a siege they took part in is lifted', () => {
    const scene = after({
      status: { RO: 'at-war', BU: 'at-war' },
      pieces: { BU_1stArmy: 'Bucharest', 'AH_inf_SCU.1': 'Bucharest' },
    })
    expect(hasGround(scene.state, space('Bucharest'), GROUND.mustLeave)).toBe(true)
  })
})
