import { corpusSuite } from '@sandtable/kernel/corpus-suite'
import { illusionsOfGlory } from '../game.ts'

corpusSuite(illusionsOfGlory, new URL('./corpus.json.gz', import.meta.url))
