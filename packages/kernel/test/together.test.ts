import { describe, expect, it } from 'vitest'
import { conform, describeFailure } from '../conformance/index.ts'
import { type Game, Match, NOBODY, odds, Play, recordOf, replay, type TogetherOptions } from '../index.ts'
import { RULES, THREE, toy, toySetup } from './toy-game.ts'
import { act, action, startPlay } from './toy-play.ts'
import { earn, goldOf, POWERS } from './toy-state.ts'
import type { Toy, ToyEvent, ToyTypes } from './toy-types.ts'

/** Each power spends its gold on men one by one, until it passes: red and grey are ann's, green is bob's, blue is cat's. */
function* shop(g: Toy, power: number) {
  let men = 0
  for (;;) {
    const pick = yield* g.ask(power, {
      rule: '3',
      prompt: 'raid',
      facts: { power, hired: men },
      choose: () => ({ hire: goldOf(g.state, power) > 0, pass: true }),
    })
    if (pick.verb === 'pass') return men
    earn(g.state, power, -1)
    men++
    g.emit?.({ type: 'hired', rule: '3', power })
    if (men === 2) yield* g.within('fight', pause(g, power))
  }
}

function* pause(g: Toy, power: number) {
  yield* g.ask(power, {
    rule: '4',
    prompt: 'resist',
    facts: { power },
    choose: () => ({ resist: true, flee: true }),
  })
}

const market = (options: TogetherOptions): Game<ToyTypes> => ({
  ...toy,
  firstStage: 'bid',
  *stage(name, g) {
    if (name !== 'bid')
      return yield* (function* () {
        yield* []
        return 'end' as const
      })()
    const men = yield* g.together(
      POWERS.map((_, power) => ({ name: 'hire', body: shop(g, power) })),
      options,
    )
    g.emit?.({ type: 'bids-shown', rule: '2', bids: men, winner: 0 })
    yield* g.ask(0, { rule: '3', prompt: 'bid', facts: { power: 0 }, choose: () => ({ pass: true }) })
    return 'end'
  },
})

const OPEN = toySetup('market', market({}))
const SECRET = toySetup('market', market({ secret: true }))
const hired = (play: { readonly log: Match<ToyTypes>['log'] }): number[] =>
  play.log.flatMap(({ event }) => (event.type === 'hired' ? [event.power] : []))
const golds = (play: Play<ToyTypes>): number[] => [...play.state.gold]

