import { describe, expect, it } from 'vitest'
import { type Game, NOBODY, Play, REFEREE, stackOf, type Procedure } from '../index.ts'
import { asking, bent } from './broken-toys.ts'
import { toy, toySetup } from './toy-game.ts'
import { act, RED_RAIDS, startPlay } from './toy-play.ts'
import type { Toy, ToyTypes } from './toy-types.ts'

const setup = toySetup('play')

describe('a play', () => {
  it('runs through phases that ask nothing to the first question', () => {
    const play = Play.start(setup)
    expect(play.stage).toBe('bid')
    expect(play.pending.map(({ power, seat }) => [power, seat])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 0],
    ])
  })

  it('asks the seat that decides for the power', () => {
    const play = startPlay(setup, ...RED_RAIDS)
    expect(play.pending).toHaveLength(1)
    expect(play.asked(0)?.question.prompt).toBe('raid')
    expect(play.asked(1)).toBeUndefined()
    expect(play.offered(1)).toBeUndefined()
    expect(play.offered(0)).toEqual({ raid: [1, 2, 3], hire: true, pass: true })
  })

  it('goes on with the answer where the procedure was', () => {
    const play = startPlay(setup, ...RED_RAIDS, 'ann hire', 'ann raid blue', 'cat flee')
    expect([...play.state.gold]).toEqual([2, 4, 3, 4])
    expect(play.state.raids).toBe(1)
  })

  it('knows the procedures now running', () => {
    const play = startPlay(setup)
    expect(play.trail).toEqual(['bid'])
    act(play, ...RED_RAIDS)
    expect(play.trail).toEqual(['raid'])
    act(play, 'ann raid blue')
    expect(play.trail).toEqual(['raid', 'raid-on'])
    act(play, 'cat resist')
    expect(play.trail).toEqual(['raid'])
  })

  it('forgets a procedure when it is over, in the middle of a phase too', () => {
    const trails: string[] = []
    function* pause(g: Toy): Procedure {
      yield* g.ask(0, { rule: '3', prompt: 'raid', choose: () => ({ pass: true }) })
    }
    function* twice(g: Toy): Procedure {
      yield* g.within('fight', pause(g))
      yield* pause(g)
    }
    const game: Game<ToyTypes> = {
      ...toy,
      *stage(_, g) {
        yield* g.within('raid-on', twice(g))
        yield* pause(g)
        return 'end'
      },
    }
    const play = Play.start(toySetup('nested', game))
    for (; !play.isOver; act(play, 'ann pass')) trails.push(play.trail.join(' > '))
    expect(trails).toEqual(['deal > raid-on > fight', 'deal > raid-on', 'deal'])
  })

  it('has its checkpoint at the last entry of a phase', () => {
    const play = startPlay(setup, ...RED_RAIDS)
    expect(play.isAtCheckpoint).toBe(true)
    const words = [...play.state.words]
    act(play, 'ann hire')
    expect(play.isAtCheckpoint).toBe(false)
    expect([...play.checkpoint.words]).toEqual(words)
    act(play, 'ann raid blue', 'cat flee')
    expect(play.isAtCheckpoint).toBe(true)
    expect([...play.checkpoint.words]).toEqual([...play.state.words])
  })

  it('ends with nobody asked', () => {
    const round = [...RED_RAIDS.map((words) => words.replace('2', '0')), 'ann pass']
    const play = startPlay(toySetup('end', undefined, { rounds: 'two' }), ...round, ...round)
    expect(play.isOver).toBe(true)
    expect(play.stage).toBe('end')
    expect(play.trail).toEqual(['end'])
    expect(play.fork().trail).toEqual(['end'])
    expect(play.pending).toEqual([])
    expect(play.offered(0)).toBeUndefined()
  })

  it('tells a listener what happens, from the first phase on', () => {
    const types: string[] = []
    const play = Play.start(setup, ({ type }) => types.push(type))
    act(play, ...RED_RAIDS)
    expect(types).toEqual(['dealt', 'dealt', 'dealt', 'dealt', 'bids-shown'])
  })

  it('marks what cannot be taken back', () => {
    const play = startPlay(setup, 'ann bid 2', 'ann bid 0', 'bob bid 0')
    expect(play.umpire.barrier).toBe(NOBODY)
    act(play, 'cat bid 0')
    expect(play.umpire.barrier, 'the bids are revealed').toBe(REFEREE)
    act(play, 'ann hire')
    expect(play.umpire.barrier).toBe(NOBODY)
    act(play, 'ann raid blue', 'cat resist')
    expect(play.umpire.barrier, 'dice were rolled').toBe(REFEREE)
  })
})

