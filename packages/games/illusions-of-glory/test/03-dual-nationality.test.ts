/** §3.2.1.h units of two nations. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { canBeOneNation, nationCount, nationSets, sharesNation } from '../rules/03-dual-nationality.ts'
import { AH, BU, GE, RU } from '../sides.ts'

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
  it('§3.2.1.h can be taken for either nation', () => {
    expect([AH, GE, BU].map((nation) => sharesNation(1 << nation, piece('GE_AH_SudArmy')))).toEqual([
      true,
      true,
      false,
    ])
    expect(sharesNation(1 << RU, piece('RU_SB_Yugo'))).toBe(true)
    expect(canBeOneNation(pieces('GE_AH_SudArmy', 'GE_BU_LXIGenKdo'))).toBe(true)
    expect(canBeOneNation(pieces('GE_AH_SudArmy', 'GE_BU_LXIGenKdo', 'AH_I'))).toBe(false)
    expect(canBeOneNation([])).toBe(false)
  })
})
