import type { MapScene as AnyMapScene } from '@sandtable/presentation/terminal'
import type { GaliciaTypes } from '../galicia.ts'

export type MapScene = AnyMapScene<GaliciaTypes>
