import { describe, expect, it } from 'vitest'
import { ARRIVAL } from '../state.ts'
import { fight, PLAIN } from './fight.ts'
import type { StagedScene } from './scene.ts'
import { beginTurn, QUIET } from './turns.ts'

describe('replacements for CAPs in the last turns', () => {
  /** the dice: CAPs, then an Allied initiative, so that the Germans place first and have nobody */
  const begin = (turn: number, kind: number = ARRIVAL.replacement): StagedScene => {
    const waiting = { hex: 'to-come', arrival: 9, kind } as const
    return beginTurn({ turn, pieces: { ...QUIET, 'f-ii': waiting } }, 1, 1, 2, 1)
  }
  const face = (turn: number, kind?: number): number =>
    begin(turn, kind).act('arrive', 'f-ii').act('place-in', '19').face('f-ii')

  it('§14.1.1.c.1 ordered on turn 7 a unit comes whole on turn 9', () => {
    expect(face(9)).toBe(0)
  })

  it('§14.1.1.c.1 §7.1 kept waiting till turn 10 it comes disrupted, like all whom CAPs bring back from then on', () => {
    expect(face(10)).toBe(1)
    const scene = begin(11).act('arrive', 'f-ii').act('place-in', '19')
    expect(scene.seen('arrived').map(({ disrupted }) => disrupted)).toEqual([true])
  })

  it('§14.1.1.c.1 reinforcements that waited come whole', () => {
    expect(face(10, ARRIVAL.uncertain)).toBe(0)
  })

  it('§14.1.1.c.1 nobody is turned who is put back', () => {
    const scene = begin(10).act('arrive', 'f-ii').act('put-back')
    expect([scene.where('f-ii'), scene.face('f-ii')]).toEqual(['to-come', 0])
  })
})

describe('hits on the British in the short campaign', () => {
  const FULL = Object.fromEntries(['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-viii'].map((id) => [id, '35']))
  const SIXES = Array.from({ length: 10 }, () => 6)

  /** two divisions at Le Cateau whose only way out leads into six French corps */
  const crowded = (): StagedScene =>
    fight({
      hex: '45',
      scenario: 'marne',
      turn: 2,
      entered: true,
      attackers: ['g-ii', 'g-iii'],
      blocked: ['54', '55', '44'],
      pieces: { ...FULL, 'g-ii': '45', 'g-iii': '45', 'b-1-div': '45', 'b-2-div': '45', 'f-i': '19' },
      control: {
        '34': 'GE',
        '44': 'GE',
        '46': 'GE',
        '54': 'GE',
        '55': 'GE',
        '64': 'GE',
        '72': 'GE',
        '73': 'GE',
      },
    })

  it('§14.2.2.b.5 §9.4.3.c a step lost in a crowded retreat is no hit the Germans have inflicted', () => {
    const scene = crowded()
      .dice(...PLAIN, 1, ...SIXES)
      .act('battle', '45')
    scene.act('alone').act('by-the-book').act('fall-back')
    expect(scene.state.britishHits).toBe(1)
    scene.act('fall-back')
    expect(scene.rule).toBe('9.4.3.c')
    scene.act('suffer', 'b-2-div')
    expect([scene.face('b-2-div'), scene.state.britishHits]).toEqual([1, 1])
  })
})
