/** What lies beside the map, in English. */
import { signed } from './panels/count.ts'
import { desk } from './panels/desk.ts'
import { fight } from './panels/fight.ts'
import { ear, legend, overlays } from './panels/overlays.ts'
import { powers, series } from './panels/powers.ts'
import { toDo } from './panels/to-do.ts'

export const panels = { space: ' ', signed, fight, desk, powers, series, toDo, overlays, legend, ear }
