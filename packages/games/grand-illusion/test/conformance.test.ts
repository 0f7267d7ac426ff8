import { conformanceSuite, USUALLY_MET } from '@sandtable/kernel/conformance-suite'
import { grandIllusion } from '../game.ts'

conformanceSuite(grandIllusion, {
  rulebook: new URL('../rulebook.tsv', import.meta.url),
  games: Object.fromEntries(grandIllusion.scenarios.map(({ id }) => [id, id === 'marne' ? 2 : 1])),
  // Nothing is secret here, so secrecy has little to look at.
  met: USUALLY_MET,
})
