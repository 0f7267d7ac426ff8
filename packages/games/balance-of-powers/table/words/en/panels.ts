/** What lies beside the map, in English. */
import { signed } from './panels/count.ts'
import { fight } from './panels/fight.ts'

export const panels = { space: ' ', signed, fight }
