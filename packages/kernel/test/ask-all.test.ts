import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersOf, eyesOf, Match, NOBODY, odds, Play, submit } from '../index.ts'
import { toy, toySetup } from './toy-game.ts'
import { act, action, startPlay } from './toy-play.ts'

const setup = toySetup('bids')
const BIDS = ['ann bid 2', 'ann bid 1', 'bob bid 3', 'cat bid 0']

describe('a question to all', () => {
  it('has the same result in whatever order they answer', () => {
    const expected = startPlay(setup, ...BIDS).hash()
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), fc.nat(3), (order, place) => {
        const others = order.map((i) => ['bob bid 3', 'cat bid 0', 'ann bid 2'][i] as string)
        const second = Math.max(place, others.indexOf('ann bid 2') + 1)
        others.splice(second, 0, 'ann bid 1')
        expect(startPlay(setup, ...others).hash()).toBe(expected)
      }),
      { seed: 1 },
    )
  })

  it('gives the answers in the order asked', () => {
    const { state } = startPlay(setup, 'cat bid 0', 'bob bid 3', 'ann bid 2', 'ann bid 1')
    expect([...state.bid]).toEqual([2, 3, 0, 1])
  })

  it('asks a seat once for each of its powers', () => {
    const play = startPlay(setup)
    expect(play.asked(0)?.power).toBe(0)
    act(play, 'ann bid 2')
    expect(play.asked(0)?.power).toBe(3)
    act(play, 'ann bid 1')
    expect(play.asked(0)).toBeUndefined()
    expect(play.asked(1)?.power).toBe(1)
  })

  it('refuses a second answer, naming who is still to answer', () => {
    const play = startPlay(setup, 'bob bid 1')
    expect(submit(play, action('bob bid 2'))).toMatchObject({
      code: 'not-your-decision',
      facts: { seat: 'bob', asked: 'ann, cat' },
    })
  })

  it('waits for the last answer', () => {
    const play = startPlay(setup, ...BIDS.slice(0, 3))
    expect(play.stage).toBe('bid')
    act(play, BIDS[3] as string)
    expect(play.stage).toBe('raid')
  })

  it('comes back in a fork with the answers given so far', () => {
    const fork = startPlay(setup, 'bob bid 3').fork()
    expect(fork.asked(1)).toBeUndefined()
    act(fork, 'ann bid 2', 'ann bid 1', 'cat bid 0')
    expect(fork.hash()).toBe(startPlay(setup, ...BIDS).hash())
  })
})

describe('an answer nobody may know yet', () => {
  it('changes neither the state nor any view', () => {
    const play = startPlay(setup)
    const before = [...play.state.words]
    const viewOf = (eyes: number): string => JSON.stringify(toy.view(play.state, eyes))
    const views = [NOBODY, eyesOf([1]), eyesOf([2])].map(viewOf)
    act(play, 'ann bid 2')
    expect([...play.state.words]).toEqual(before)
    expect([NOBODY, eyesOf([1]), eyesOf([2])].map(viewOf)).toEqual(views)
  })

  it('is told to nobody', () => {
    const match = new Match(setup)
    const before = match.log.length
    act(match, 'ann bid 2', 'ann bid 1', 'bob bid 3')
    expect(match.log).toHaveLength(before)
  })

  it('makes no difference to what others are offered', () => {
    const offered = (words: string): number => answersOf(startPlay(setup, words).offered(1) ?? {}).length
    expect(offered('ann bid 0')).toBe(offered('ann bid 4'))
  })

  it('makes no difference to the odds others are told', () => {
    const result: typeof toy.result = (events) =>
      events.flatMap((event) => (event.type === 'bids-shown' ? event.bids : []))
    const [poor, rich] = ['ann bid 0', 'ann bid 4'].map((words) => {
      const play = startPlay(toySetup('secret', { ...toy, result }), words, 'ann bid 0', 'cat bid 0')
      return JSON.stringify(odds(play, { seat: 1, answer: { verb: 'bid', arg: 2 } }))
    })
    expect(poor).toBe(rich)
  })

  it('can be taken back while others think', () => {
    const match = new Match(setup)
    const before = match.play.hash()
    act(match, 'ann bid 2')
    expect(match.canUndo(1)).toBe(false)
    expect(match.undo(0)).toBe(true)
    expect(match.play.hash()).toBe(before)
  })

  it('cannot be taken back once all are shown', () => {
    const match = act(new Match(setup), ...BIDS)
    expect([0, 1, 2].some((seat) => match.canUndo(seat))).toBe(false)
  })
})

describe('a question to no one', () => {
  it('is not the end of the game', () => {
    const game = {
      ...toy,
      *stage() {
        yield []
        return 'end' as const
      },
    }
    const play = Play.start(toySetup('none', game))
    expect(play.isOver).toBe(false)
    expect(play.pending).toEqual([])
  })
})
