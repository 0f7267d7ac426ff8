/** §9 The steps of a siege as stages; their number is the space. */
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import type { SiegeStage } from '../../stages-siege.ts'
import { beginAssault, endAssault } from './assault.ts'
import { surrenderWithHonours } from './capture.ts'
import { checkSiege, repulse } from './check.ts'
import { checkScreens, keepSieges } from './upkeep.ts'

export const SIEGE_RULES: Readonly<Record<SiegeStage, (g: NationsInArms, at: number) => Procedure<Next>>> = {
  'siege/check': checkSiege,
  'siege/repulse': repulse,
  'siege/honours': surrenderWithHonours,
  'siege/assault': (g, at) => beginAssault(g, at, false),
  'siege/breach': (g, at) => beginAssault(g, at, true),
  'siege/verdict': endAssault,
  'siege/screens': checkScreens,
  'siege/upkeep': keepSieges,
}
