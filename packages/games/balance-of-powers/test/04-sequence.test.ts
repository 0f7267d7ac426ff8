/** Chapter 4: the sequence of play, and the end of 12.1. */
import { answersOf, Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { DEED, GROUND_MARK, MARK } from '../codes.ts'
import type { BalanceOfPowersEvent } from '../events.ts'
import { balanceOfPowers } from '../game.ts'
import { beginsSeason, monthNamed, seasonName } from '../calendar.ts'
import { place } from '../places.ts'
import { unit } from '../units.ts'
import { RESTS, StagedScene } from './scene.ts'

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
  /** plays a game on with as little as possible; what was asked of whom, and what happened */
  function playOn(play: Play<BalanceOfPowersTypes>, events: BalanceOfPowersEvent[]): number[] {
    const asked: number[] = []
    for (let answers = 0; !play.isOver && answers < 400; answers++) {
      const { seat = 0, question } = play.pending[0] ?? {}
      if (question?.prompt === 'set-up' || question?.prompt === 'pick-force') asked.push(seat)
      const offer = play.offered(seat)
      const possible = offer ? answersOf(offer) : []
      const least = possible.find(({ verb }) => verb === 'done') ?? possible[0]
      play.answer(seat, least ?? { verb: 'done' })
    }
    expect(events.length).toBeGreaterThan(0)
    return asked
  }
  const fortnights = [0, 1, 0, 1]

  it('§4.1 §4.2 §11.3 §6.53 begins with the set-up of EP and CP; each fortnight is CP then EP', () => {
    const events: BalanceOfPowersEvent[] = []
    const play = Play.start(setupOf(balanceOfPowers, '12.1'), (event) => {
      events.push(event)
    })
    expect(playOn(play, events)).toEqual([1, 0, ...fortnights])
    const types = events.map(({ type }) => type)
    expect(types.slice(0, 4)).toEqual(['set-up', 'set-up', 'month-began', 'half-began'])
    expect(types).not.toContain('season-began')
  })

  it('§4.0 only a scenario that opens with a season has a seasonal turn before its first month', () => {
    const seasons = (scenario: string, month: string): number =>
      new StagedScene({ scenario, month, stages: ['month'] }).seen('season-began').length
    expect([seasons('12.4', '1918-03'), seasons('12.4', '1918-04'), seasons('12.4', '1918-06')]).toEqual([
      1, 0, 1,
    ])
    expect([seasons('12.1', '1914-08'), seasons('12.3', '1916-02'), seasons('12.3', '1916-03')]).toEqual([
      0, 0, 1,
    ])
  })

  it('§4.1 §5.12 September begins with a seasonal turn, and the game ends with October', () => {
    const scene = new StagedScene({ month: '1914-09', stages: ['month'], deeds: DEED.freePlans })
    const events: BalanceOfPowersEvent[] = [...scene.events]
    expect(playOn(scene.play, events)).toEqual([...fortnights, ...fortnights])
    expect(scene.state.turn).toBe(2)
    expect(scene.play.isOver).toBe(true)
    expect(scene.seen('season-began')).toHaveLength(1)
  })

  it("§6.5 §6.53 a half is its side's, and begins with what CP may do about Plan XVII", () => {
    const half = (arg: number, fortnight: 1 | 2): StagedScene =>
      new StagedScene({
        stages: [RESTS, 'campaign/open'],
        arg,
        fortnight,
        side: arg === 0 ? 'EP' : 'CP',
        units: { '0419': 'FR-inf-1' },
      })
    expect([half(1, 1).state.phasing, half(0, 1).state.phasing]).toEqual([1, 0])
    expect([half(0, 2).prompt, half(0, 1).isPast, half(1, 2).isPast]).toEqual(['strike', true, true])
    expect(half(1, 2).seen('half-began')).toMatchObject([{ side: 1, fortnight: 2 }])
  })

  it('§6.53 §6.5 at the end of a half its marks go, at the end of a fortnight its number', () => {
    const marked = new StagedScene({ stages: ['campaign/half'], units: { '2517': 'DE-inf-2' } }).state
    expect(marked.fortnight).toBe(2)
    const scene = new StagedScene({
      stages: [RESTS, 'campaign/close', 'campaign/half'],
      units: { '2517': 'DE-inf-2', '0419': 'FR-inf-1' },
      marks: { [MARK.moved]: 'DE-inf-2' },
    })
    const [battle, spoils] = [place('1025'), place('1024')]
    for (const mark of [GROUND_MARK.trenchBattle, GROUND_MARK.breakthrough, GROUND_MARK.reserveSpent])
      scene.state.ground.add(battle, mark)
    scene.state.ground.add(spoils, GROUND_MARK.spoils)
    scene.act('done')
    const all = GROUND_MARK.trenchBattle | GROUND_MARK.breakthrough | GROUND_MARK.reserveSpent
    expect([scene.state.ground.has(battle, all), scene.state.ground.has(spoils, GROUND_MARK.spoils)]).toEqual(
      [false, true],
    )
    expect(scene.state.marks.get(unit('DE-inf-2'))).toBe(0)
    expect(new StagedScene({ stages: [RESTS, 'campaign/over'] }).state.fortnight).toBe(0)
  })

  it('§6.5 §6.511 §6.53 snow is announced, and leaves the first fortnight alone', () => {
    const weather = (month: string): number =>
      new StagedScene({ month, stages: [RESTS, 'campaign/weather'] }).seen('weather-bad').length
    expect([weather('1915-02'), weather('1915-03'), weather('1914-11')]).toEqual([1, 0, 1])
    const first = new StagedScene({ month: '1915-02', stages: [RESTS, 'campaign/fortnight'], arg: 1 })
    expect(first.seen('half-began')).toHaveLength(1)
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
