/** The log of whole games: a history by turn and round. */
import { LANGUAGES } from '@sandtable/kernel'
import { effectsIn, happeningsOf } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { HOMES } from '../../map.ts'
import { NATIONS } from '../../sides.ts'
import { methods } from '../../table/methods.ts'
import { randomMatch, toldTo } from './scenes.ts'

const match = randomMatch(0, 2500)
const told = toldTo(match, 0)

describe('the story of a game', () => {
  it.each(LANGUAGES)('§6.0 §8.1 is told turn by turn and round by round (%s)', (language) => {
    const groups = methods.log(told, language)
    const titles = groups.map(({ title }) => title)
    const actions = told.filter(({ event }) => event.type === 'action-taken')
    expect(groups.length).toBeGreaterThanOrEqual(actions.length)
    expect(titles.every((title) => !/undefined/.test(title))).toBe(true)
    for (const { text } of groups.flatMap(({ lines }) => lines))
      expect(text).not.toMatch(/undefined|NaN|\[object|\?/)
  })

  it('gathers orders, losses and retreats into one sentence each, and loses none of them', () => {
    const lines = methods.log(told, 'en').flatMap((group) => group.lines)
    const count = (type: string): number => told.filter(({ event }) => event.type === type).length
    expect(lines.length).toBeLessThan(told.length)
    const attacks = lines.filter(({ text }) => /, held by /.test(text))
    expect(attacks).toHaveLength(count('attack-declared'))
    const dice = lines.flatMap((line) => line.dice ?? [])
    expect(dice.length).toBeGreaterThanOrEqual(count('fired'))
    expect(dice.every(({ face }) => face >= 1 && face <= 6)).toBe(true)
  })

  it('names every action that has a part in a sentence: who took it can be told', () => {
    const lines = methods.log(told, 'en').flatMap((group) => group.lines)
    const named = new Set(lines.flatMap(({ at, also = [] }) => [at, ...also]))
    const silent = new Set(['card-left', 'turn-began', 'round-began'])
    const unnamed = told.filter(({ at, event }) => !silent.has(event.type) && !named.has(at))
    expect(unnamed.map(({ event }) => event.type)).toEqual([])
  })

  it('never goes back in time', () => {
    const moments = methods.log(told, 'en').flatMap(({ lines }) => lines.map(({ at }) => at))
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
  })

  it('tells with an event what it was about, in the words of history on its card', () => {
    const played = told.flatMap(({ event }) =>
      event.type === 'action-taken' && event.action === 4 ? [event.card] : [],
    )
    const minor = methods.log(told, 'en').flatMap(({ lines }) => lines.filter((line) => line.minor))
    expect(played.length).toBeGreaterThan(0)
    expect(minor.length).toBeGreaterThan(played.length)
  })

  it('tells of a nation that falls or enters as of what must not be missed, and where to look', () => {
    const serbia = NATIONS.indexOf('SB')
    const event = { type: 'nation-collapsed', rule: '25.1', nation: serbia, removed: [] } as const
    const [group] = methods.log([{ at: 3, event } as unknown as (typeof told)[number]], 'en')
    const [line] = group?.lines ?? []
    expect(line).toMatchObject({ minor: false, deed: { kind: 'note', isGrave: true } })
    expect(HOMES[serbia]).toContain(line?.space)
  })

  it('tells what came of a card with the card: war status, markers, trenches', () => {
    const groups = methods.log(told, 'en')
    const all = happeningsOf(groups)
    const effects = groups.flatMap(({ lines }) => lines.filter(({ deed }) => deed?.kind === 'effect'))
    const shown = new Set(all.flatMap((each) => [...effectsIn(each), ...each.lines.slice(0, 1)]))
    expect(effects.filter((line) => !shown.has(line))).toEqual([])
    const raised = told.filter(({ event }) => event.type === 'war-status-raised')
    const ofCards = all.filter(({ kind }) => kind === 'card').flatMap(effectsIn)
    expect(raised.length).toBeGreaterThan(0)
    for (const { event } of raised) expect(ofCards.map(({ rule }) => rule)).toContain(event.rule)
  })

  it('a card begins the stretch of the side that plays it: the other side sees it listed', () => {
    const [card] = told.filter(({ event }) => event.type === 'action-taken')
    const spans = methods.timeline(told, match.length, 'en')
    expect(spans.some(({ from }) => from === (card?.at ?? 0) - 1)).toBe(true)
  })
})
