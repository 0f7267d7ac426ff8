import { conformanceSuite, USUALLY_MET } from '@sandtable/kernel/conformance-suite'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { grandIllusion } from '../game.ts'

conformanceSuite(grandIllusion, {
  rules: ruleIdsIn(new URL('..', import.meta.url)),
  games: Object.fromEntries(grandIllusion.scenarios.map(({ id }) => [id, id === 'marne' ? 2 : 1])),
  // Nothing is secret here, so secrecy has little to look at.
  met: USUALLY_MET,
})
