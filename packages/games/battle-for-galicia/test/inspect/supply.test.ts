import { describe, expect, it } from 'vitest'
import { railUse, supplyLine, zoneHexes } from '../../inspect/index.ts'
import { GRID, hex } from '../../map.ts'
import { supplyPhase } from '../../rules/11-supply.ts'
import { AH, RU } from '../../sides.ts'
import { activeSide, hexOf, isInEnemyZone, isOnMap, LAYOUT, type State, supplyOf } from '../../state.ts'
import { ARMY } from '../../units.ts'
import { StagedScene } from '../scene.ts'
import { positions } from './positions.ts'

/** The supply phase on a copy, where nothing else happens. */
function judged(play: { readonly state: State }): State {
  const s = LAYOUT.copy(play.state)
  supplyPhase({ state: s, emit: undefined } as unknown as Parameters<typeof supplyPhase>[0])
  return s
}

describe('the supply line of a hex', () => {
  it('§11.4 has the grade that the supply phase would give', () => {
    let seen = 0
    for (const { play } of positions(3, 40, ['move'])) {
      const side = activeSide(play.state)
      const after = judged(play)
      for (const u of ARMY[side] as readonly number[]) {
        if (!isOnMap(play.state, u) || !isOnMap(after, u)) continue
        expect(supplyLine(play.state, side, hexOf(play.state, u)).grade).toBe(supplyOf(after, u))
        seen++
      }
    }
    expect(seen).toBeGreaterThan(200)
  })

  it('§11.3 is a line of neighbours from the hex to a source, with at most one hex in an open enemy zone', () => {
    for (const { play } of positions(2, 200)) {
      for (const u of ARMY[AH] as readonly number[]) {
        if (!isOnMap(play.state, u)) continue
        const { path, length, zones } = supplyLine(play.state, AH, hexOf(play.state, u))
        if (length < 0) continue
        expect(path.length).toBe(length + 1)
        path
          .slice(1)
          .forEach((h, i) => expect(GRID.direction(path[i] as number, h)).toBeGreaterThanOrEqual(0))
        expect(zones.length).toBeLessThanOrEqual(1)
      }
    }
  })

  it('§11.2 §11.3 names railway, weakest link and what is wrong', () => {
    const open = new StagedScene({ units: { 'AH-4': '9.14', 'RU-7': '12.14' } })
    const line = supplyLine(open.state, AH, hex('9.14'))
    expect([line.kind, line.length, line.trouble]).toEqual(['rail', 0, 'none'])
    expect(line.rail.length).toBeGreaterThan(1)
    expect(line.weakest?.distance).toBeGreaterThan(0)
    const ring = ['10.13', '10.14', '9.13', '9.15', '8.13', '8.14']
    const around = Object.fromEntries(
      ['RU-7', 'RU-10', 'RU-17', 'RU-38', 'RU-3', 'RU-35'].map((id, i) => [id, ring[i] as string]),
    )
    const shut = new StagedScene({ units: { 'AH-4': '9.14', ...around } })
    expect(supplyLine(shut.state, AH, hex('9.14')).trouble).toBe('surrounded')
  })

  it('§6.1 zones are the hexes the enemy pays for', () => {
    for (const { play } of positions(2, 300)) {
      const zone = new Set(zoneHexes(play.state, RU))
      for (let h = 0; h < GRID.size; h++) expect(zone.has(h)).toBe(isInEnemyZone(play.state, AH, h))
    }
  })

  it('§11.2 railways are cut where an enemy stands', () => {
    const scene = new StagedScene({ units: { 'RU-7': '9.14' } })
    const rails = railUse(scene.state, AH)
    expect(rails.cut).toContain(hex('9.14'))
    expect(rails.linked).toContain(hex('5.17'))
    expect(rails.open.every((line) => line.length > 1)).toBe(true)
  })
})
