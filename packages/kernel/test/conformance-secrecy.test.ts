import { describe, expect, it } from 'vitest'
import { offering, onHiring } from './broken-toys.ts'
import { failureOf } from './examine.ts'
import { REFEREE } from '../index.ts'
import { toy } from './toy-game.ts'

describe('secrecy: what others hide makes no difference', () => {
  it('notices a view that shows too much', () => {
    const view: typeof toy.view = (s) => [...s.hand]
    expect(failureOf('secrecy', { ...toy, view })).toMatch(/^the view of eyes \d+ shows secrets/)
  })

  it('notices offers that depend on secrets', () => {
    const game = offering((offer, g) => {
      const weak = (offer.raid as readonly number[] | undefined)?.filter((p) => g.state.hand.get(p) < 3)
      return weak ? { ...offer, raid: weak } : offer
    })
    expect(failureOf('secrecy', game)).toMatch(/^seat \d can tell what others hide/)
  })

  it('notices events that tell secrets', () => {
    const game = onHiring((g) => g.emit?.({ type: 'lost', rule: '3', power: 0, gold: g.state.hand.get(1) }))
    expect(failureOf('secrecy', game)).toMatch(/^seat \d can tell what others hide after \w+ hire: .*"gold"/)
  })

  it('accepts them when they are told to the owner only', () => {
    const game = onHiring((g) =>
      g.emit?.({ type: 'lost', rule: '3', power: 1, gold: g.state.hand.get(1) }, { to: 1 }),
    )
    expect(failureOf('secrecy', game)).toBe('no failure')
  })

  it('notices a reveal that can be taken back', () => {
    expect(
      failureOf(
        'secrecy',
        onHiring((g) => g.state.shown.fill(1)),
      ),
    ).toMatch(/can tell what others hide/)
  })

  it('accepts a reveal that cannot', () => {
    const game = onHiring((g) => {
      g.state.shown.fill(1)
      g.reveal()
    })
    expect(failureOf('secrecy', game)).toBe('no failure')
  })

  it('notices a reveal of what another hides that is said to be of the own', () => {
    const game = onHiring((g) => {
      g.state.shown.fill(1)
      g.reveal(0)
    })
    expect(failureOf('secrecy', game)).toMatch(/can tell what others hide/)
  })

  it('notices a mask that keeps secrets', () => {
    expect(failureOf('secrecy', { ...toy, mask: () => undefined })).toMatch(
      /^the mask for eyes \d+ keeps secrets/,
    )
  })

  it('notices a mask that hides what its eyes see', () => {
    const mask: typeof toy.mask = (s, eyes, known) => {
      toy.mask(s, eyes, known)
      s.gold.fill(0)
    }
    expect(failureOf('secrecy', { ...toy, mask })).toMatch(/^the mask for eyes \d+ hides what they see/)
  })

  it('notices a mask that does more when it is done again', () => {
    const mask: typeof toy.mask = (s, eyes, known) => {
      toy.mask(s, eyes, known)
      if (eyes !== REFEREE) s.bid.set(0, s.bid.get(0) + 1)
    }
    expect(failureOf('secrecy', { ...toy, mask })).toMatch(/^masking for eyes \d+ twice masks more/)
  })

  it('notices a mask that keeps something from the referee', () => {
    const mask: typeof toy.mask = (s, eyes, known) => {
      toy.mask(s, eyes, known)
      if (eyes === REFEREE) s.gold.fill(0)
    }
    expect(failureOf('secrecy', { ...toy, mask })).toBe('a position is masked for the referee')
  })

  it('notices odds that know too much, from before the question', () => {
    const mask: typeof toy.mask = (s, eyes, known) => {
      if (s.words.every((word, i) => word === known.words[i])) toy.mask(s, eyes, known)
    }
    expect(failureOf('secrecy', { ...toy, mask })).toMatch(/^the odds of .* tell what others hide/)
  })

  it('notices an exchange of secrets that breaks the position', () => {
    const permuteSecrets: typeof toy.permuteSecrets = (s) => s.deck.fill(1)
    expect(failureOf('secrecy', { ...toy, permuteSecrets })).toMatch(
      /unsound position: a card is there twice/,
    )
  })
})
