import { conformanceSuite, USUALLY_MET } from '@sandtable/kernel/conformance-suite'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { balanceOfPowers } from '../game.ts'

conformanceSuite(balanceOfPowers, {
  rules: ruleIdsIn(new URL('..', import.meta.url)),
  // Two games of 12.1 have both kinds of set-up.
  games: { '12.1': 2, '12.2': 1, '12.3': 1, '12.4': 1 },
  // hundreds of places can be named at once, and each is tried
  positions: 3,
  // Nothing is secret here but a set-up, so secrecy has little to look at; odds are looked at in 10-combat-odds.
  met: USUALLY_MET.filter((what) => what !== 'odds: chance'),
})
