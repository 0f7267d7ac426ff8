import type { MapScene as AnyMapScene } from '@sandtable/presentation/terminal'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'

export type MapScene = AnyMapScene<BattleForGaliciaTypes>
