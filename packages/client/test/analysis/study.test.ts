import { MIND } from '@sandtable/battle-for-galicia/bot'
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import { Match, recordOf, seedFrom, writeRecord } from '@sandtable/kernel'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { type Analyst, createAnalyst, type Desk } from '../../analysis/analyst.ts'
import { modelOf } from '../../analysis/model.ts'
import type { Commission, FromAnalyst } from '../../analysis/protocol.ts'
import { type Findings, study } from '../../analysis/study.ts'
import { plainPlayer } from '../../browser/players/policy.ts'

function played(isEnough: (match: Match<BattleForGaliciaTypes>) => boolean): Match<BattleForGaliciaTypes> {
  const { game } = battleForGalicia
  const scenario = game.scenarios.find(({ id }) => id === 'krasnik') as (typeof game.scenarios)[0]
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]?.id ?? '']))
  const match = new Match({ game, scenario, options, seed: seedFrom('studied') })
  const decide = plainPlayer(3, { marches: 2, attacks: 2 })
  while (!match.play.isOver && !isEnough(match)) {
    const seat = [0, 1].find((each) => match.play.asked(each)) ?? 0
    match.take({ seat, answer: decide(match.play, seat) })
  }
  return match
}

const recordText = (match: Match<BattleForGaliciaTypes>): string => writeRecord(recordOf(match))

function studied(text: string): Findings {
  const studying = study(MIND, text)
  let step = studying.next()
  while (!step.done) step = studying.next()
  return step.value
}

describe('a finished game', () => {
  const match = played(() => false)
  const findings = studied(recordText(match))

  test('is judged from its start to its result', () => {
    expect(findings.curve).toHaveLength(match.length + 1)
    const winners = match.setup.game.outcome(match.play.state).winners
    if (winners.length === 1) expect(findings.curve.at(-1)?.indexOf(1)).toBe(winners[0])
    for (const [a = 0, b = 0] of findings.curve) expect(a + b).toBeCloseTo(1, 10)
    expect(findings.luck.length).toBeGreaterThan(0)
  })

  test('is shown in both languages with moments that are in it', () => {
    const told = match.log.map(({ at, event }) => ({ at, event }))
    for (const language of ['en', 'ja'] as const) {
      const model = modelOf(findings, {
        sides: battleForGalicia.nations.map((nation, seat) => ({
          nation,
          title: match.setup.scenario.seats[seat]?.title[language] ?? '',
        })),
        log: battleForGalicia.log(told, language),
        timeline: battleForGalicia.timeline(told, match.length, language),
        length: match.length,
      })
      for (const { at, text, where, gain } of [...model.points, ...model.luck.flatMap(({ best }) => best)]) {
        expect(at).toBeGreaterThan(0)
        expect(at).toBeLessThanOrEqual(match.length)
        expect(gain).toBeGreaterThan(0)
        expect(where).not.toBe('')
        expect(/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)).toBe(language === 'ja')
      }
      expect(model.turns.map(({ label }) => label !== undefined)).toEqual([
        true,
        true,
        true,
        true,
        true,
        false,
      ])
    }
  })
})

describe('nothing is told', () => {
  test('of a game that is not over', () => {
    expect(() => studied(recordText(played(({ length }) => length >= 20)))).toThrow('not over')
  })

  test('of a record that does not fit', () => {
    expect(() => studied('{}')).toThrow('not a record')
  })
})

class Told implements Desk {
  readonly asked: Commission[] = []
  isGone = false
  onmessage: Desk['onmessage'] = null
  onerror: Desk['onerror'] = null
  postMessage(message: Commission): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.isGone = true
  }
  say(data: FromAnalyst): void {
    this.onmessage?.({ data } as MessageEvent<FromAnalyst>)
  }
}

const FINDINGS: Findings = { curve: [[0.5, 0.5]], luck: [], luckBySeat: [0, 0] }

function hired(isOver = true) {
  const desks: Told[] = []
  const outcome = { winners: [0], ranking: [] } as never
  const table = {
    outcome: () => (isOver ? outcome : undefined),
    exportRecord: () => 'text',
    presentation: battleForGalicia,
  }
  const newDesk = (): Desk => {
    const desk = new Told()
    desks.push(desk)
    return desk
  }
  const begin = (): { analyst: Analyst; dispose: () => void } =>
    createRoot((dispose) => ({ analyst: createAnalyst(table as never, newDesk), dispose }))
  return { desks, begin }
}

describe('the analyst', () => {
  test('works, can be stopped and begin again, and keeps what was found', () => {
    const { desks, begin } = hired()
    const { analyst } = begin()
    analyst.begin()
    expect(desks[0]?.asked).toEqual([{ game: 'battle-for-galicia', record: 'text' }])
    desks[0]?.say({ progress: 0.4 })
    expect(analyst.now()).toEqual({ state: 'working', progress: 0.4 })
    analyst.stop()
    expect(desks[0]?.isGone).toBe(true)
    desks[0]?.say({ findings: FINDINGS })
    expect(analyst.now()).toEqual({ state: 'stopped', progress: 0.4 })
    analyst.begin()
    desks[1]?.say({ findings: FINDINGS })
    expect(analyst.now()).toEqual({ state: 'there', findings: FINDINGS })
    expect(begin().analyst.now()).toEqual({ state: 'there', findings: FINDINGS })
  })

  test('goes when the sheet is closed', () => {
    const { desks, begin } = hired()
    const { analyst, dispose } = begin()
    analyst.begin()
    dispose()
    expect(desks[0]?.isGone).toBe(true)
  })

  test('says when it cannot', () => {
    const { desks, begin } = hired()
    const { analyst } = begin()
    analyst.begin()
    desks[0]?.say({ trouble: 'lost' })
    expect(analyst.now().state).toBe('failed')
  })

  test('does not begin before the end', () => {
    const { desks, begin } = hired(false)
    begin().analyst.begin()
    expect(desks).toEqual([])
  })
})
