import { conformanceSuite, USUALLY_MET } from '@sandtable/kernel/conformance-suite'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { battleForGalicia } from '../game.ts'

conformanceSuite(battleForGalicia, {
  rules: ruleIdsIn(new URL('..', import.meta.url)),
  // Two games already have every value of every option; more of them where games are short.
  games: { campaign: 2, krasnik: 3, lemberg: 3 },
  met: [...USUALLY_MET, 'secrecy: secrets exchanged', 'secrecy: worlds compared', 'secrecy: odds compared'],
})
