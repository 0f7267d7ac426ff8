/** The head of the table, the inspector, overlays and boxes. */
import { LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { space } from '../../map.ts'
import { boxes } from '../../table/boxes.ts'
import { overlay, overlays } from '../../table/overlays/overlays.ts'
import { report } from '../../table/report.ts'
import { series } from '../../table/series.ts'
import { standing } from '../../table/standing.ts'
import { timeline } from '../../table/methods.ts'
import { StagedScene as Board } from '../scene.ts'
import { randomMatch, sceneOf, scenes, toldTo } from './scenes.ts'

describe('the head of the table', () => {
  it('§5 §7 §17 §23 §24 has the markers of the printed tracks', () => {
    const board = new Board({
      tracks: { vp: 17, will: { RU: 2 }, quality: { AH: 1 }, offensive: { CP: 'AH-SB' }, rp: { GE: 3 } },
      turn: 3,
      round: 2,
    })
    const { scores, tracks = [], rounds } = standing(sceneOf(board.play, 0, 'en'))
    expect(scores).toMatchObject([{ value: 17 }])
    expect(rounds).toMatchObject({ now: 2, all: 6 })
    const track = (title: string, who: string) =>
      tracks.find((each) => each.title === title && each.who === who)
    expect(track('Will', 'Russia')).toMatchObject({ value: 2, note: { tone: 'bad' } })
    expect(track('Quality', 'Austria-Hungary')).toMatchObject({ value: 1, note: { tone: 'bad' } })
    expect(track('MO', 'Central Powers')?.note?.text).toContain('Serbian')
    expect(track('MO', 'Allied Powers')).toBeUndefined()
    expect(track('RP', 'German RPs')?.value).toBe(3)
  })

  it('tells where points come from: start and sources add up to the marker', { timeout: 120_000 }, () => {
    const match = randomMatch(8, 2500)
    const scene = sceneOf(match.play, 0, 'en', toldTo(match, 0))
    const [score] = standing(scene).scores
    const figures = (score?.parts ?? [])
      .map(({ value = '' }) => Number(value.replace('−', '-')))
      .filter((n) => !Number.isNaN(n) && n !== 0)
    expect(figures.reduce((sum, n) => sum + n, 0)).toBe(score?.value)
  })
})

describe('the inspector', () => {
  it('§20 §14 §10 tells of forts, supply and stacking', () => {
    const board = new Board({ pieces: { AH_IV: 'Lutsk', RU_XX: 'Rovno' }, markers: {} })
    const { facts, units, sums } = report(sceneOf(board.play, 0, 'en'), space('Lutsk'))
    const text = (label: string): string => facts.find((each) => each.label === label)?.line.text ?? ''
    expect(text('Fort')).toContain('besieged')
    expect(text('Stacking CP')).toBe('1 of 3')
    expect(units).toHaveLength(1)
    expect(sums).toEqual([{ label: 'CF, Central Powers', value: '3' }])
  })
})

describe.each(LANGUAGES)('everything of the board (%s)', (language) => {
  it('can be shown in any position', { timeout: 120_000 }, () => {
    for (const scene of scenes([1, 3, 6], 500, 83, language)) {
      const places = [0, 40, 90, 150, 212]
      for (const x of places) expect(report(scene, x).title).not.toBe('')
      for (const { id } of overlays)
        for (const x of [undefined, ...places]) expect(overlay(scene, id, x).legend.length).toBeGreaterThan(0)
      expect(boxes(scene).length).toBeGreaterThan(2)
      const text = JSON.stringify([standing(scene), places.map((x) => report(scene, x)), boxes(scene)])
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('tells the game as a line and in figures', { timeout: 120_000 }, () => {
    const match = randomMatch(0, 1500)
    const told = toldTo(match, 0)
    const spans = timeline(told, 1500, language)
    expect(spans.length).toBeGreaterThan(3)
    for (const span of spans) expect(span.to).toBeGreaterThanOrEqual(span.from)
    for (const { lines, labels } of series(told, language))
      for (const { values } of lines) expect(values).toHaveLength(labels.length)
  })
})
