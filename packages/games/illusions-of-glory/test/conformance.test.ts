import { conformanceSuite, USUALLY_MET } from '@sandtable/kernel/conformance-suite'
import { illusionsOfGlory } from '../game.ts'

conformanceSuite(illusionsOfGlory, {
  rulebook: new URL('../rulebook.tsv', import.meta.url),
  // Both set-ups, and two, three and four players.
  games: { mobilization: 2, 'mobilization-two-ap': 1, 'brusilov-four': 1 },
  met: [...USUALLY_MET, 'secrecy: secrets exchanged', 'secrecy: worlds compared'],
})
