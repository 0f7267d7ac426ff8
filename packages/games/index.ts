/** The one list of games. Nothing outside a game's own folder knows it by name. */
import { balanceOfPowers } from '@sandtable/balance-of-powers/manifest'
import { battleForGalicia } from '@sandtable/battle-for-galicia/manifest'
import { grandIllusion } from '@sandtable/grand-illusion/manifest'
import { illusionsOfGlory } from '@sandtable/illusions-of-glory/manifest'
import type { Card, Manifest } from '@sandtable/manifest'
import { nationsInArms } from '@sandtable/nations-in-arms/manifest'

/** In the order of the lobby. */
export const GAMES: readonly Manifest[] = [battleForGalicia, grandIllusion, illusionsOfGlory, balanceOfPowers]

/** Games to come: they are shown and cannot be started, but their maps can be built. */
export const ANNOUNCED: readonly (Card & Pick<Manifest, 'drawnMap'>)[] = [nationsInArms]

export const manifestOf = (id: string): Manifest | undefined => GAMES.find((game) => game.id === id)
