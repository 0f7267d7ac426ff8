/** Chapter 11: supply, its sources and paths. */
import { describe, expect, it } from 'vitest'
import { GRID } from '../map.ts'
import { type Placed, StagedScene, type SceneSpec } from './scene.ts'

type SeatId = 'AH' | 'RU'

/** the supply state of the first unit after its owner's supply phase */
function supplyOf(units: SceneSpec['units']): string {
  const [id = ''] = Object.keys(units)
  return new StagedScene({ units, stage: 'supply', turn: 3, side: id.startsWith('RU') ? 'RU' : 'AH' }).of(id)
    .supply
}

const RINGS: Readonly<Record<SeatId, readonly string[]>> = {
  AH: ['RU-18', 'RU-45', 'RU-41', 'RU-47', 'RU-1 gn', 'RU-2 gn'],
  RU: ['AH-5', 'AH-12', 'AH-46', 'AH-14', 'AH-33', 'AH-37'],
}

/** enemies in every adjacent hex: only a source in the hex itself can help */
function surrounded(side: SeatId, hex: string): SceneSpec['units'] {
  const around = GRID.within(GRID.indexOf(hex), 1).filter((h) => h !== GRID.indexOf(hex))
  const ring = around.map((h, i): [string, Placed] => [RINGS[side][i] ?? '', GRID.idOf(h)])
  return { [side === 'AH' ? 'AH-2' : 'RU-3']: hex, ...Object.fromEntries(ring) }
}

describe('map-edge sources', () => {
  it.each(['1.01', '1.10', '1.26', '2.26', '5.26'])('§11.2 %s is one for Austria-Hungary', (hex) => {
    expect(supplyOf(surrounded('AH', hex))).toBe('in')
  })

  it.each(['6.26', '10.26', '15.26', '16.26', '19.05', '10.01', '2.01', '5.13'])(
    '§11.2 %s is none for Austria-Hungary',
    (hex) => {
      expect(supplyOf(surrounded('AH', hex))).toBe('out')
    },
  )

  it.each(['19.05', '19.26', '10.01', '1.01', '16.26', '18.26'])('§11.2 %s is one for Russia', (hex) => {
    expect(supplyOf(surrounded('RU', hex))).toBe('in')
  })

  it.each(['15.26', '6.26', '2.26', '1.02', '1.10', '14.22'])('§11.2 %s is none for Russia', (hex) => {
    expect(supplyOf(surrounded('RU', hex))).toBe('out')
  })

  it('§11.2 one that the enemy has occupied is lost', () => {
    const units = { 'RU-3': '3.02', 'AH-5': '4.01', 'AH-12': '3.03', 'AH-46': '4.02', 'AH-14': '2.02' }
    expect(supplyOf(units)).toBe('in')
    expect(supplyOf({ ...units, 'AH-33': '3.01', 'AH-37': '2.01' })).toBe('out')
  })
})

/** A Russian division far in the west, reached only by the railway Lemberg - Rawa Ruska - Jaroslau. */
const WEST = { 'RU-3': '4.25' }

describe('railway sources', () => {
  it('§11.2 a railway linked to a friendly edge is a source along its whole length', () => {
    expect(supplyOf(WEST)).toBe('in')
  })

  it('§11.2 an enemy unit on the line cuts it', () => {
    expect(supplyOf({ ...WEST, 'AH-5': '7.15' })).toBe('low')
    expect(supplyOf({ ...WEST, 'AH-5': '10.12' })).toBe('low')
  })

  it('§11.2 an enemy zone on a single hex of the line cuts it, unless a friend stands there', () => {
    expect(supplyOf({ ...WEST, 'AH-5': '7.17' })).toBe('low')
    expect(supplyOf({ ...WEST, 'AH-5': '7.17', 'RU-35': '6.16' })).toBe('in')
    expect(supplyOf({ ...WEST, 'AH-5': '7.17', 'RU-35': '6.15' })).toBe('low')
  })

  it('§11.2 §11.3 a railway has no hex to spare: the one free hex of a path does not help a line', () => {
    expect(supplyOf({ ...WEST, 'AH-5': '8.12' })).toBe('low')
    expect(supplyOf({ ...WEST, 'AH-5': '8.12', 'RU-35': '9.13' })).toBe('in')
  })

  it('§11.2 railways have no owner: Russia uses Austrian lines, Austria-Hungary the line through Brody to Dubno', () => {
    expect(supplyOf(WEST)).toBe('in')
    expect(supplyOf({ 'AH-5': '19.01' })).toBe('in')
    expect(supplyOf({ 'AH-5': '19.01', 'RU-18': '12.04' })).toBe('low')
  })

  it('§11.2 §13.0.a Russian supply never runs through Przemysl, empty as it may be', () => {
    expect(supplyOf({ ...WEST, 'AH-5': '8.14' })).toBe('low')
  })
})

/** With Russians on 7.21 and 7.24 the railway serves Austria-Hungary only up to 6.19. */
const RAILS_CUT = { 'RU-18': '7.21', 'RU-45': '7.24' }

describe('supply paths', () => {
  it.each([
    ['14.22', 8, 'in'],
    ['15.22', 9, 'low'],
    ['18.22', 12, 'low'],
    ['19.22', 13, 'out'],
  ])('§11.4 from %s the path is %i hexes long: %s', (hex, length, supply) => {
    expect(GRID.distance(GRID.indexOf(hex), GRID.indexOf('6.19'))).toBe(length)
    expect(supplyOf({ 'AH-5': hex, ...RAILS_CUT })).toBe(supply)
  })

  it('§11.3 not through enemy units', () => {
    expect(supplyOf(surrounded('AH', '14.22'))).toBe('out')
  })

  it('§11.3 §11.4 through one hex in an open enemy zone, not two, even if that makes it longer', () => {
    // Eight hexes through two zones, nine through one, no way round them all.
    expect(supplyOf({ 'AH-5': '16.22', 'RU-18': '17.24', 'RU-45': '17.21', 'RU-41': '14.22' })).toBe('low')
    expect(supplyOf({ 'AH-5': '16.22', 'RU-18': '15.24', 'RU-45': '15.22' })).toBe('low')
    expect(supplyOf({ 'AH-5': '16.22' })).toBe('in')
  })

  it('§11.3 the unit’s own hex is held by a friend: itself', () => {
    const units = { 'AH-14': '14.22', 'RU-18': '15.23', 'RU-45': '14.23', 'RU-41': '15.21', 'RU-47': '13.22' }
    expect(supplyOf(units)).toBe('in')
  })

  it('§11.3 §13.0.a for Russians not through Przemysl, though nobody is in it', () => {
    const around = { 'AH-5': '3.17', 'AH-12': '2.15', 'AH-46': '2.16', 'AH-14': '4.15', 'AH-33': '4.16' }
    expect(supplyOf({ 'RU-3': '3.16', ...around })).toBe('out')
    const enemies = { 'RU-18': '3.17', 'RU-45': '2.15', 'RU-41': '2.16', 'RU-47': '4.15', 'RU-1 gn': '4.16' }
    expect(supplyOf({ 'AH-5': '3.16', ...enemies })).toBe('in')
  })

  it('§11.3 terrain does not matter: rivers and marsh are no obstacle', () => {
    const units = { 'AH-5': '4.09', 'RU-18': '4.08', 'RU-45': '5.09', 'RU-41': '5.10', 'RU-47': '4.10' }
    expect(supplyOf(units)).toBe('in')
  })
})
