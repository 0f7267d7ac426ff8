/** §9.1 nothing the table shows a seat depends on the cards it cannot see. */
import { quickRandom } from '@sandtable/kernel'
import { everything } from '@sandtable/presentation/suite'
import { describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'
import { eyesAt, samples, sceneOf } from './scenes.ts'

/** The same scene in a world this seat cannot tell from the real one. */
function elsewhere(scene: Scene, seat: number, pick: (n: number) => number): Scene {
  const play = scene.play.fork()
  illusionsOfGlory.permuteSecrets(play.state, eyesAt(play, seat), pick)
  return sceneOf(play, seat, scene.language, scene.told)
}

describe('cards nobody else may see', () => {
  it('§9.1 change nothing on the table of any seat', { timeout: 120_000 }, () => {
    const pick = quickRandom(11)
    let differing = 0
    for (const each of samples(4, 301, 'en')) {
      const { seats } = each.play.setup.scenario
      for (const seat of seats.keys()) {
        const told = each.seat === seat ? (each.told ?? []) : []
        const here = sceneOf(each.play.fork(), seat, 'en', told)
        const there = elsewhere(here, seat, pick)
        if (there.play.state.words.some((word, i) => word !== here.play.state.words[i])) differing++
        expect(everything(methods, there, 19)).toEqual(everything(methods, here, 19))
      }
    }
    expect(differing).toBeGreaterThan(60)
  })

  it('§9.1 §4.4.1.a.9 leave hands of the enemy a number, those of a partner open', {
    timeout: 60_000,
  }, () => {
    for (const scene of samples(4, 211, 'en', 600)) {
      const { seats } = scene.play.setup.scenario
      for (const seat of seats.keys()) {
        const hands = methods.hands?.(sceneOf(scene.play, seat, 'en')) ?? []
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
