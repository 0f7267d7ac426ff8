/** A scene tells a viewer what they may know, and nothing leads from it to the game. */
import { eyesOf, maskedFor, Match, REFEREE } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { toy, toySetup } from '../../kernel/test/toy-game.ts'
import type { ToyTypes } from '../../kernel/test/toy-types.ts'
import { type Scene, sceneOf } from '../scene.ts'

const BOB = 1

/** everybody has bid, and the hands are dealt */
function begun(): Match<ToyTypes> {
  const match = new Match(toySetup('scene'))
  while (match.play.pending.length !== 1) {
    const [open] = match.play.pending.filter(({ seat }) => match.play.asked(seat))
    match.take({ seat: open?.seat ?? 0, answer: { verb: 'bid', arg: 0 } })
  }
  return match
}

const seenBy = (match: Match<ToyTypes>, seat: number | undefined, eyes = eyesOf([BOB])): Scene<ToyTypes> =>
  sceneOf(match.play, { eyes, seat, language: 'en' })

describe('a scene', () => {
  it('holds the masked position', () => {
    const { play } = begun()
    const { state } = sceneOf(play, { eyes: eyesOf([BOB]), seat: BOB, language: 'en' })
    expect(state.words).toEqual(maskedFor(toy, play.state, eyesOf([BOB])).words)
    expect(state.words).not.toEqual(play.state.words)
  })

  it('holds everything for eyes that see everything', () => {
    const match = begun()
    expect(seenBy(match, undefined, REFEREE).state.words).toEqual(match.play.state.words)
  })

  it('has no way back to the game, its seed or its position', () => {
    const match = begun()
    const scene = seenBy(match, BOB)
    const held = Object.entries(scene).filter(([name]) => name !== 'game')
    const text = JSON.stringify(held, (_, value: unknown) => (ArrayBuffer.isView(value) ? [] : value))
    expect(text).not.toContain(match.setup.seed)
    for (const [name, value] of held)
      expect([match.play, match.play.umpire, match.play.state], name).not.toContain(value)
    // @ts-expect-error a scene has no game that goes on
    expect(scene.play).toBeUndefined()
  })

  it('stays as it is when the game goes on', () => {
    const match = begun()
    const seat = match.play.pending[0]?.seat ?? 0
    const scene = seenBy(match, seat)
    const [before, { offer, decisions }] = [scene.state.words.slice(), scene]
    match.take({ seat, answer: { verb: 'hire' } })
    expect(seenBy(match, seat).state.words).not.toEqual(before)
    expect(scene.state.words).toEqual(before)
    expect([scene.offer, scene.decisions]).toEqual([offer, decisions])
  })

  it('says who has to decide, and to whom it is put what may be answered', () => {
    const match = begun()
    const [asked] = match.play.pending
    const seat = asked?.seat ?? 0
    const scene = seenBy(match, seat)
    expect(scene.decisions).toEqual([
      {
        seat,
        prompt: asked?.question.prompt,
        rule: asked?.question.rule,
        facts: asked?.question.facts ?? {},
      },
    ])
    expect(scene.offer).toEqual(match.play.offered(seat))
    expect(seenBy(match, undefined).offer).toBeUndefined()
    expect(asked?.question.facts, 'the question is about something').not.toEqual({})
    expect(seenBy(match, undefined).decisions, 'which is told to nobody else').toEqual([
      { seat, prompt: asked?.question.prompt, rule: asked?.question.rule, facts: {} },
    ])
  })

  it('gives reasons and odds for answers of the viewer alone', () => {
    const match = begun()
    const seat = match.play.pending[0]?.seat ?? 0
    expect(seenBy(match, seat).whyNot({ verb: 'flee' })?.code).toBe('verb-not-now')
    expect(seenBy(match, undefined).whyNot({ verb: 'flee' })).toBeUndefined()
    expect(seenBy(match, seat).odds({ verb: 'pass' })?.outcomes.length).toBeGreaterThan(0)
    expect(seenBy(match, seat).odds({ verb: 'flee' })).toBeUndefined()
    expect(seenBy(match, undefined).odds({ verb: 'pass' })).toBeUndefined()
  })

  it('imagines nothing while others answer in secret', () => {
    const match = new Match(toySetup('scene'))
    for (let left = match.play.pending.length; left > 1; left--) {
      const seat = match.play.pending.find((each) => match.play.asked(each.seat))?.seat ?? 0
      match.take({ seat, answer: { verb: 'bid', arg: 0 } })
    }
    const last = match.play.pending.find((each) => match.play.asked(each.seat))?.seat ?? 0
    expect(seenBy(match, last).offer).toBeDefined()
    expect(seenBy(match, last).after({ verb: 'bid', arg: 1 })).toBeUndefined()
  })

  it('imagines what follows without touching the game', () => {
    const match = begun()
    const seat = match.play.pending[0]?.seat ?? 0
    const before = match.play.hash()
    const next = seenBy(match, seat).after({ verb: 'hire' })
    expect(match.play.hash()).toBe(before)
    expect(next?.offer).toBeDefined()
    expect(seenBy(match, seat).after({ verb: 'flee' }), 'not offered').toBeUndefined()
  })
})
