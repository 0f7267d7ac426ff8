/** August 1914 as the bots fight it: both plans are carried out, guns go against walls, and nothing is done twice. */
import { Bot, contest, sightIn } from '@sandtable/bots'
import { isOffered } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'
import { monthNamed } from '../calendar.ts'
import type { BalanceOfPowersEvent } from '../events.ts'
import { balanceOfPowers } from '../game.ts'
import { nation } from '../nations.ts'
import { place } from '../places.ts'
import { CHIPS } from '../sites.ts'
import { LAYOUT, type State } from '../state.ts'
import { isCorps, nationOf, unit } from '../units.ts'
import { StagedScene } from './scene.ts'

const SEPTEMBER = monthNamed('1914-09')

/** Easy bots play until September begins. */
function august(seed: string): readonly BalanceOfPowersEvent[] {
  const setup = setupOf(balanceOfPowers, '12.1', {}, seed)
  const game = contest(
    MIND,
    setup,
    [1, 2].map((each) => new Bot(MIND, 'easy', each)),
  )
  for (let step = game.next(); !step.done; step = game.next()) {
    const { play, log } = step.value
    if (play.state.month === SEPTEMBER) return log.map(({ event }) => event)
  }
  throw new Error('the game ended in August')
}

describe('August 1914', () => {
  let events: readonly BalanceOfPowersEvent[] = []
  beforeAll(() => {
    events = august('a')
  })
  const first = (is: (event: BalanceOfPowersEvent) => boolean): number => events.findIndex(is)

  it('§6.11 the German bot goes through Belgium and Luxembourg, and nobody else', () => {
    const violated = events.flatMap((event) => (event.type === 'violated' ? [event.nation] : []))
    expect(violated.sort()).toEqual([nation('BE'), nation('LU')].sort())
  })

  it('§10.21 §12.1.special.schlieffen its guns take Liege for nothing in the first fortnight', () => {
    const attack = events.find((event) => event.type === 'attack-declared' && event.place === place('1119'))
    expect(attack).toMatchObject({ units: expect.arrayContaining([unit('DE-siege-1')]) as number[] })
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'attack-paid', place: place('1119') }))
    const fall = first((event) => event.type === 'control-taken' && event.place === place('1119'))
    expect(fall).toBeGreaterThan(0)
    expect(fall).toBeLessThan(first((event) => event.type === 'half-began' && event.fortnight === 2))
  })

  it('§12.1.special.schlieffen §12.1.special.planxvii both plans are carried out', () => {
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'plan-missed' }))
  })

  it('§2.53 Brussels falls to the right wing in the first fortnight', () => {
    const fall = first((event) => event.type === 'control-taken' && event.place === place('0918'))
    expect(fall).toBeGreaterThan(0)
    expect(fall).toBeLessThan(first((event) => event.type === 'half-began' && event.fortnight === 2))
  })

  it('§6.452 the British who wait at home are shipped', () => {
    const shipped = events.flatMap((event) => (event.type === 'shipped' ? event.units : []))
    expect(shipped.some((u) => isCorps(u) && nationOf(u) === nation('GB'))).toBe(true)
  })

  it('§9.61 who holds a chip that may be attacked digs in', () => {
    const dug = events.flatMap((event) => (event.type === 'dug-in' ? [event.place] : []))
    expect(dug.filter((p) => CHIPS.includes(p)).length).toBeGreaterThan(1)
  })

  it('§10.3 neither side runs out of RP without having attacked', () => {
    const paid = events.filter((event) => event.type === 'attack-paid')
    expect(paid.length).toBeGreaterThan(3)
  })
})

const CP_SEAT = 0

describe('habits', () => {
  it('plans begin with what is offered, and the first leaves all to habit', () => {
    const board = new StagedScene({
      units: { '1022': 'DE-inf-2 DE-inf-3 DE-inf-4', '0921': 'FR-inf-3 FR-inf-4', '1023': 'FR-inf-5' },
    })
    const sight = sightIn(board.play, CP_SEAT)
    if (!sight) throw new Error('nobody is asked')
    const [usual, ...others] = MIND.propose(sight, 12, () => 0)
    expect(usual?.orders).toEqual([])
    expect(others.length).toBeGreaterThan(1)
    for (const plan of others) {
      const answer = MIND.follow(sight, plan)
      expect(answer && isOffered(sight.offer, answer)).toBe(true)
    }
  })
})

describe('chances', () => {
  const chanceOfCp = (change: (s: State) => void): number => {
    const board = new StagedScene({
      month: '1914-10',
      fortnight: 2,
      units: { '0522': 'DE-inf-2', '0322': 'FR-inf-1', '3717': 'RU-inf-1' },
    })
    const s = LAYOUT.create()
    LAYOUT.restore(s, board.play.state.words)
    change(s)
    return MIND.evaluate(s, CP_SEAT)
  }
  const take =
    (...ids: readonly string[]) =>
    (s: State): void => {
      for (const id of ids) s.control.set(place(id), nation('DE'))
    }
  const few = chanceOfCp(() => undefined)

  it('§12.1 Paris is worth more to CP than any chip', () => {
    const paris = chanceOfCp(take('0423'))
    expect(paris).toBeGreaterThan(chanceOfCp(take('0619')))
    expect(chanceOfCp(take('0619'))).toBeGreaterThan(few)
  })
  it('§12.1 with fourteen chips it is as good as won', () => {
    expect(chanceOfCp(take('0619', '0621', '1022', '0917'))).toBeGreaterThan(few + 0.3)
  })
})