describe.each([
  ['open', OPEN],
  ['secret', SECRET],
])('procedures that go on at once, %s', (_, setup) => {
  it('each go on as soon as they are answered', () => {
    const play = startPlay(setup, 'bob hire', 'bob hire', 'bob flee', 'cat hire')
    expect(play.asked(1)?.question.facts).toEqual({ power: 1, hired: 2 })
    expect(play.asked(2)?.question.facts).toEqual({ power: 2, hired: 1 })
    expect(play.asked(0)?.question.facts).toEqual({ power: 0, hired: 0 })
  })

  it('go on to the next power of a seat when the first is done', () => {
    const play = startPlay(setup, 'ann hire', 'ann pass')
    expect(play.asked(0)?.question.facts).toEqual({ power: 3, hired: 0 })
    act(play, 'ann pass')
    expect(play.asked(0)).toBeUndefined()
  })

  it('end when all have ended, with their results in the order of the branches', () => {
    const match = new Match(setup)
    act(match, 'cat hire', 'bob pass', 'ann pass', 'cat pass', 'ann hire')
    expect(match.play.asked(1)).toBeUndefined()
    act(match, 'ann pass')
    expect(match.log.at(-1)?.event).toMatchObject({ type: 'bids-shown', bids: [0, 0, 1, 1] })
    expect(golds(match.play)).toEqual([4, 4, 3, 3])
    expect(match.play.asked(0)?.question.prompt).toBe('bid')
  })

  it('have the same hash in whatever order people answer', () => {
    const [one, other] = [
      startPlay(setup, 'ann hire', 'bob hire', 'cat pass', 'bob hire'),
      startPlay(setup, 'cat pass', 'bob hire', 'bob hire', 'ann hire'),
    ]
    expect(one.hash()).toBe(other.hash())
  })

  it('have breadcrumbs of their own', () => {
    const play = startPlay(setup, 'bob hire', 'bob hire', 'cat hire')
    expect(play.trailOf(1)).toEqual(['bid', 'hire', 'fight'])
    expect(play.trailOf(2)).toEqual(['bid', 'hire'])
    expect(play.trail).toEqual(['bid'])
    expect(play.fork().trailOf(1)).toEqual(['bid', 'hire', 'fight'])
  })

  it('come back in forks, replays and earlier positions', () => {
    const match = act(new Match(setup), 'bob hire', 'ann hire', 'bob hire', 'cat pass')
    const then = match.play.hash()
    expect(match.play.fork().hash()).toBe(then)
    act(match, 'bob resist', 'ann pass')
    expect(match.at(4).hash()).toBe(then)
    const again = replay(setup.game, recordOf(match))
    expect('match' in again && again.match.play.hash()).toBe(match.play.hash())
  })

  it('offer what the branch allows, and refuse the rest', () => {
    const play = startPlay(setup, 'bob hire', 'bob hire')
    expect(play.offered(1)).toEqual({ resist: true, flee: true })
    const match = act(new Match(setup), 'bob hire', 'bob hire')
    const before = match.play.hash()
    expect(match.submit(action('bob hire'))).toMatchObject({ code: 'verb-not-now' })
    expect(match.play.hash()).toBe(before)
  })

  it('let a seat take back what it did last, whatever others have done since', () => {
    const match = act(new Match(setup), 'cat hire', 'bob hire', 'cat pass', 'bob hire')
    const full = match.play.hash()
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(2)).toBe(true)
    expect(match.actions.map(({ seat, verb }) => `${seat} ${verb}`)).toEqual([
      'cat hire',
      'bob hire',
      'bob hire',
    ])
    expect(match.play.hash()).toBe(startPlay(setup, 'cat hire', 'bob hire', 'bob hire').hash())
    expect(match.undo(2)).toBe(true)
    expect(match.play.hash()).toBe(startPlay(setup, 'bob hire', 'bob hire').hash())
    expect(match.undo(2)).toBe(false)
    expect([match.redo(2), match.redo(2), match.redo(2)]).toEqual([true, true, false])
    expect(match.play.hash()).toBe(full)
  })

  it('cannot be taken back when all have ended', () => {
    const match = act(new Match(setup), 'cat pass', 'bob pass', 'ann pass', 'ann pass')
    expect([match.canUndo(1), match.canUndo(2)]).toEqual([false, false])
  })

  it('pass the whole suite', () => {
    const report = conform(setup.game, THREE, { games: 6, seed: 'market', rules: RULES })
    expect(report.failures.map(describeFailure).join('\n')).toBe('')
    expect(report.counts['branches: put in order']).toBeGreaterThan(0)
    expect(report.counts['undo: taken back beside others']).toBeGreaterThan(0)
  })
})

describe('open procedures that go on at once', () => {
  it('are seen by everybody as they go on', () => {
    const match = act(new Match(OPEN), 'cat hire', 'bob hire')
    expect(golds(match.play)).toEqual([4, 3, 3, 4])
    expect(hired(match)).toEqual([2, 1])
  })

  it('have dice in the order in which people answer, and odds of their own', () => {
    const game: Game<ToyTypes> = {
      ...toy,
      firstStage: 'bid',
      *stage(_name, g) {
        yield* g.together([0, 1].map((power) => ({ body: gamble(g, power) })))
        return 'end'
      },
    }
    const setup = toySetup('dice', game)
    const match = act(new Match(setup), 'bob resist')
    expect(match.canUndo(1)).toBe(false)
    const fresh = Play.start(setup)
    expect(odds(fresh, { seat: 1, answer: { verb: 'resist' } })).toMatchObject({ runs: 2 })
    act(match, 'ann resist')
    expect('match' in replay(game, recordOf(match))).toBe(true)
  })
})

function* gamble(g: Toy, power: number) {
  yield* g.ask(power, { rule: '4', prompt: 'resist', facts: { power }, choose: () => ({ resist: true }) })
  const { reading } = g.roll({ count: 1, sides: 6 }, (die) => (die > 3 ? 1 : 0))
  earn(g.state, power, reading)
  g.emit?.({ type: 'lost', rule: '5', power, gold: reading })
}

