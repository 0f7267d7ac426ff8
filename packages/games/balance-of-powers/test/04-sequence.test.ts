/** Chapter 4: the sequence of play, and the end of 12.1. */
import { answersOf, Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { BalanceOfPowersEvent } from '../events.ts'
import { balanceOfPowers } from '../game.ts'
import { beginsSeason, monthNamed, seasonName } from '../calendar.ts'
import { StagedScene } from './scene.ts'

describe('the calendar', () => {
  it('§4.0 March, June, September and December begin with a seasonal turn; winter belongs to its December', () => {
    const months = ['1914-08', '1914-09', '1914-12', '1915-02', '1915-03'].map(monthNamed)
    expect(months.map(beginsSeason)).toEqual([false, true, true, false, true])
    expect(months.map(seasonName)).toEqual([
      '1914-summer',
      '1914-autumn',
      '1914-winter',
      '1914-winter',
      '1915-spring',
    ])
  })
})

describe('the sequence of play', () => {
  it('§4.1 §4.2 §11.3 runs from the set-up of EP and CP to October, each fortnight CP then EP', () => {
    const events: BalanceOfPowersEvent[] = []
    const play = Play.start(setupOf(balanceOfPowers, '12.1'), (event) => {
      events.push(event)
    })
    const asked: number[] = []
    while (!play.isOver) {
      const seat = play.pending[0]?.seat ?? 0
      const prompt = play.pending[0]?.question.prompt
      if (prompt === 'set-up' || prompt === 'pick-force') asked.push(seat)
      const offer = play.offered(seat)
      const answers = offer ? answersOf(offer) : []
      play.answer(seat, answers.find(({ verb }) => verb === 'done') ?? answers[0] ?? { verb: 'done' })
    }
    const fortnights = [0, 1, 0, 1]
    expect(asked).toEqual([1, 0, ...fortnights, ...fortnights, ...fortnights])
    expect(events.filter(({ type }) => type === 'season-began')).toHaveLength(1)
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'set-up',
      'set-up',
      'month-began',
      'half-began',
    ])
    expect(play.state.turn).toBe(3)
  })

  it('§12.1 with the chips of August EP wins: Germany has to conquer', () => {
    const scene = new StagedScene({ month: '1914-10', stages: ['month/end'] })
    expect(scene.play.isOver).toBe(true)
    expect(scene.seen('game-ended')[0]).toMatchObject({ winner: 1, scores: [10, 7] })
  })

  it('§12.1 more than 13 chips win for CP, and who holds Berlin and Paris wins before chips are counted', () => {
    const chips = { '0619': 'DE', '0621': 'DE', '1022': 'DE', '0917': 'DE' }
    const cp = new StagedScene({ month: '1914-10', stages: ['month/end'], control: chips })
    expect(cp.seen('game-ended')[0]).toMatchObject({ winner: 0, scores: [14, 4] })
    const ep = new StagedScene({
      month: '1914-10',
      stages: ['month/end'],
      control: { ...chips, '2517': 'FR' },
    })
    expect(ep.seen('game-ended')[0]).toMatchObject({ winner: 1 })
    const draw = { ...chips, '4323': 'RU' }
    const even = new StagedScene({ month: '1914-10', stages: ['month/end'], control: draw })
    expect(even.seen('game-ended')[0]).toMatchObject({ winner: 2, scores: [13, 5] })
  })
})
