import { describe, expect, it } from 'vitest'
import { isOffered, kernelRefusalText, readAction, submit, whyNot, writeAction } from '../index.ts'
import { asking } from './broken-toys.ts'
import { THREE, toySetup } from './toy-game.ts'
import { action, RED_RAIDS, startPlay } from './toy-play.ts'

const setup = toySetup('submit')
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/

const raiding = () => startPlay(setup, ...RED_RAIDS)
const finished = () => {
  const round = ['ann bid 0', 'ann bid 0', 'bob bid 0', 'cat bid 0', 'ann pass']
  return startPlay(toySetup('over', undefined, { rounds: 'two' }), ...round, ...round)
}

describe('an action', () => {
  it('is accepted when it is offered', () => {
    const play = raiding()
    expect(submit(play, { seat: 'ann', verb: 'raid', arg: 'blue' })).toBeUndefined()
    expect(play.asked(2)?.question.prompt).toBe('resist')
  })

  it('is accepted with an argument that is undefined for a bare verb', () => {
    expect(submit(raiding(), { seat: 'ann', verb: 'hire', arg: undefined })).toBeUndefined()
  })

  it.each(['ann raid blue', 'ann hire', 'bob bid 3'])('is read and written back: %s', (words) => {
    const play = raiding()
    const move = readAction(play, action(words))
    expect('code' in move ? move : writeAction(play, move)).toEqual(action(words))
  })

  it.each(['staff', 'standing'] as const)('says who gave it in the player’s place: %s', (by) => {
    const play = raiding()
    const given = { ...action('ann raid blue'), by }
    const move = readAction(play, given)
    expect('code' in move ? move : writeAction(play, move)).toEqual(given)
    expect(submit(play, given)).toBeUndefined()
  })
})

describe('what is not offered', () => {
  const good = { seat: 'ann', verb: 'raid', arg: 'blue' }

  it.each([
    ['no object', 7, 'malformed', { problem: 'not an object' }],
    ['nothing', null, 'malformed', { problem: 'not an object' }],
    ['a list', [good], 'malformed', { problem: 'not an object' }],
    ['a seat that is no text', { ...good, seat: 0 }, 'malformed', { problem: 'seat is not a text' }],
    ['a verb that is no text', { ...good, verb: undefined }, 'malformed', { problem: 'verb is not a text' }],
    ['an argument that is no text', { ...good, arg: 2 }, 'malformed', { problem: 'arg is not a text' }],
    [
      'an unknown deputy',
      { ...good, by: 'mother' },
      'malformed',
      { problem: 'by is none of staff, standing' },
    ],
    [
      'a deputy that is no text',
      { ...good, by: 1 },
      'malformed',
      { problem: 'by is none of staff, standing' },
    ],
    ['a field too many', { ...good, why: '' }, 'malformed', { problem: 'unknown field "why"' }],
    ['an unknown seat', { ...good, seat: 'dan' }, 'unknown-seat', { seat: 'dan' }],
    ['a verb of no game', { ...good, verb: 'sing' }, 'unknown-verb', { verb: 'sing' }],
    ['a verb of JavaScript', { ...good, verb: 'constructor' }, 'unknown-verb', { verb: 'constructor' }],
    ['an unknown name', { ...good, arg: 'pink' }, 'argument-unknown', { verb: 'raid', arg: 'pink' }],
    ['no argument', { seat: 'ann', verb: 'raid' }, 'argument-missing', { verb: 'raid' }],
    [
      'a superfluous argument',
      { ...good, verb: 'hire' },
      'argument-unexpected',
      { verb: 'hire', arg: 'blue' },
    ],
    ['another seat', { ...good, seat: 'bob' }, 'not-your-decision', { seat: 'bob', asked: 'ann' }],
    [
      'a verb out of turn',
      { seat: 'ann', verb: 'resist' },
      'verb-not-now',
      { verb: 'resist', possible: 'raid, hire, pass' },
    ],
  ])('is refused: %s', (_, bad, code, facts) => {
    const play = raiding()
    const before = play.hash()
    expect(submit(play, bad)).toMatchObject({ code, facts })
    expect(play.hash()).toBe(before)
  })

  it('is refused by the rules themselves where they can say why', () => {
    const refusal = submit(raiding(), { seat: 'ann', verb: 'raid', arg: 'red' })
    expect(refusal).toEqual({ code: 'nothing-there', rule: '3', facts: { target: 0 } })
  })

  it('is refused plainly where they say nothing', () => {
    const play = startPlay(
      toySetup(
        'plain',
        asking(() => ({ refuse: {} })),
      ),
      ...RED_RAIDS,
    )
    expect(submit(play, { seat: 'ann', verb: 'raid', arg: 'red' })).toEqual({
      code: 'not-offered',
      rule: '3',
      facts: { verb: 'raid', arg: 'red' },
    })
  })

  it('is refused after the end, citing the rule of the end', () => {
    const play = finished()
    const before = play.hash()
    expect(submit(play, action('ann pass'))).toEqual({ code: 'game-over', rule: '6', facts: {} })
    expect(submit(play, null)).toMatchObject({ code: 'malformed', rule: '6' })
    expect(play.hash()).toBe(before)
  })

  it('cites the question, or the sequence of play when another is asked', () => {
    const play = raiding()
    expect(submit(play, null)?.rule).toBe('3')
    expect(submit(play, action('ann resist'))?.rule).toBe('3')
    expect(submit(play, action('bob pass'))?.rule).toBe('0')
  })

  it('is told about bare verbs with argument -1', () => {
    const heard: number[] = []
    const refuse = {
      flee: (arg: number) => {
        heard.push(arg)
        return undefined
      },
    }
    const play = startPlay(
      toySetup(
        'bare',
        asking(() => ({ refuse })),
      ),
      ...RED_RAIDS,
    )
    expect(whyNot(play, { seat: 0, answer: { verb: 'flee' } })?.code).toBe('verb-not-now')
    expect(heard).toEqual([-1])
  })
})

