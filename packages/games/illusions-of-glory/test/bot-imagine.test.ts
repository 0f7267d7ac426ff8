import { eyesOf, Play, quickRandom, randomAnswer } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { imagine } from '../bot/imagine.ts'
import { AUSTRIA, RUSSIA, WEST } from '../commands.ts'
import { illusionsOfGlory } from '../game.ts'
import { invariants } from '../invariants.ts'
import { handOf } from '../rules/09-cards/piles.ts'
import { permuteSecrets } from '../secrets.ts'
import { LAYOUT, type State } from '../state.ts'

const ALLIED = eyesOf([RUSSIA, WEST])

function middle(): State {
  const play = Play.start(setupOf(illusionsOfGlory, 'mobilization', {}, 'imagine'))
  const random = quickRandom(2)
  for (let n = 0; n < 40 || !play.isAtCheckpoint; n++) {
    const seat = play.pending[0]?.seat ?? -1
    play.answer(seat, randomAnswer(play.offered(seat) ?? {}, random))
  }
  return play.state
}
function copyOf(s: State): State {
  const copy = LAYOUT.create()
  LAYOUT.restore(copy, s.words)
  return copy
}
function guessed(s: State, seed: number): State {
  const copy = copyOf(s)
  imagine(copy, ALLIED, s, null, quickRandom(seed))
  return copy
}

describe('§9.1 what a bot imagines of the cards', () => {
  const state = middle()

  it('looks the same as what its seat sees, and can be', () => {
    for (const seed of [1, 2, 3]) {
      const guess = guessed(state, seed)
      expect(illusionsOfGlory.view(guess, ALLIED)).toEqual(illusionsOfGlory.view(state, ALLIED))
      expect(invariants(guess)).toEqual([])
    }
  })

  it('its own hand is as it is, the enemy has other cards each time', () => {
    const guesses = [1, 2, 3, 4].map((seed) => guessed(state, seed))
    for (const guess of guesses) expect(handOf(guess, RUSSIA)).toEqual(handOf(state, RUSSIA))
    expect(new Set(guesses.map((guess) => handOf(guess, AUSTRIA).join())).size).toBeGreaterThan(1)
  })

  it('depends on nothing that is hidden', () => {
    const other = copyOf(state)
    permuteSecrets(other, ALLIED, quickRandom(4))
    expect(handOf(other, AUSTRIA)).not.toEqual(handOf(state, AUSTRIA))
    expect(guessed(other, 5).words).toEqual(guessed(state, 5).words)
  })
})
