import { describe, expect, it } from 'vitest'
import type { FightSpec } from './fight.ts'
import { fought } from './retreating.ts'
import type { StagedScene } from './scene.ts'

/** Dunkirk and Calais are lost: nothing is left of 14 but the sea */
const AROUND = { 'g-ii': '23', 'g-iii': '24', 'g-iv': '15' }
const control = { '23': 'GE', '24': 'GE', '15': 'GE' } as const
const cutOff = (id: string, die: number, more: Partial<FightSpec> = {}): StagedScene =>
  fought(
    {
      hex: '14',
      attackers: ['g-v'],
      control,
      pieces: { ...AROUND, 'g-v': '14', [id]: { hex: '14', back: true } },
      ...more,
    },
    5,
    [6, 6, die],
  )
const fate = (id: string, die: number): unknown => {
  const scene = cutOff(id, die)
  return scene.where(id) === 'to-come' ? scene.seen('sea-retreat-rolled')[0]?.turn : scene.where(id)
}

describe('§9.4.5 retreat by sea', () => {
  it('§9.4.5 a French unit is away for two to five turns, or lost', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => fate('f-i', die))).toEqual([5, 6, 7, 8, 'dead', 'dead'])
  })

  it('§9.4.5 the British roll one less, territorials two more, Belgians three more', () => {
    expect([1, 2, 5, 6].map((die) => fate('b-1-div', die))).toEqual([5, 5, 8, 'dead'])
    expect([1, 2, 3].map((die) => fate('f-terr1', die))).toEqual([7, 8, 'dead'])
    expect([1, 2].map((die) => fate('be-3', die))).toEqual([8, 'dead'])
  })

  it('§9.4.5 they are disrupted, who was so suffers nothing more', () => {
    const tired = cutOff('f-i', 1)
    expect([tired.where('f-i'), tired.face('f-i')]).toEqual(['to-come', 1])
    const pieces = { ...AROUND, 'g-v': '14', 'g-vi': '14', 'f-i': '14' }
    const spec = { hex: '14', attackers: ['g-v', 'g-vi'], control, pieces }
    const fresh = fought(spec, 2, [6, 6, 6, 1])
    expect([fresh.where('f-i'), fresh.face('f-i')]).toEqual(['to-come', 1])
  })

  it('§9.4.5 only where no land is left, only from the coast, only Allied units', () => {
    const landward = cutOff('f-i', 1, {
      control: { '23': 'GE', '24': 'GE' },
      pieces: {
        'g-ii': '23',
        'g-iii': '24',
        'g-v': '14',
        'f-i': { hex: '14', back: true },
      },
    })
    expect(landward.where('f-i')).toBe('15')
    const german = fought(
      {
        hex: '14',
        attackers: ['f-i'],
        pieces: { 'f-i': '14', 'g-v': { hex: '14', back: true }, 'f-ii': '23', 'f-iii': '24', 'f-iv': '15' },
      },
      5,
      [6, 6],
    )
    expect([german.where('g-v'), german.seen('sea-retreat-rolled')]).toEqual(['dead', []])
  })
})

describe('§12.6 the 4th Division', () => {
  const namur = (back: boolean): StagedScene =>
    fought(
      {
        hex: '64',
        attackers: ['g-vii'],
        pieces: { 'g-vii': '64', 'be-4': { hex: '64', back } },
        control: { '72': 'GE', '73': 'GE' },
      },
      5,
      [6, 6],
    )

  it('§12.6 forced to retreat, it may leave the map for five turns, whole again', () => {
    const scene = namur(true).act('yes')
    expect([scene.where('be-4'), scene.face('be-4')]).toEqual(['to-come', 0])
    expect(scene.seen('fourth-division-left')[0]?.turn).toBe(8)
    expect(scene.control('64')).toBe('GE')
    expect(namur(true).act('no').prompt).toBe('retreat')
  })

  it('§12.6 not when it goes of its own will', () => {
    const scene = namur(false)
    expect(scene.prompt).toBe('retreat-or-stay')
    expect(scene.act('fall-back').rule).toBe('9.4.3.a')
  })
})