describe('an offer', () => {
  const offer = { raid: [1, 2], none: [], hire: true, pass: false }

  it.each([
    [{ verb: 'raid', arg: 2 }, true],
    [{ verb: 'raid', arg: 3 }, false],
    [{ verb: 'raid' }, false],
    [{ verb: 'none', arg: 0 }, false],
    [{ verb: 'hire' }, true],
    [{ verb: 'hire', arg: 0 }, false],
    [{ verb: 'pass' }, false],
    [{ verb: 'sing' }, false],
    [{ verb: 'toString' }, false],
  ])('holds %j: %s', (answer, expected) => {
    expect(isOffered(offer, answer)).toBe(expected)
  })
})

describe('the kernel says why', () => {
  const play = raiding()
  const bad: unknown[] = [
    null,
    action('dan pass'),
    action('bob pass'),
    action('ann sing'),
    action('ann resist'),
    action('ann raid pink'),
    action('ann raid'),
    action('ann hire red'),
  ]
  const plain = startPlay(
    toySetup(
      'plain',
      asking(() => ({ refuse: {} })),
    ),
    ...RED_RAIDS,
  )
  const refusals = [
    ...bad.map((each) => submit(play, each)),
    submit(finished(), action('ann pass')),
    submit(plain, action('ann raid red')),
  ].flatMap((refusal) => refusal ?? [])

  it('for ten reasons', () => {
    expect(new Set(refusals.map(({ code }) => code)).size).toBe(10)
  })

  it.each(refusals)('in both languages: $code', (refusal) => {
    const text = kernelRefusalText(refusal)
    expect(text?.en).toMatch(/^[A-Z"].*\.$|^\w+ has nothing to decide now/)
    expect(text?.en).not.toMatch(/\?|undefined/)
    expect(text?.ja).toMatch(JAPANESE)
    expect(text?.ja).not.toMatch(/\?|undefined/)
  })

  it('only for its own codes', () => {
    expect(kernelRefusalText({ code: 'nothing-there', rule: '3', facts: {} })).toBeUndefined()
    expect(kernelRefusalText({ code: 'toString', rule: '3', facts: {} })).toBeUndefined()
  })

  it('naming the seats as the scenario does', () => {
    expect(THREE.seats.map(({ id }) => id)).toContain('bob')
    expect(refusals.find(({ code }) => code === 'not-your-decision')?.facts.seat).toBe('bob')
  })
})
