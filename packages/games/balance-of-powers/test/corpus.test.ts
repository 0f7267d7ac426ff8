import { corpusSuite } from '@sandtable/kernel/corpus-suite'
import { balanceOfPowers } from '../game.ts'

corpusSuite(balanceOfPowers, new URL('./corpus.json.gz', import.meta.url))
