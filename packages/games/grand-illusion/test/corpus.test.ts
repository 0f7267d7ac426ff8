import { corpusSuite } from '@sandtable/kernel/corpus-suite'
import { grandIllusion } from '../game.ts'

corpusSuite(grandIllusion, new URL('./corpus.json.gz', import.meta.url))
