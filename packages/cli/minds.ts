import { MIND as battleForGalicia } from '@sandtable/battle-for-galicia/bot'
import type { Mind } from '@sandtable/bots'
import { MIND as grandIllusion } from '@sandtable/grand-illusion/bot'
import { MIND as illusionsOfGlory } from '@sandtable/illusions-of-glory/bot'

/** What bots know, by game. */
export const MINDS: Readonly<Record<string, Mind>> = {
  [battleForGalicia.game.id]: battleForGalicia,
  [grandIllusion.game.id]: grandIllusion,
  [illusionsOfGlory.game.id]: illusionsOfGlory,
}
