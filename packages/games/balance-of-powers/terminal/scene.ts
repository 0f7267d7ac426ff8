import type { MapScene as AnyMapScene } from '@sandtable/presentation/terminal'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'

export type MapScene = AnyMapScene<BalanceOfPowersTypes>
