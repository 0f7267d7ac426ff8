import { describe, expect, test } from 'vitest'
import { axisOf, bandOf, CHART, momentAt, pinsOf } from '../../analysis/chance-geometry.ts'
import { modelOf, type PlayedGame } from '../../analysis/model.ts'
import { signed, wholePercent } from '../../analysis/percent-points.ts'
import type { Findings } from '../../analysis/study.ts'
import { group, line, small } from './sample-log.ts'

const six = { face: 6, nation: 'russia' }

const game: PlayedGame = {
  sides: [
    { nation: 'austria-hungary', title: 'Austria-Hungary' },
    { nation: 'russia', title: 'Russia' },
  ],
  log: [
    group('Turn 1', line(1, 'A marched.', { space: 7 })),
    group('Combat', line(2, 'B attacked.', { space: 9 }), small(3, 'Rolled.', { dice: [six] })),
    group('Turn 2', line(5, 'C marched.')),
    group('The end', line(6, 'The game is over.')),
  ],
  timeline: [
    { from: 0, to: 4, nation: 'austria-hungary', label: 'Turn 1', dots: [] },
    { from: 4, to: 4, nation: 'russia', dots: [] },
    { from: 4, to: 6, nation: 'austria-hungary', label: 'Turn 2', dots: [] },
  ],
  length: 6,
}

const curveOf = (...firsts: readonly number[]): Findings['curve'] => firsts.map((p) => [p, 1 - p])

const findings: Findings = {
  curve: curveOf(0.5, 0.6, 0.6, 0.4, 0.4, 0.41, 1),
  luck: [{ at: 3, bySeat: [-0.15, 0.15] }],
  luckBySeat: [-0.15, 0.15],
}

describe('turning points', () => {
  const { points } = modelOf(findings, game)

  test('come in the order of play, in the words of the log, with who gained', () => {
    expect(points.map(({ number, text, seat }) => [number, text, seat])).toEqual([
      [1, 'A marched.', 0],
      [2, 'B attacked.', 1],
    ])
    expect(points[1]).toMatchObject({ at: 3, where: 'Combat', space: 9, dice: [six] })
    expect(points[1]?.gain).toBeCloseTo(0.2, 10)
  })

  test('tell how much of them was luck', () => {
    expect(points[0]?.luck).toBe(0)
    expect(points[1]?.luck).toBeCloseTo(0.15, 10)
  })

  test('are the greatest, and the end of the game is none of them', () => {
    const log = Array.from({ length: 12 }, (_, n) => group('Turn', line(n + 1, `${n + 1}`)))
    const steps = [0.03, 0.05, 0.01, 0.04, 0.06, 0.035, 0.07, 0.02, 0.032, 0.055]
    const curve = curveOf(...steps.reduce((all, step) => [...all, (all.at(-1) ?? 0) + step], [0.1]), 0.5, 1)
    const long = modelOf({ curve, luck: [], luckBySeat: [0, 0] }, { ...game, log, length: 12 })
    expect(long.points).toHaveLength(7)
    expect(long.points.map(({ text }) => text)).not.toContain('12')
    const [first] = long.points
    expect(first?.number).toBe(1)
  })

  test('may be the last throw', () => {
    const luck = [{ at: 6, bySeat: [0.5, -0.5] }]
    const decided = modelOf({ ...findings, luck }, game)
    expect(decided.points.at(-1)).toMatchObject({ at: 6, text: 'The game is over.', seat: 0 })
  })
})

describe('luck', () => {
  test('is told for each side, with what went best for it', () => {
    const { luck } = modelOf(findings, game)
    expect(luck.map(({ total }) => total)).toEqual([-0.15, 0.15])
    expect(luck[0]?.best).toEqual([])
    expect(luck[1]?.best).toMatchObject([{ text: 'B attacked.', at: 3, seat: 1 }])
  })

  test('that is too little to be told from nothing is no lucky throw', () => {
    const luck = [{ at: 3, bySeat: [0.004, -0.004] }]
    expect(modelOf({ ...findings, luck }, game).luck.map(({ best }) => best.length)).toEqual([0, 0])
  })
})

describe('the chances', () => {
  const { turns, points, curve } = modelOf(findings, game)

  test('are listed for the beginning of each turn and for the end', () => {
    expect(turns.map(({ label, at }) => [label, at])).toEqual([
      ['Turn 1', 0],
      ['Turn 2', 4],
      [undefined, 6],
    ])
    expect(turns[2]?.chances).toEqual([1, 0])
  })

  test('are drawn from the foot to the chance of the side', () => {
    expect(bandOf(curveOf(0.5, 0.5, 0.5, 1), 0)).toBe(
      `M0 148L0.0 74.0L${((2 / 3) * CHART.width).toFixed(1)} 74.0L${CHART.width}.0 0.0L${CHART.width} 148Z`,
    )
    // Both together are everything.
    expect(bandOf(curve, 1)).toContain(' 0.0L')
  })

  test('carry the numbers of the turning points, none over another', () => {
    const close = points.map((point, n) => ({ ...point, at: 3 + n }))
    const pins = pinsOf([...close, ...close], curveOf(...Array.from({ length: 100 }, () => 0.99)))
    for (const [n, a] of pins.entries())
      for (const b of pins.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(17)
    for (const { y } of pins) expect(y).toBeGreaterThanOrEqual(8)
  })

  test('name their turns as far as there is room', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ label: `Turn ${n + 1}`, at: n, chances: [] }))
    const labels = axisOf(many, 60)
    expect(labels[0]).toEqual({ text: 'Turn 1', x: 0 })
    expect(labels.length).toBeGreaterThan(10)
    expect(labels.length).toBeLessThan(20)
    expect(labels.at(-1)?.text).toMatch(/^\d+$/)
  })

  test('are found again under the pointer', () => {
    expect([-5, 0, CHART.width / 2, CHART.width, 999].map((x) => momentAt(x, 6))).toEqual([0, 0, 3, 6, 6])
  })
})

describe('figures', () => {
  test('are whole percent with their sign', () => {
    expect([0.124, -0.031, 0.004, -0.004].map(signed)).toEqual(['+12', '−3', '0', '0'])
    expect(wholePercent(0.555)).toBe(56)
  })
})
