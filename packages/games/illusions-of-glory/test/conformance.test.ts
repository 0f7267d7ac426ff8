import { conformanceSuite, USUALLY_MET } from '@sandtable/kernel/conformance-suite'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { illusionsOfGlory } from '../game.ts'

conformanceSuite(illusionsOfGlory, {
  rules: ruleIdsIn(new URL('..', import.meta.url)),
  // Both set-ups, and two, three and four players.
  games: { mobilization: 2, 'mobilization-two-ap': 1, 'brusilov-four': 1 },
  met: [...USUALLY_MET, 'secrecy: secrets exchanged', 'secrecy: worlds compared'],
})
