import type { Sight as AnySight } from '@sandtable/bots'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'

export type Sight = AnySight<BalanceOfPowersTypes>