describe('a fork', () => {
  const middle = [...RED_RAIDS, 'ann hire', 'ann raid blue']

  it('stands at the same point, asking the same', () => {
    const play = startPlay(setup, ...middle)
    const fork = play.fork()
    expect(fork.hash()).toBe(play.hash())
    expect(fork.trail).toEqual(play.trail)
    expect(fork.offered(2)).toEqual(play.offered(2))
  })

  it('goes its own way', () => {
    const play = startPlay(setup, ...middle)
    const fork = play.fork()
    const before = play.hash()
    act(fork, 'cat flee')
    expect(play.hash()).toBe(before)
    const after = fork.hash()
    act(play, 'cat resist')
    expect(fork.hash()).toBe(after)
    expect([...fork.checkpoint.words]).not.toEqual([...play.checkpoint.words])
  })

  it('meets the same dice', () => {
    const play = startPlay(setup, ...middle)
    const fork = play.fork()
    expect(act(fork, 'cat resist').hash()).toBe(act(play, 'cat resist').hash())
  })

  it('takes over what follows from the words: it is worked out once, not for every copy', () => {
    const counts = { restored: 0, copied: 0 }
    const layout: typeof toy.layout = {
      ...toy.layout,
      restore: (state, words) => {
        counts.restored++
        toy.layout.restore(state, words)
      },
      copy: (from) => {
        counts.copied++
        return toy.layout.copy(from)
      },
    }
    const play = startPlay({ ...setup, game: { ...toy, layout } }, ...middle)
    counts.restored = 0
    for (let i = 0; i < 3; i++) play.fork()
    expect(counts).toEqual({ restored: 1, copied: 3 })
    const phase = play.checkpoint.words.slice()
    act(play, 'cat flee')
    expect(play.checkpoint.words).not.toEqual(phase)
    expect(play.fork().hash()).toBe(play.hash())
    expect(counts).toEqual({ restored: 1, copied: 4 })
  })

  it('of a fork is as good', () => {
    const play = startPlay(setup, ...middle)
    expect(play.fork().fork().fork().hash()).toBe(play.hash())
  })

  it('says nothing to the listener of the original', () => {
    let heard = 0
    const play = Play.start(setup, () => heard++)
    act(play, ...middle)
    const before = heard
    act(play.fork(), 'cat flee')
    expect(heard).toBe(before)
  })
})

describe('re-execution', () => {
  it('computes no offers', () => {
    let looked = 0
    const game = asking(({ choose }) => ({
      choose: () => {
        looked++
        return choose()
      },
    }))
    const play = startPlay(toySetup('lazy', game), ...RED_RAIDS, 'ann hire', 'ann raid blue')
    const before = looked
    const fork = play.fork()
    play.imagine(() => undefined)
    expect(looked).toBe(before)
    fork.offered(2)
    fork.offered(2)
    expect(looked, 'once when somebody looks').toBe(before + 1)
  })

  it('starts at the checkpoint, not at the start', () => {
    const entered: string[] = []
    const game = bent({ entered: (_, phase) => entered.push(phase) })
    const play = startPlay(toySetup('short', game), ...RED_RAIDS, 'ann hire')
    entered.length = 0
    play.fork()
    expect(entered).toEqual(['raid'])
  })

  it('takes up a game from a stored checkpoint', () => {
    const play = startPlay(setup, ...RED_RAIDS)
    const { words, stack, chance } = play.checkpoint
    const resumed = Play.resume(setup, { words: words.slice(), stack, chance })
    expect(resumed.hash()).toBe(play.hash())
    act(resumed, 'ann raid blue', 'cat resist')
    expect(resumed.hash()).toBe(act(play, 'ann raid blue', 'cat resist').hash())
  })
})

describe('imagining', () => {
  it('alters the copy, at the checkpoint, and leaves the game alone', () => {
    const play = startPlay(setup, ...RED_RAIDS, 'ann hire')
    const before = play.hash()
    const other = play.imagine((state) => state.gold.fill(9))
    expect([...other.state.gold]).toEqual([8, 9, 9, 9])
    expect(play.hash()).toBe(before)
  })
})

describe('the hash', () => {
  const hashAfter = (...actions: readonly string[]): string => startPlay(setup, ...actions).hash()

  it('is the same for the same game', () => {
    expect(hashAfter(...RED_RAIDS)).toBe(hashAfter(...RED_RAIDS))
  })

  it('tells answers apart that have changed nothing yet', () => {
    const hashes = ['ann bid 0', 'ann bid 1', 'bob bid 0', 'bob bid 1', 'cat bid 1'].map((words) =>
      hashAfter(words),
    )
    expect(new Set([hashAfter(), ...hashes]).size).toBe(6)
  })

  it('tells dice to come apart', () => {
    const play = startPlay(setup, ...RED_RAIDS)
    const before = play.hash()
    play.umpire.chance.pick(6)
    expect(play.hash()).not.toBe(before)
  })

  it('tells stages apart', () => {
    const { words, chance } = startPlay(setup, ...RED_RAIDS).checkpoint
    const hashes = ([['bid'], ['raid'], []] as const).map((stages) =>
      Play.resume(setup, { words, stack: stackOf(...stages), chance }).hash(),
    )
    expect(new Set(hashes).size).toBe(3)
  })
})
