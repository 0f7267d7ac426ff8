/** §5.4 nothing the table shows a seat depends on what the other side hides. */
import { eyesOf, type Play, quickRandom } from '@sandtable/kernel'
import { everything } from '@sandtable/presentation/suite'
import { describe, expect, it } from 'vitest'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import { battleForGalicia } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import { samples, sceneOf } from './scenes.ts'

/** The game in a world this seat cannot tell from the real one. */
function elsewhere(
  play: Play<BattleForGaliciaTypes>,
  seat: number,
  pick: (n: number) => number,
): Play<BattleForGaliciaTypes> {
  const other = play.fork()
  battleForGalicia.permuteSecrets(other.state, eyesOf([seat]), pick)
  return other
}

describe('secrets of the enemy', () => {
  it.each([0, 1])('§5.4 change nothing on the table of seat %i', (seat) => {
    const pick = quickRandom(11)
    let differing = 0
    for (const each of samples(3, 11, 'en')) {
      const told = each.seat === seat ? each.scene().told : []
      const other = elsewhere(each.play, seat, pick)
      if (other.state.words.some((word, i) => word !== each.play.state.words[i])) differing++
      const [here, there] = [each.play, other].map((play) => sceneOf(play, seat, 'en', told))
      expect(here && everything(methods, here, 12)).toEqual(there && everything(methods, there, 12))
    }
    expect(differing).toBeGreaterThan(15)
  })
})
