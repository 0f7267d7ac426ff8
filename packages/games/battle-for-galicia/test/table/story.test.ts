/** Log, timeline and charts of random games. */
import { describe, expect, it } from 'vitest'
import { pointsOf } from '../../state.ts'
import { methods } from '../../table/methods.ts'
import { randomMatch, toldTo } from './scenes.ts'

const match = randomMatch(4, 5000)
const told = toldTo(match, 0)

describe('the story of a game', () => {
  it('is told in groups by phase, without holes', () => {
    for (const language of ['en', 'ja'] as const) {
      const groups = methods.log(told, language)
      expect(groups.length).toBeGreaterThan(10)
      expect(JSON.stringify(groups)).not.toMatch(/undefined|NaN|\[object/)
      expect(groups.every(({ lines }) => lines.length > 0)).toBe(true)
    }
    expect(methods.log(told, 'en').map(({ title }) => title)).toContain('Turn 3 · Russian movement')
  })

  it('puts the steps of a march into one sentence', () => {
    const steps = told.filter(({ event }) => event.type === 'moved').length
    const lines = methods.log(told, 'en').flatMap(({ lines: all }) => all)
    const marches = lines.filter(({ text }) => text.includes(' marched from '))
    expect(marches.length).toBeGreaterThan(10)
    expect(marches.length).toBeLessThan(steps)
  })

  it('says by which way a march came back to where it began', () => {
    const lines = methods.log(told, 'en').flatMap(({ lines: all }) => all)
    expect(lines.some(({ text }) => / marched from .+ by way of .+ and back\.$/.test(text))).toBe(true)
    expect(lines.some(({ text }) => / marched from (\S+) to \1\./.test(text))).toBe(false)
  })

  it('§9.1 reads every result of the table in words, before the points of the attack', () => {
    const lines = methods.log(told, 'en').flatMap(({ lines: all }) => all.map(({ text }) => text))
    const results = lines.filter((text) => text.startsWith('Result '))
    expect(results.length).toBeGreaterThan(3)
    for (const text of results) expect(text).toMatch(/: attackers .+; defenders .+\.$/)
    const scored = lines.findIndex((text) => text.endsWith(' VP for attacking.'))
    expect(lines[scored - 1]).toMatch(/^Result /)
  })

  it('§8.2 tells once of an attack that came to nothing, and not that there was one', () => {
    const [declared, named] = [
      { type: 'attack-declared', rule: '7.1', side: 0, target: 300, from: [301] },
      { type: 'attackers-named', rule: '7.2', units: [3] },
    ] as const
    const barred = { type: 'attack-barred', rule: '8.2', target: 300, column: '1:6' } as const
    const attack = [declared, named, barred].map((event) => ({ at: 9, event }))
    for (const [language, words] of [
      ['en', /no attack took place/],
      ['ja', /成立しなかった/],
    ] as const) {
      const lines = methods.log(attack, language).flatMap(({ lines: all }) => all)
      expect(lines.map(({ text, minor, rule }) => [words.test(text), minor, rule])).toEqual([
        [true, false, '8.2'],
      ])
    }
  })

  it('draws the dice of every combat', () => {
    const rolled = told.filter(({ event }) => event.type === 'combat-rolled').length
    const lines = methods.log(told, 'en').flatMap(({ lines: all }) => all)
    expect(lines.filter(({ dice }) => dice?.length === 2)).toHaveLength(rolled)
  })

  it('never goes back in time', () => {
    const lines = methods.log(told, 'ja').flatMap(({ lines: all }) => all)
    lines.slice(1).forEach((line, i) => expect(line.at).toBeGreaterThanOrEqual(lines[i]?.at ?? 0))
  })

  it('§5.4 tells each side its own story, whoever asked before, and the same one again', () => {
    const copies = toldTo(match, 1).map(({ at, event }) => ({ at, event: { ...event } }))
    const fresh = methods.log(copies, 'en')
    expect(methods.log(toldTo(match, 1), 'en')).toEqual(fresh)
    methods.log(told, 'en')
    expect(methods.log(toldTo(match, 1), 'en')).toEqual(fresh)
    const half = told.slice(0, told.length >> 1)
    const halfCopies = half.map(({ at, event }) => ({ at, event: { ...event } }))
    expect(methods.log(half, 'en')).toEqual(methods.log(halfCopies, 'en'))
  })

  it('covers the whole timeline with dots inside their turns', () => {
    const spans = methods.timeline(told, match.length, 'en')
    expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([0, match.length])
    spans.slice(1).forEach((span, i) => expect(span.from).toBe(spans[i]?.to))
    const attacks = told.filter(({ event }) => event.type === 'attack-declared').length
    expect(spans.flatMap(({ dots }) => dots)).toHaveLength(attacks)
  })

  it('§15.1 ends with the points of the game', () => {
    const [points, lost] = methods.series(told, 'en')
    const { state } = match.play
    expect(points?.lines.map(({ values }) => values.at(-1))).toEqual([pointsOf(state, 0), pointsOf(state, 1)])
    expect(lost?.labels).toEqual(points?.labels)
  })
})
