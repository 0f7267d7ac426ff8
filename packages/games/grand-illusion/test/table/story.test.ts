/** Log, timeline and charts of whole games. */
import { LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { GRID } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'
import { randomMatch, sceneOf, toldTo } from './scenes.ts'

const match = randomMatch(1, 4000)
const told = toldTo(match, 0)

describe('the story of a game', () => {
  it.each(LANGUAGES)('is told in full, phase by phase (%s)', (language) => {
    const groups = methods.log(told, language)
    const lines = groups.flatMap((group) => group.lines)
    const headings = told.filter(({ event }) =>
      ['turn-began', 'segment-began', 'action-ended'].includes(event.type),
    )
    expect(lines).toHaveLength(told.length - headings.length)
    for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(new Set(groups.map(({ title }) => title)).size).toBeGreaterThan(10)
    expect(groups.every(({ title }) => !/undefined/.test(title))).toBe(true)
  })

  it('draws the dice that were thrown, of faces one to six', () => {
    const dice = methods
      .log(told, 'en')
      .flatMap(({ lines }) => lines)
      .flatMap((line) => line.dice ?? [])
    expect(dice.length).toBeGreaterThan(20)
    expect(dice.every(({ face }) => face >= 1 && face <= 6)).toBe(true)
  })

  it('§9.2.2.c shows where the attackers of a battle came from', () => {
    const fights = methods
      .log(told, 'en')
      .flatMap(({ lines }) => lines)
      .flatMap(({ deed }) => (deed?.kind === 'fight' && deed.target !== undefined ? [deed] : []))
    const marched = fights.filter(({ from = [] }) => from.length > 0)
    expect(marched.length).toBeGreaterThan(5)
    for (const { target = -1, from = [] } of marched)
      for (const hex of from) expect(GRID.distance(hex, target)).toBe(1)
  })

  it('has a timeline without gaps, with every turn named', () => {
    const spans = methods.timeline(told, match.length, 'en')
    spans.slice(1).forEach(({ from }, i) => expect(from).toBe(spans[i]?.to))
    expect(spans.at(-1)?.to).toBe(match.length)
    expect(spans.flatMap(({ label }) => label ?? [])).toEqual(
      Array.from({ length: match.play.state.turn }, (_, turn) => `Turn ${turn + 1}`),
    )
  })

  it('§14.1.2 has charts that end with the points as they are', () => {
    const [points, caps, losses] = methods.series(told, 'en')
    expect(points?.lines.map(({ values }) => values.at(-1))).toEqual([...match.play.state.points])
    expect(caps?.lines.every(({ values }) => values.every((value) => value >= 0))).toBe(true)
    expect(losses?.labels).toEqual(points?.labels)
  })

  it('§14.1.3.c adds the points up by their sources', () => {
    const scene = { ...sceneAtEnd(), told }
    for (const { value, parts } of methods.standing(scene).scores) {
      const sums = parts
        .slice(0, -1)
        .map(({ value: said }) => Number.parseInt((said ?? '').replace('−', '-'), 10))
      expect(sums.reduce((sum, n) => sum + n, 0)).toBe(value)
    }
  })
})

const sceneAtEnd = (): Scene => sceneOf(match.play, 0, 'en')
