/** §5.31 §6.32 the panels of air raids and dogfights: their chances counted out die by die. */
import { describe, expect, it } from 'vitest'
import { place } from '../../places.ts'
import { unit } from '../../units.ts'
import { RESTS, type SceneSpec, StagedScene } from '../scene.ts'
import { CP_SEAT, EP_SEAT, panelOf } from './staged.ts'

const DICE = [1, 2, 3, 4, 5, 6]
const PAIRS = DICE.flatMap((a) => DICE.map((b) => [a, b] as const))
const share = (test: (pair: readonly [number, number]) => boolean): number =>
  PAIRS.filter(test).length / PAIRS.length

describe('a dogfight', () => {
  const spec: SceneSpec = {
    scenario: '12.4',
    month: '1918-04',
    control: { '0921': 'DE', '1022': 'DE' },
    fortresses: { '1022': 2 },
    stages: [RESTS, 'aviation/dogfights'],
    units: { '0921': 'DE-air-DR1JG1 FR-air-S_XIII GB-air-CAMEL' },
  }
  const begun = (): StagedScene => new StagedScene(spec)

  it('§6.322 §6.323 the shot that is asked for, with its chance at each target', () => {
    const panel = panelOf(begun(), CP_SEAT)
    const hits = share(([a, b]) => {
      const board = begun().dice(a, b).act('fire', 'FR-air-S_XIII')
      return board.seen('shot')[0]?.hit === 1
    })
    expect(hits).toBeGreaterThan(0)
    const [chart] = panel.charts
    expect(chart?.bars).toHaveLength(2)
    expect(chart?.bars[0]?.p).toBeCloseTo(hits, 12)
    expect(panel.defender.rows.map(({ action }) => action?.answer.arg).sort()).toEqual(
      ['FR-air-S_XIII', 'GB-air-CAMEL'].map(unit).sort(),
    )
    // those of lower machine-guns fire later
    expect(panel.lines.map(({ rules }) => rules)).toEqual([['6.323'], ['6.323']])
    const aimed = panelOf(begun(), CP_SEAT, { verb: 'fire', arg: unit('GB-air-CAMEL') })
    expect(aimed.charts[0]?.bars).toHaveLength(1)
  })

  it('the other side sees the same fight, and no button', () => {
    const panel = panelOf(begun(), EP_SEAT)
    expect(panel.charts).toEqual([])
    expect([...panel.attacker.rows, ...panel.defender.rows].flatMap(({ action }) => action ?? [])).toEqual([])
  })
})

describe('an air raid', () => {
  const begun = (units: Readonly<Record<string, string>>): StagedScene =>
    new StagedScene({
      scenario: '12.4',
      month: '1918-03',
      stages: [RESTS, 'season/air-raids'],
      arg: 0,
      rp: { FR: 5, GB: 5, DE: 5 },
      units,
    })
  const raid = { verb: 'raid', arg: place('0922') }

  it('§5.313 its chance, without anybody to intercept it', () => {
    const units = { '1123': 'DE-air-GOTHA' }
    const panel = panelOf(begun(units), CP_SEAT, raid)
    const hits = share(([a, b]) => begun(units).dice(a, b).act('raid', '0922').rp('FR') === 4)
    expect(panel.charts[0]?.bars.map(({ p }) => p)).toEqual([expect.closeTo(hits, 12), 0])
    expect(panel.defender.rows).toEqual([])
  })

  it('§5.312 §5.314 a fighter that guards the place: one more on the dice, and its shot', () => {
    const units = { '1123': 'DE-air-GOTHA', '0922': 'FR-air-S_XIII' }
    const panel = panelOf(begun(units), CP_SEAT, raid)
    const flown = (a: number, b: number, c: number, d: number): StagedScene =>
      begun(units).dice(a, b).dice(c, d).act('raid', '0922')
    const damaged = share(([c, d]) => flown(6, 6, c, d).seen('air-damaged').length === 1)
    const hits = share(([a, b]) => flown(a, b, 1, 1).rp('FR') === 4)
    expect(panel.lines.map(({ value }) => value)).toEqual([
      `${(hits * 100).toFixed(1)}\u00a0%`,
      '0.0\u00a0%',
      `${(damaged * 100).toFixed(1)}\u00a0%`,
    ])
    expect(panel.defender.rows).toHaveLength(1)
  })
})
