/** Events with effects of their own. */
import type { EventSpecial } from '../../data/card-types.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import type { Executor } from '../executor.ts'
import { kingConstantine } from './constantine.ts'
import { turkishDesertions } from './desertions.ts'
import { enverSummit } from './enver.ts'
import { greatRetreat } from './great-retreat.ts'
import { surrenderOfRupel } from './rupel.ts'
import { serbsReturn } from './serbs-return.ts'

const SPECIALS: Readonly<Record<EventSpecial, (g: IllusionsOfGlory, c: number) => Procedure<boolean>>> = {
  'great-retreat': greatRetreat,
  'serbs-return': serbsReturn,
  'turkish-desertions': turkishDesertions,
  'surrender-of-rupel': surrenderOfRupel,
  'king-constantine': kingConstantine,
  'enver-summit': enverSummit,
}
export const special: Executor<'special'> = (g, { id }, c) => SPECIALS[id](g, c)
