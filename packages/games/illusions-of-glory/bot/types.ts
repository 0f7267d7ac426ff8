import type { Sight as AnySight } from '@sandtable/bots'
import type { IllusionsTypes } from '../illusions.ts'

export type Sight = AnySight<IllusionsTypes>
