/** §3.2.1.h units of two nations. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { nationCount, nationSets } from '../rules/03-dual-nationality.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { CP } from '../sides.ts'
import { strike } from './battle.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const pieces = (...ids: string[]): number[] => ids.map(piece)
const fewest = (list: readonly number[]): number => Math.min(...nationSets(list).map(nationCount))

describe('units of two nations', () => {
  it('§3.2.1.h count as the nation that is there already', () => {
    expect(fewest(pieces('GE_AH_SudArmy'))).toBe(1)
    expect(fewest(pieces('GE_AH_SudArmy', 'AH_I'))).toBe(1)
    expect(fewest(pieces('GE_AH_SudArmy', 'GE_I', 'GE_II'))).toBe(1)
    expect(fewest(pieces('GE_AH_SudArmy', 'GE_I', 'AH_I'))).toBe(2)
    expect(fewest(pieces('GE_AH_SudArmy', 'BU_1stArmy'))).toBe(2)
    expect(fewest([])).toBe(0)
  })
  it('§3.2.1.h two of them find a nation they share', () => {
    expect(fewest(pieces('GE_AH_SudArmy', 'GE_BU_LXIGenKdo'))).toBe(1)
    expect(fewest(pieces('GE_AH_SudArmy', 'GE_BU_LXIGenKdo', 'BU_1stArmy'))).toBe(2)
  })
})

describe('a nation that has left the war', () => {
  const treaty: SceneSpec = { turn: 16, set: { treatyTurn: 15 }, status: { RO: 'at-war', BU: 'at-war' } }
  const costs = (spec: SceneSpec, verb: string, at: string): number => {
    const scene = new StagedScene({ round: 3, stage: 'activation', points: 4, ...spec })
    return 4 - scene.act(verb, at).state.points
  }
  it('§9.4.1.a §28.0.d.3 the Yugoslav division is not Russian any more', () => {
    const pieces = { RU_SB_Yugo: 'Constanta', RU_XX: 'Constanta' }
    const spec: SceneSpec = { ...treaty, side: 'AP', pieces: { ...pieces, RO_1stArmy: 'Bucharest' } }
    expect(costs(spec, 'move', 'Constanta')).toBe(2)
    expect(costs({ ...spec, set: {} }, 'move', 'Constanta')).toBe(1)
  })
  it('[AP6] §23.5.b.1 §9.4.1.a nor the Army of the Bug Austrian', () => {
    const pieces = { GE_AH_ArmyoftheBug: 'Tilsit', RU_XX: 'Shavli', GE_I: 'Konigsberg' }
    const spec: SceneSpec = { turn: 16, side: 'CP', cards: { table: ['AP6'] }, pieces }
    expect(costs({ ...spec, status: { AH: 'collapsed' } }, 'attack', 'Tilsit')).toBe(2)
    expect(costs(spec, 'attack', 'Tilsit')).toBe(1)
  })
  it.each([
    [15, 'none'],
    [0, 'AH-SB'],
  ])(
    '§7.3.1-2 an attack on the division alone, treaty of turn %i: the offensive is %s',
    (treatyTurn, left) => {
      const scene = new StagedScene({
        ...{ ...treaty, set: { treatyTurn }, side: 'CP', round: 3, stage: 'combat' },
        pieces: { AH_I: 'Czernowitz', RU_SB_Yugo: 'Jassy' },
        orders: { Czernowitz: 'attack' },
        tracks: { offensive: { CP: 'AH-SB' } },
      })
      strike(scene.dice(3, 3), 'Jassy', ['AH_I'])
      expect(offensiveOf(scene.state, CP)).toBe(left)
    },
  )
})
