import { describe, expect, it } from 'vitest'
import {
  at,
  call,
  type Game,
  type Next,
  Play,
  type Procedure,
  stackAfter,
  stackOf,
  trailOf,
} from '../index.ts'
import { toy, toySetup } from './toy-game.ts'
import { act } from './toy-play.ts'
import type { Toy, ToyTypes } from './toy-types.ts'

type Stage = ToyTypes['stage']

describe('the stack after a stage', () => {
  const march = stackOf('turn', 'march')

  it('has the next stage in its place', () => {
    expect(stackAfter(march, 'combat')).toEqual(stackOf('turn', 'combat'))
  })

  it('keeps the number a stage is left with', () => {
    expect(stackAfter(march, at('march', 3))).toEqual([...stackOf('turn'), { stage: 'march', arg: 3 }])
  })

  it('has the stage called on top, and where to go on below it', () => {
    expect(stackAfter(march, call('battle', at('march', 4)))).toEqual(
      stackOf('turn', at('march', 4), 'battle'),
    )
    expect(stackAfter(march, call(at('battle', 2), 'halt'))).toEqual(stackOf('turn', 'halt', at('battle', 2)))
  })

  it('takes several calls in their order', () => {
    const called = stackAfter(march, call([at('losses', 1), 'fire-back', at('losses', 0)], 'result'))
    expect(called).toEqual(stackOf('turn', 'result', at('losses', 0), 'fire-back', at('losses', 1)))
  })

  it('goes back to the caller when it is done', () => {
    expect(stackAfter(stackAfter(march, call('battle', 'halt')), 'done')).toEqual(stackOf('turn', 'halt'))
  })

  it('is empty when the game ends, whatever was under way', () => {
    expect(stackAfter(march, 'end')).toEqual([])
  })

  it('cannot be done where nobody has called', () => {
    expect(() => stackAfter(stackOf('turn'), 'done')).toThrow('nobody has called turn')
  })

  it('leaves the stack it came from alone', () => {
    stackAfter(march, call('battle', 'halt'))
    expect(march).toEqual(stackOf('turn', 'march'))
  })
})

describe('the trail', () => {
  it('names each procedure under way once, and the step of the last', () => {
    expect(trailOf(stackOf('combat', 'combat/result', 'combat/losses'))).toEqual(['combat', 'combat/losses'])
    expect(trailOf(stackOf('march', 'combat/result', 'retreat'))).toEqual(['march', 'combat', 'retreat'])
  })

  it('says that the game is over', () => {
    expect(trailOf([])).toEqual(['end'])
  })
})

describe('a march interrupted by a battle interrupted by a retreat', () => {
  const asked: string[] = []

  function* ask(g: Toy, what: string): Procedure<string> {
    asked.push(what)
    const { verb } = yield* g.ask(0, {
      rule: '3',
      prompt: 'raid',
      facts: { what },
      choose: () => ({ pass: true, hire: true }),
    })
    return verb
  }

  /** three hexes; a battle in the second, a retreat in the battle. Stages of the toy stand in for those of a game. */
  const PROCEDURES: Readonly<Record<Stage, (g: Toy, arg: number) => Procedure<Next<Stage>>>> = {
    *deal(g, hex) {
      if (hex === 3) return 'close'
      yield* ask(g, `march ${hex}`)
      return hex === 1 ? call('bid', at('deal', hex + 1)) : at('deal', hex + 1)
    },
    *bid(g) {
      return (yield* ask(g, 'battle')) === 'hire' ? call(at('raid', 7), 'bid') : 'done'
    },
    *raid(g, ways) {
      yield* ask(g, `retreat ${ways}`)
      g.state.raids += ways
      return 'done'
    },
    *close(g) {
      yield* ask(g, 'halt')
      return 'end'
    },
  }
  const game: Game<ToyTypes> = { ...toy, stage: (name, g, arg) => PROCEDURES[name](g, arg) }
  const setup = toySetup('stages', game)
  const begin = (...answers: string[]): Play<ToyTypes> => {
    asked.length = 0
    return act(Play.start(setup), ...answers.map((verb) => `ann ${verb}`))
  }
  const ALL = ['pass', 'pass', 'hire', 'pass', 'pass', 'pass', 'pass']

  it('goes on where each of them was left', () => {
    const play = begin(...ALL)
    expect(asked).toEqual(['march 0', 'march 1', 'battle', 'retreat 7', 'battle', 'march 2', 'halt'])
    expect(play.isOver).toBe(true)
    expect(play.state.raids).toBe(7)
  })

  it('shows the stages under way in the trail', () => {
    const play = begin('pass', 'pass', 'hire')
    expect(play.stage).toBe('raid')
    expect(play.trail).toEqual(['deal', 'bid', 'raid'])
  })

  it('sets a checkpoint at each stage: nothing is played again in a fork', () => {
    const play = begin('pass', 'pass', 'hire')
    asked.length = 0
    const fork = play.fork()
    expect(asked).toEqual(['retreat 7'])
    expect(fork.hash()).toBe(play.hash())
    act(fork, 'ann pass', 'ann pass')
    expect(fork.trail).toEqual(['deal'])
    expect(play.trail).toEqual(['deal', 'bid', 'raid'])
  })

  it('is plain data that can be taken up elsewhere', () => {
    const play = begin('pass', 'pass', 'hire')
    const { words, stack, chance } = play.checkpoint
    const copy = JSON.parse(JSON.stringify({ stack, chance })) as { stack: typeof stack; chance: number }
    const resumed = Play.resume(setup, { words: words.slice(), ...copy })
    expect(resumed.hash()).toBe(play.hash())
    act(resumed, 'ann pass', 'ann pass', 'ann pass', 'ann pass')
    expect(resumed.isOver).toBe(true)
  })

  it.each(ALL.map((_, n) => n))('has a hash of its own after %i answers', (n) => {
    const hashes = ALL.map((_, count) => begin(...ALL.slice(0, count)).hash())
    expect(hashes.filter((hash) => hash === hashes[n])).toHaveLength(1)
  })
})
