/** §5.4 nothing the table shows a seat depends on what the other side hides. */
import { eyesOf, quickRandom } from '@sandtable/kernel'
import { everything } from '@sandtable/presentation/suite'
import { describe, expect, it } from 'vitest'
import { battleForGalicia } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'
import { sceneOf, scenes } from './scenes.ts'

/** The same scene in a world this seat cannot tell from the real one. */
function elsewhere(scene: Scene, seat: number, pick: (n: number) => number): Scene {
  const play = scene.play.fork()
  battleForGalicia.permuteSecrets(play.state, eyesOf([seat]), pick)
  return sceneOf(play, seat, scene.language, scene.told)
}

describe('secrets of the enemy', () => {
  it.each([0, 1])('§5.4 change nothing on the table of seat %i', (seat) => {
    const pick = quickRandom(11)
    let differing = 0
    for (const each of scenes(3, 11, 'en')) {
      const told = each.seat === seat ? each.told : []
      const here = sceneOf(each.play.fork(), seat, 'en', told)
      const there = elsewhere(here, seat, pick)
      if (there.play.state.words.some((word, i) => word !== here.play.state.words[i])) differing++
      expect(everything(methods, there, 12)).toEqual(everything(methods, here, 12))
    }
    expect(differing).toBeGreaterThan(15)
  })
})
