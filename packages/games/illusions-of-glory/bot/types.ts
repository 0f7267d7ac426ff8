import type { Sight as AnySight } from '@sandtable/bots'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'

export type Sight = AnySight<IllusionsOfGloryTypes>
