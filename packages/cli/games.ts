import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { grandIllusion } from '@sandtable/grand-illusion'
import { illusionsOfGlory } from '@sandtable/illusions-of-glory'
import type { Game } from '@sandtable/kernel'

/** Every game there is. Nothing else in the commands knows a game by name. */
export const GAMES: readonly Game[] = [battleForGalicia, grandIllusion, illusionsOfGlory]
