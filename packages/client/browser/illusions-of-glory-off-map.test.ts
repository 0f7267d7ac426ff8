import type { IllusionsOfGloryTypes } from '@sandtable/illusions-of-glory/types'
import type { Play } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { boldly } from './players/boldly.ts'
import { illusionsOfGloryByMouse, openIllusionsOfGloryAt } from './players/illusions-of-glory.ts'
import { gestureFor } from './players/meaning.ts'

type IllusionsOfGloryPlay = Play<IllusionsOfGloryTypes>

const optionsOf = (play: IllusionsOfGloryPlay, seat: number, verb: string): readonly number[] => {
  const options = play.offered(seat)?.[verb]
  return typeof options === 'object' ? options : []
}

/** §16.6 more units wait to be rebuilt than have buttons of their own */
const mayRebuildMany = ({ play }: { readonly play: IllusionsOfGloryPlay }): boolean => {
  const [asked] = play.pending
  return asked?.question.prompt === 'replacements' && optionsOf(play, asked.seat, 'rebuild').length > 2
}

it('units off the map are chosen in the list of what lies there, one after the other', {
  timeout: 180_000,
}, async () => {
  const started = await openIllusionsOfGloryAt({ players: 'solo', chance: 3, until: mayRebuildMany })
  const game = illusionsOfGloryByMouse(started)
  const { mirror, page } = game
  const { seat } = mirror
  const ways: string[] = []
  await game.playOn(
    (play, to) => {
      const [unit] = optionsOf(play, to, 'rebuild')
      const answer = unit === undefined ? boldly(play, to) : { verb: 'rebuild', arg: unit }
      ways.push(gestureFor(mirror, answer).kind)
      return answer
    },
    ({ play }) => play.pending[0]?.seat !== seat || play.pending[0].question.prompt === 'action',
  )
  expect(ways).toContain('off-map')
  expect(await page.locator('.off-map-asked').count(), 'the list is put away').toBe(0)
})
