import type { Sight as AnySight } from '@sandtable/bots'
import type { GrandIllusionTypes } from '../grand-illusion.ts'

export type Sight = AnySight<GrandIllusionTypes>
