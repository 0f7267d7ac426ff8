/** Stacks and markers on the map. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { methods } from '../../table/methods.ts'
import { spotsFor } from '../../table/spots.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf, scenes } from './scenes.ts'

describe('stacks', () => {
  it('lie apart by side and arm, every piece once', { timeout: 60_000 }, () => {
    for (const scene of scenes(1, 61, 'en')) {
      const stacks = methods.stacks(scene)
      const pieces = stacks.flatMap(({ counters }) => counters.map(({ unit }) => unit))
      expect(new Set(pieces).size).toBe(pieces.length)
      expect(pieces).toHaveLength([...scene.state.where].filter((h) => h >= 0).length)
      const places = stacks.map(({ space, spot }) => `${space} ${spot?.dx} ${spot?.dy}`)
      expect(new Set(places).size).toBe(places.length)
    }
  })

  it('stay within the hex and clear of each other, however many', () => {
    for (let allied = 0; allied <= 5; allied++)
      for (let german = allied === 0 ? 1 : 0; german <= 5; german++) {
        const { allied: below, german: above } = spotsFor(allied, german)
        const spots = [...below, ...above]
        expect(spots).toHaveLength(allied + german)
        for (const { dx, dy, size } of spots) {
          // the corner farthest out, against the slanting sides of a hex with a side at its top
          const [x, y] = [Math.abs(dx) + size / 2, Math.abs(dy) + size / 2]
          expect(y).toBeLessThanOrEqual(0.5)
          expect(x).toBeLessThanOrEqual((1 - y) / Math.sqrt(3) + 0.06)
        }
        for (const a of spots)
          for (const b of spots)
            if (a !== b)
              expect(Math.max(Math.abs(a.dx - b.dx), Math.abs(a.dy - b.dy))).toBeGreaterThanOrEqual(
                (a.size + b.size) / 2 - 1e-9,
              )
      }
  })

  it('§2.4 show strengths in parentheses, disruption, forts and their defence', () => {
    const board = new Board({
      pieces: { 'g-vii': { hex: '73', back: true }, 'fort-maubeuge': { hex: '54', lost: 1 } },
      side: 'GE',
    })
    const counters = methods.stacks(sceneOf(board.play, 1, 'en')).flatMap((stack) => stack.counters)
    const corps = counters.find(({ unit }) => unit === piece('g-vii'))
    expect(corps?.face).toMatchObject({ reduced: true, steps: 1, fullSteps: 2, size: 'XXX' })
    const fort = counters.find(({ unit }) => unit === piece('fort-maubeuge'))
    expect(fort?.face).toMatchObject({ symbol: 'fort', figures: [4], artillery: 2, steps: 3, fullSteps: 4 })
  })
})

describe('markers', () => {
  it('§8.3 §9.7 §9.5.3 §8.4.5 lie where control, trenches, sieges and blocks are', () => {
    const board = new Board({
      pieces: {
        'g-vii': '73',
        'g-x': '64',
        'fort-namur': { hex: '64', besieged: true },
        'f-i': '63',
      },
      turn: 2,
      side: 'GE',
      control: { '72': 'GE', '73': 'GE', '64': 'GE' },
      trenches: { '64': 1 },
    })
    const before = methods.marks?.(sceneOf(board.play, 1, 'en')) ?? []
    const kindsAt = (id: string): string[] =>
      before.filter(({ space }) => space === hex(id)).map(({ kind }) => kind)
    expect(kindsAt('64').sort()).toEqual(['control', 'siege', 'trench'])
    board.act('activate', '73').act('unit', 'g-vii').act('march', '63')
    const marks = methods.marks?.(sceneOf(board.play, 1, 'en')) ?? []
    expect(marks.filter(({ kind }) => kind === 'blocked')).toMatchObject([
      { space: hex('73'), towards: hex('63') },
    ])
    expect(marks.filter(({ kind }) => kind === 'battle')).toMatchObject([{ space: hex('63') }])
    expect(marks.filter(({ kind }) => kind === 'active')).toMatchObject([{ space: hex('73') }])
  })
})
