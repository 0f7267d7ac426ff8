import { describe, expect, it } from 'vitest'
import { conform } from '../conformance/index.ts'
import { asking, onHiring, saying } from './broken-toys.ts'
import { failureOf } from './examine.ts'
import { THREE, toy } from './toy-game.ts'

describe('texts: everything has words and a rule', () => {
  it.each([
    ['an event', saying('en', { event: () => 'undefined hired' }), /event \w+ reads "undefined hired" in en/],
    ['a prompt', saying('en', { prompt: () => 'Power ? bids.' }), /prompt bid reads "Power \? bids." in en/],
    ['a verb', saying('ja', { verb: () => '' }), /verb bid reads "" in ja/],
    ['a procedure', saying('en', { procedure: () => '' }), /procedure bid reads "" in en/],
    ['a translation', saying('ja', { prompt: () => 'Bid.' }), /prompt bid is not translated: "Bid."/],
    ['the rule of a question', asking(() => ({ rule: '2.9' })), /bid cites no rule: 2.9/],
    ['the rule of the end', { ...toy, rules: { sequence: '0', end: 'x' } }, /^end cites no rule: x$/],
  ])('notices that %s is wrong', (_, game, message) => {
    expect(failureOf('texts', game)).toMatch(message)
  })

  it('notices an event by a rule that does not exist', () => {
    const game = onHiring((g) => g.emit?.({ type: 'hired', rule: '3.x', power: 0 }))
    expect(failureOf('texts', game)).toBe('hired cites no rule: 3.x')
  })

  it('accepts any rule when the rulebook is not given', () => {
    const report = conform(
      asking(() => ({ rule: '2.9' })),
      THREE,
      { games: 1, seed: 'x' },
    )
    expect(report.failures).toEqual([])
  })
})

describe('refusals: what is not offered is refused', () => {
  it('notices names that are taken for others', () => {
    const bid = { encode: String, decode: () => 0, title: String }
    const game = { ...toy, verbs: { ...toy.verbs, bid } }
    expect(failureOf('refusals', game)).toMatch(/a wrong argument, .* was accepted/)
  })

  it('notices a refusal that changes the game', () => {
    const game = asking(({ refuse }, g) => ({
      refuse: {
        ...refuse,
        raid: (target) => {
          g.state.hired++
          return { code: 'nothing-there', rule: '3', facts: { target } }
        },
      },
    }))
    expect(failureOf('refusals', game)).toMatch(/an unoffered move, .* was refused but changed the game/)
  })

  it('notices a refusal without words', () => {
    const game = saying('ja', { refusal: () => '' })
    expect(failureOf('refusals', game)).toMatch(/refused badly: refusal [\w-]+ reads "" in ja/)
  })

  it('notices a refusal by a rule that does not exist', () => {
    const refuse = { pass: () => ({ code: 'too-poor', rule: '99', facts: { gold: 1, has: 0 } }) }
    expect(
      failureOf(
        'refusals',
        asking(() => ({ refuse })),
      ),
    ).toMatch(/refusal too-poor cites no rule: 99/)
  })
})
