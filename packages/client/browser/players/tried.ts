/** Games as the tests play them. */
import type { GaliciaTypes } from '@sandtable/battle-for-galicia/galicia'
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import type { IllusionsTypes } from '@sandtable/illusions-of-glory/types'
import type { GameTypes } from '@sandtable/kernel'
import { galicia } from '../../games/battle-for-galicia/index.ts'
import { illusion } from '../../games/grand-illusion/index.ts'
import { glory } from '../../games/illusions-of-glory/index.ts'
import type { Presentation } from '@sandtable/presentation'
import { boldly } from './boldly.ts'
import { quietly } from './quietly.ts'
import { type Decide, plainPlayer } from './policy.ts'

export interface Tried<T extends GameTypes> {
  readonly presentation: Presentation<T>
  /** what is played where a test does not say */
  readonly scenario: string
  /** plays on where a test does not say */
  decide(seed: number): Decide<T>
}

export const GALICIA: Tried<GaliciaTypes> = {
  presentation: galicia,
  scenario: 'krasnik',
  decide: (seed) => plainPlayer(seed, { marches: 2, attacks: 1 }),
}

export const ILLUSION: Tried<GrandIllusionTypes> = {
  presentation: illusion,
  scenario: 'marne',
  decide: () => quietly,
}

export const GLORY: Tried<IllusionsTypes> = {
  presentation: glory,
  scenario: 'mobilization',
  decide: () => boldly,
}
