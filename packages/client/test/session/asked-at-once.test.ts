/** Questions put to both players at once: one answers, then the other, and only then it is told. */
import type { Asked, Match } from '@sandtable/kernel'
import { decisionsOf, type Presentation, type Scene } from '@sandtable/presentation'
import { createRoot, createSignal } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { LocalGame, type Seating } from '../../session/local-game.ts'
import { promptOf } from '../../table/prompt.ts'
import { createScreen } from '../../table/screen.ts'

const asked = (seat: number): Asked =>
  ({ seat, power: seat, question: { rule: `14.${seat}`, prompt: 'choose-options' } }) as unknown as Asked

/** A table at which both seats are asked for secret options. */
function secretChoice(seats: Seating['seats'], solo = false) {
  const pending = [asked(0), asked(1)]
  const answered = new Set<number>()
  const play = {
    pending,
    asked: (seat: number) => (answered.has(seat) ? undefined : pending[seat]),
    isHeldBack: () => true,
  }
  const setup = { scenario: { seats: [0, 1].map((n) => ({ title: { en: `Side ${n}` }, powers: [n] })) } }
  const presentation = {
    nations: ['france', 'germany'],
    game: { text: () => ({ prompt: (prompt: string) => prompt }), rules: { end: '0' } },
  } as unknown as Presentation
  const game = new LocalGame('', presentation, { seats, solo }, { play, setup } as unknown as Match)
  return { game, play, answer: (seat: number) => answered.add(seat) }
}

const hotSeat: Seating['seats'] = ['human', 'human']

describe('two people who are asked at once', () => {
  test('take the screen one after the other', () => {
    createRoot((dispose) => {
      const { game, answer } = secretChoice(hotSeat)
      const [version, setVersion] = createSignal(0)
      const screen = createScreen(game, version)
      expect([screen.seat(), screen.curtain()]).toEqual([undefined, 0])
      screen.lift()
      expect([screen.seat(), screen.curtain()]).toEqual([0, undefined])
      answer(0)
      setVersion(1)
      expect([screen.seat(), screen.curtain()]).toEqual([undefined, 1])
      screen.lift()
      expect([screen.seat(), screen.curtain()]).toEqual([1, undefined])
      dispose()
    })
  })

  test('are asked until both have answered', () => {
    const { game, answer } = secretChoice(hotSeat)
    expect(game.toDecide).toBe(0)
    answer(0)
    expect(game.toDecide).toBe(1)
    answer(1)
    expect(game.toDecide).toBeUndefined()
  })

  test('read their own question each', () => {
    const { game, play, answer } = secretChoice(['random', 'human'])
    const scene = (): Scene =>
      ({ decisions: decisionsOf(play, 1), seat: 1, language: 'en' }) as unknown as Scene
    expect(promptOf(game, scene(), undefined, undefined)).toMatchObject({
      text: 'choose-options',
      rule: '14.1',
      nation: 'germany',
      yours: true,
    })
    answer(1)
    expect(promptOf(game, scene(), undefined, undefined)).toMatchObject({ yours: false, nation: 'france' })
  })
})

test('one who plays both sides answers for both', () => {
  createRoot((dispose) => {
    const { game, answer } = secretChoice(hotSeat, true)
    const [version, setVersion] = createSignal(0)
    const screen = createScreen(game, version)
    expect([screen.seat(), screen.curtain()]).toEqual([0, undefined])
    answer(0)
    setVersion(1)
    expect([screen.seat(), screen.curtain()]).toEqual([1, undefined])
    dispose()
  })
})