describe('secret procedures that go on at once', () => {
  it('leave position, views and log as they were for everybody else', () => {
    const match = new Match(SECRET)
    const before = [...match.play.state.words]
    const logged = match.log.length
    act(match, 'cat hire', 'bob hire', 'cat hire', 'cat flee')
    expect([...match.play.state.words]).toEqual(before)
    expect(match.log).toHaveLength(logged)
    expect(golds(match.play.seenFrom(0))).toEqual([4, 4, 4, 4])
    expect(golds(match.play.seenFrom(undefined))).toEqual([4, 4, 4, 4])
  })

  it('are known to who answers', () => {
    const match = act(new Match(SECRET), 'cat hire', 'bob hire', 'cat hire')
    expect(golds(match.play.seenFrom(2))).toEqual([4, 4, 2, 4])
    expect(golds(match.play.seenFrom(1))).toEqual([4, 3, 4, 4])
    expect(match.play.givenTo(2)).toHaveLength(2)
    expect(match.play.given).toHaveLength(0)
  })

  it('tell what happened when all have ended, branch by branch', () => {
    const match = act(
      new Match(SECRET),
      'cat hire',
      'bob hire',
      'ann pass',
      'cat pass',
      'ann hire',
      'bob pass',
    )
    expect(hired(match)).toEqual([])
    act(match, 'ann pass')
    expect(hired(match)).toEqual([1, 2, 3])
    expect(golds(match.play)).toEqual([4, 3, 3, 3])
    expect([0, 1, 2].some((seat) => match.canUndo(seat))).toBe(false)
  })

  it('show others no more than their first question', () => {
    const play = startPlay(SECRET, 'bob hire', 'bob hire')
    const branch = play.asked(1)?.branch
    expect(branch?.face).toMatchObject({ prompt: 'raid', facts: { hired: 0 } })
  })

  it('know odds only from what the seat knows', () => {
    const result: typeof toy.result = (events: readonly ToyEvent[]) => events.map(({ type }) => type)
    const game = { ...market({ secret: true }), result }
    const play = startPlay(toySetup('market', game), 'cat hire', 'bob hire')
    expect(odds(play, { seat: 2, answer: { verb: 'hire' } })).toMatchObject({
      outcomes: [{ p: 1, result: ['hired'] }],
    })
    expect(golds(play.seenFrom(2))).toEqual([4, 4, 3, 4])
  })

  it('let no dice fall and no other power be asked in them', () => {
    const game = (body: (g: Toy) => ReturnType<typeof gamble>): Game<ToyTypes> => ({
      ...toy,
      firstStage: 'bid',
      *stage(_name, g) {
        yield* g.together([{ body: body(g) }, { body: gamble(g, 1) }], { secret: true })
        return 'end'
      },
    })
    const rolling = Play.start(
      toySetup(
        'dice',
        game((g) => gamble(g, 0)),
      ),
    )
    expect(() => act(rolling, 'ann resist')).toThrow('no dice can fall while answers are secret')
  })

  it('end at once where one seat decides for all', () => {
    const setup = {
      ...SECRET,
      scenario: { ...THREE, seats: [{ ...THREE.seats[0], powers: [0, 1, 2, 3] }] },
    } as typeof SECRET
    const play = startPlay(setup, 'ann hire', 'ann pass', 'ann pass', 'ann hire', 'ann pass', 'ann pass')
    expect(golds(play)).toEqual([3, 4, 3, 4])
    expect(play.asked(0)?.question.prompt).toBe('bid')
    expect(toy.view(play.state, NOBODY)).toMatchObject({ gold: [3, 4, 3, 4] })
  })

  it('are noticed by conformance when they meddle with each other', () => {
    const game: Game<ToyTypes> = {
      ...toy,
      firstStage: 'bid',
      *stage(_name, g) {
        yield* g.together(
          [1, 2].map((power) => ({ body: grab(g, power) })),
          { secret: true },
        )
        return 'end'
      },
    }
    const [failure] = conform(game, THREE, {
      games: 8,
      seed: 'grab',
      rules: RULES,
      only: ['branches'],
    }).failures
    expect(failure?.message).toMatch(/is refused in the order of the branches/)
  })
})

/** there is one man only, for who comes first */
function* grab(g: Toy, power: number) {
  for (;;) {
    const pick = yield* g.ask(power, {
      rule: '3',
      prompt: 'raid',
      facts: { power, hired: g.state.hired },
      choose: () => ({ hire: g.state.hired < 1, pass: true }),
    })
    if (pick.verb === 'pass') return
    g.state.hired++
  }
}
