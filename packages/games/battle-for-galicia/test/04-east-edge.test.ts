/** §4.5: through GT5 no Austro-Hungarian unit enters 3.01 to 11.01 of its own will. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

const SHADED = [3, 4, 5, 6, 7, 8, 9, 10, 11].map((row) => `${row}.01`)
const OPEN = ['1.01', '2.01', '12.01', '13.01']
const beside = (hex: string): string => hex.replace('.01', '.02')

function mayEnter(mover: string, hex: string, turn: number): boolean {
  const side = mover.startsWith('RU') ? 'RU' : 'AH'
  const scene = new StagedScene({ units: { [mover]: beside(hex) }, turn, side })
  scene.act('unit', mover)
  return scene.offers('march').includes(hex)
}

describe('the shaded hexes of the east edge', () => {
  it.each([1, 5])('§4.5 are closed to Austro-Hungarian movement in GT%i', (turn) => {
    expect(SHADED.filter((hex) => mayEnter('AH-5', hex, turn))).toEqual([])
    expect(SHADED.filter((hex) => mayEnter('AH-3 c', hex, turn))).toEqual([])
  })

  it('§4.5 are named in the refusal', () => {
    const scene = new StagedScene({ units: { 'AH-5': '7.02' }, turn: 5 })
    scene.act('unit', 'AH-5')
    expect(scene.refusal('march', '7.01')).toMatchObject({
      code: 'east-edge-barred',
      rule: '4.5',
      facts: { turn: 5 },
    })
  })

  it.each([6, 12])('§4.5 are open to Austro-Hungarian movement in GT%i', (turn) => {
    expect(SHADED.filter((hex) => !mayEnter('AH-5', hex, turn))).toEqual([])
  })

  it('§4.5 are nine; the hexes of the column above and below them are never closed', () => {
    expect(SHADED).toHaveLength(9)
    expect(OPEN.filter((hex) => !mayEnter('AH-5', hex, 1))).toEqual([])
  })

  it('§4.5 are always open to Russians', () => {
    expect(SHADED.filter((hex) => !mayEnter('RU-18', hex, 2))).toEqual([])
  })

  it('§4.5 §2.2 are closed to German units too', () => {
    expect(mayEnter('G-3 lw', '7.01', 5)).toBe(false)
    expect(mayEnter('G-3 lw', '7.01', 6)).toBe(true)
  })

  it('§4.5 §4.3 a minimum move does not help', () => {
    const scene = new StagedScene({ units: { 'AH-5': '7.02', 'RU-18': '7.03' }, turn: 5 })
    scene.act('unit', 'AH-5')
    expect(scene.offers('march')).not.toContain('7.01')
  })
})

/** Two divisions beat a rifle brigade out of 9.01: 10 against 4 is 2.5:1, a 7 makes it retreat one hex. */
function attackAtTheEdge(turn: number): StagedScene {
  const units = { 'AH-5': '9.02', 'AH-12': '9.02', 'RU-2 rf': '9.01' }
  const scene = new StagedScene({ units, stage: 'combat', turn }).dice(3, 4, 1, 1)
  scene.act('attack', '9.01').act('all').act('fight')
  while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
  return scene
}

describe('by other ways than a march', () => {
  it('§4.5 §9.3.2 there is no advance after combat into a shaded hex in GT5', () => {
    const scene = attackAtTheEdge(5)
    expect(scene.seen('retreated')).toHaveLength(1)
    expect(scene.prompt).toBe('attack')
    expect([scene.where('AH-5'), scene.where('AH-12')]).toEqual(['9.02', '9.02'])
  })

  it('§4.5 §9.3.2 there is one in GT6', () => {
    const scene = attackAtTheEdge(6)
    expect(scene.prompt).toBe('advance')
    scene.act('advance', 'AH-5')
    expect(scene.where('AH-5')).toBe('9.01')
  })

  it('§4.5 §12.1.note cavalry reaction is voluntary and barred in GT5, free in GT6', () => {
    const approach = (turn: number): StagedScene =>
      new StagedScene({ units: { 'AH-3 c': '9.02', 'RU-18': '9.04' }, turn, side: 'RU' })
        .act('unit', 'RU-18')
        .act('march', '9.03')
    const early = approach(5)
    expect(early.prompt).toBe('react')
    expect(early.offers('react')).toEqual(['10.02', '8.02'])
    expect(early.refusal('react', '9.01')).toMatchObject({ code: 'east-edge-barred', rule: '4.5' })
    expect(approach(6).offers('react')).toEqual(['10.01', '10.02', '8.01', '8.02', '9.01'])
  })

  it('§4.5 a retreat is not voluntary: it may lead into a shaded hex in any turn', () => {
    const units = { 'AH-35 ls': '9.02', 'RU-18': '9.03', 'RU-45': '8.02', 'RU-41': '10.02' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 3, side: 'RU' }).dice(3, 4, 1, 1)
    scene.act('attack', '9.02').act('from', '9.03').act('declare').act('fight')
    expect(scene.seen('retreated')).toHaveLength(1)
    expect(scene.where('AH-35 ls')).toBe('9.01')
  })
})
