/** §15.1.2: victory points for towns. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

type SeatId = 'AH' | 'RU'

const TOWNS: readonly (readonly [string, string, SeatId, number, number])[] = [
  ['Lublin', '16.22', 'AH', 10, 2],
  ['Krasnostaw', '16.18', 'AH', 3, 1],
  ['Chelm', '18.17', 'AH', 6, 2],
  ['Hrubieszow', '16.13', 'AH', 3, 1],
  ['Lemberg', '7.09', 'RU', 10, 1],
  ['Grodek', '6.10', 'RU', 3, 1],
  ['Sambor', '2.11', 'RU', 6, 2],
  ['Jaworow', '6.12', 'RU', 3, 2],
]

const army = (side: SeatId): string => (side === 'AH' ? 'AH-5' : 'RU-18')

/** points after the first and the second recording step with a unit in the hex */
function twoTurnsIn(hex: string, side: SeatId): [number, number] {
  const scene = new StagedScene({ units: { [army(side)]: hex }, stage: 'combat', turn: 4, side })
  const first = scene.act('done').points(side)
  for (let phase = 0; phase < 4; phase++) scene.act('done')
  return [first, scene.points(side) - first]
}

describe('points for towns', () => {
  it.each(TOWNS)(
    '§15.1.2 §3.2.5 %s (%s) for %s: %i on capture, %i on each later turn',
    (_, hex, side, capture, occupy) => {
      expect(twoTurnsIn(hex, side)).toEqual([capture, occupy])
    },
  )

  it('§15.1.2 nobody scores his own towns', () => {
    for (const [, hex, side] of TOWNS) expect(twoTurnsIn(hex, side === 'AH' ? 'RU' : 'AH')).toEqual([0, 0])
  })

  it('§15.1.2 cavalry takes towns as well', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '16.22' }, stage: 'combat', turn: 2 }).act('done')
    expect(scene.points('AH')).toBe(10)
  })

  it('§15.1.2 §15.0 Lublin held from GT4 to the end is worth 26', () => {
    const scene = new StagedScene({ units: { 'AH-5': '15.22' }, stage: 'movement', turn: 4 })
    scene.act('unit', 'AH-5').act('march', '16.22').act('halt')
    while (scene.prompt !== 'over') scene.act('done')
    expect(scene.points('AH')).toBe(10 + 8 * 2)
    expect(scene.seen('town-captured')).toHaveLength(1)
    expect(scene.seen('town-occupied')).toHaveLength(8)
  })

  it('§15.1.2 Jaworow held from GT8 to the end is worth 11', () => {
    const scene = new StagedScene({ units: { 'RU-18': '6.12' }, stage: 'combat', turn: 8, side: 'RU' })
    while (scene.prompt !== 'over') scene.act('done')
    expect(scene.points('RU')).toBe(3 + 4 * 2)
  })

  it('§15.1.2 passing through is not enough: a unit must be there when the turn ends', () => {
    const scene = new StagedScene({ units: { 'AH-5': '15.22' }, turn: 4 })
    scene.act('unit', 'AH-5').act('march', '16.22').act('march', '16.23').act('halt').act('done').act('done')
    expect(scene.points('AH')).toBe(0)
  })

  it('§15.1.2 a town left and taken again gives no second capture', () => {
    const scene = new StagedScene({ units: { 'AH-5': '16.22' }, turn: 4 })
    const march = (hex: string): void => {
      scene.act('unit', 'AH-5').act('march', hex).act('halt').act('done').act('done').act('done').act('done')
    }
    scene.act('done').act('done').act('done').act('done')
    expect(scene.points('AH')).toBe(10)
    march('16.23')
    expect(scene.points('AH')).toBe(10)
    march('16.22')
    expect(scene.points('AH')).toBe(12)
  })
})

describe('the option “a town stays taken until the enemy enters it”', () => {
  const held = (units: SceneSpec['units']): StagedScene =>
    new StagedScene({ units, turn: 4, options: { towns: 'held' } })
  const pass = (scene: StagedScene, times: number): void => {
    for (let i = 0; i < times; i++) scene.act('done')
  }

  it('§15.1.2 a town left behind still scores', () => {
    const scene = held({ 'AH-5': '15.22' })
    scene.act('unit', 'AH-5').act('march', '16.22').act('march', '16.23').act('halt')
    pass(scene, 2)
    expect(scene.points('AH')).toBe(10)
    pass(scene, 4)
    expect(scene.points('AH')).toBe(12)
  })

  it('§15.1.2 until the enemy has been there', () => {
    const scene = held({ 'AH-5': '16.22', 'RU-45': '17.23' })
    scene.act('unit', 'AH-5').act('march', '15.22').act('halt')
    pass(scene, 2)
    scene.act('unit', 'RU-45').act('march', '16.22').act('march', '16.23')
    pass(scene, 2)
    pass(scene, 2)
    expect(scene.points('AH')).toBe(10)
    pass(scene, 2)
    scene.act('unit', 'AH-5').act('march', '16.22').act('halt')
    pass(scene, 2)
    expect(scene.points('AH')).toBe(12)
  })

  it('§15.1.2 a town nobody has entered scores nothing', () => {
    const scene = held({ 'AH-5': '15.22', 'RU-18': '18.05' })
    pass(scene, 4)
    expect([scene.points('AH'), scene.points('RU')]).toEqual([0, 0])
  })
})
