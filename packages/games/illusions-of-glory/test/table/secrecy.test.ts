/** §9.1 nothing the table shows a seat depends on the cards it cannot see. */
import { type Play, quickRandom } from '@sandtable/kernel'
import { everything } from '@sandtable/presentation/suite'
import { describe, expect, it } from 'vitest'
import type { IllusionsOfGloryTypes } from '../../illusions-of-glory.ts'
import { illusionsOfGlory } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import { eyesAt, samples, sceneOf } from './scenes.ts'

/** The game in a world this seat cannot tell from the real one. */
function elsewhere(
  play: Play<IllusionsOfGloryTypes>,
  seat: number,
  pick: (n: number) => number,
): typeof play {
  const other = play.fork()
  illusionsOfGlory.permuteSecrets(other.state, eyesAt(play, seat), pick)
  return other
}

describe('cards nobody else may see', () => {
  it('§9.1 change nothing on the table of any seat', { timeout: 120_000 }, () => {
    const pick = quickRandom(11)
    let differing = 0
    for (const each of samples(4, 301, 'en')) {
      const { seats } = each.play.setup.scenario
      for (const seat of seats.keys()) {
        const told = each.seat === seat ? (each.scene().told ?? []) : []
        const other = elsewhere(each.play, seat, pick)
        if (other.state.words.some((word, i) => word !== each.play.state.words[i])) differing++
        const [here, there] = [each.play, other].map((play) => sceneOf(play, seat, 'en', told))
        expect(here && everything(methods, here, 19)).toEqual(there && everything(methods, there, 19))
      }
    }
    expect(differing).toBeGreaterThan(60)
  })

  it('§9.1 §4.4.1.a.9 leave hands of the enemy a number, those of a partner open', {
    timeout: 60_000,
  }, () => {
    for (const { play } of samples(4, 211, 'en', 600)) {
      const { seats } = play.setup.scenario
      for (const seat of seats.keys()) {
        const hands = methods.hands?.(sceneOf(play, seat, 'en')) ?? []
        const open = hands.filter((hand) => 'cards' in hand && !hand.id.startsWith('shown'))
        const [own = ''] = [...new Set(open.flatMap((hand) => ('cards' in hand ? sidesIn(hand.cards) : [])))]
        expect(
          open.every((hand) => 'cards' in hand && sidesIn(hand.cards).every((side) => side === own)),
        ).toBe(true)
        expect(hands.filter((hand) => !('cards' in hand)).length).toBeGreaterThan(0)
      }
    }
  })
})

const sidesIn = (cards: readonly { readonly side: string }[]): string[] => cards.map(({ side }) => side)
