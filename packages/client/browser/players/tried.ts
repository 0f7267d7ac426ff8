/** Games as the tests play them. */
import { balanceOfPowers } from '@sandtable/balance-of-powers/table'
import type { BalanceOfPowersTypes } from '@sandtable/balance-of-powers/types'
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import { grandIllusion } from '@sandtable/grand-illusion/table'
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import { illusionsOfGlory } from '@sandtable/illusions-of-glory/table'
import type { IllusionsOfGloryTypes } from '@sandtable/illusions-of-glory/types'
import type { GameTypes } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import { boldly } from './boldly.ts'
import { type Decide, plainPlayer } from './policy.ts'
import { quietly } from './quietly.ts'

export interface Tried<T extends GameTypes> {
  readonly presentation: Presentation<T>
  /** what is played where a test does not say */
  readonly scenario: string
  /** plays on where a test does not say */
  decide(seed: number): Decide<T>
}

export const GALICIA: Tried<BattleForGaliciaTypes> = {
  presentation: battleForGalicia,
  scenario: 'krasnik',
  decide: (seed) => plainPlayer(seed, { marches: 2, attacks: 1 }),
}

export const ILLUSION: Tried<GrandIllusionTypes> = {
  presentation: grandIllusion,
  scenario: 'marne',
  decide: () => quietly,
}

export const ILLUSIONS_OF_GLORY: Tried<IllusionsOfGloryTypes> = {
  presentation: illusionsOfGlory,
  scenario: 'mobilization',
  decide: () => boldly,
}

export const BALANCE_OF_POWERS: Tried<BalanceOfPowersTypes> = {
  presentation: balanceOfPowers,
  scenario: '12.1',
  decide: () => quietly,
}
