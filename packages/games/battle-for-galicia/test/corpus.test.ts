import { corpusSuite } from '@sandtable/kernel/corpus-suite'
import { battleForGalicia } from '../game.ts'

corpusSuite(battleForGalicia, new URL('./corpus.json.gz', import.meta.url))
