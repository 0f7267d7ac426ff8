import { describe, expect, it } from 'vitest'
import { spacesPath, unionPath, wayPath } from '../../board/shapes.ts'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

const loops = (path: string): number[] =>
  path
    .split('M')
    .slice(1)
    .map((loop) => loop.split('L').length)

const ringAround = (id: string): number[] =>
  [0, 1, 2, 3, 4, 5].map((side) => battleForGaliciaSheet.neighbour(at(id), side))

describe('outlines', () => {
  it('are one closed line around one hex', () => {
    expect(loops(unionPath(battleForGaliciaSheet, new Set([at('11.15')])))).toEqual([6])
  })

  it('leave out the side between two hexes', () => {
    expect(loops(unionPath(battleForGaliciaSheet, new Set([at('11.15'), at('11.14')])))).toEqual([10])
  })

  it('go around a hole too', () => {
    expect(
      loops(unionPath(battleForGaliciaSheet, new Set(ringAround('11.15')))).sort((a, b) => a - b),
    ).toEqual([6, 18])
  })

  it('close for the whole map', () => {
    const all = new Set(battleForGaliciaSheet.spaces.keys())
    expect(loops(unionPath(battleForGaliciaSheet, all))).toHaveLength(1)
  })

  it('keep apart what does not touch', () => {
    expect(loops(unionPath(battleForGaliciaSheet, new Set([at('11.15'), at('5.05')])))).toEqual([6, 6])
  })
})

describe('paths', () => {
  it('hold all spaces of a kind', () => {
    expect(loops(spacesPath(battleForGaliciaSheet, [at('11.15'), at('5.05')], 0.9))).toEqual([6, 6])
  })

  it('of a way begin beside the counter that goes', () => {
    const way = wayPath(battleForGaliciaSheet, [at('11.15'), at('11.14')])
    expect(way).not.toContain(`M${battleForGaliciaSheet.spaces[at('11.15')]?.x.toFixed(1)}`)
    expect(way).toContain(`L${battleForGaliciaSheet.spaces[at('11.14')]?.x.toFixed(1)}`)
    expect(wayPath(battleForGaliciaSheet, [at('11.15')])).toBe('')
  })
})
