import { describe, expect, it } from 'vitest'
import type { FightSpec } from './fight.ts'
import { fought } from './retreating.ts'
import type { StagedScene } from './scene.ts'
import { type Placed } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const AROUND = { 'g-ii': '23', 'g-iii': '24', 'g-iv': '15' }
const control = { '23': 'GE', '24': 'GE', '15': 'GE' } as const
const cutOff = (pieces: Record<string, Placed>, dice: number[], more: Partial<FightSpec> = {}): StagedScene =>
  fought(
    {
      hex: '14',
      attackers: ['g-v'],
      control,
      turn: 8,
      ...more,
      pieces: { ...AROUND, 'g-v': '14', ...pieces },
    },
    5,
    [6, 6, ...dice],
  )

describe('§9.4.5 to the sea', () => {
  it('§9.4.5 every unit rolls for itself', () => {
    const scene = cutOff({ 'f-i': down('14'), 'f-x': down('14'), 'b-1-div': down('14') }, [6, 1, 5, 6])
    expect(scene.seen('sea-retreat-rolled').map(({ die, drm, turn }) => [die, drm, turn])).toEqual([
      [6, 0, 0],
      [1, 0, 10],
      [5, -1, 13],
    ])
  })

  it('§9.4.5 §9.4.4.elim an HQ does not sail: it is lost unless a friendly way leads to friends', () => {
    const scene = cutOff({ 'f-i': down('14'), 'f-hq5': '14', 'f-x': '19' }, [1])
    expect([scene.where('f-i'), scene.where('f-hq5')]).toEqual(['to-come', 'removed'])
  })

  it('§9.4.5 no voluntary way by sea', () => {
    const scene = cutOff({ 'f-i': '14' }, [])
    expect(scene.prompt).not.toBe('retreat-or-stay')
    expect(scene.where('f-i')).toBe('14')
  })

  it('§9.4.5 beaten Allied attackers may use it as well', () => {
    const scene = fought(
      { hex: '14', attackers: ['f-i'], control, turn: 8, pieces: { ...AROUND, 'g-v': '14', 'f-i': '14' } },
      5,
      [6, 1, 4],
    )
    expect([scene.where('f-i'), scene.seen('sea-retreat-rolled')[0]?.turn]).toEqual(['to-come', 13])
  })

  it('§9.4.5 §9.4.3.c from a full coastal hex with no land behind it, too', () => {
    const six = Object.fromEntries(['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-viii'].map((id) => [id, '15']))
    const scene = fought(
      {
        hex: '14',
        attackers: ['g-v', 'g-vi', 'g-xi'],
        control: { '23': 'GE', '24': 'GE', '25': 'GE', '16': 'GE' },
        turn: 8,
        pieces: {
          'g-ii': '23',
          'g-iii': '24',
          'g-iv': '25',
          'g-vii': '16',
          'g-v': '14',
          'g-vi': '14',
          'g-xi': '14',
          'f-i': '14',
          ...six,
        },
      },
      2,
    )
    expect(scene.seen('sea-retreat-rolled').map(({ rule }) => rule)).toEqual(['9.4.5'])
  })

  it('§9.4.5 fresh cavalry in the way is a land retreat: no ships', () => {
    const scene = cutOff({ 'f-i': down('14'), 'g-iv': 'absent', 'g-2c': '15' }, [1])
    expect(scene.where('f-i')).toBe('dead')
  })

  it('§12.5.4 nor from Antwerp', () => {
    const scene = fought({
      hex: '52',
      attackers: ['g-v'],
      control: { '53': 'GE', '62': 'GE', '43': 'GE', '63': 'GE', '73': 'GE', '72': 'GE' },
      pieces: { 'g-v': '52', 'be-i': down('52'), 'g-ii': '53', 'g-iii': '62', 'g-iv': '43' },
    })
    expect(scene.where('be-i')).toBe('dead')
  })
})
