/** The overlays: which there are, and which file draws each. */
import { overlaysOf } from '@sandtable/presentation'
import { textOf, type Words } from '../words/words.ts'
import { changes } from './changes.ts'
import { control, plans, victory } from './ground.ts'
import { blocked, rail, range } from './movement.ts'
import { supply } from './supply.ts'

type Id = keyof Words['overlays']

export const { overlays, overlay } = overlaysOf(
  {
    supply,
    blocked: { icon: 'hexagon', key: 'B', draw: blocked },
    control,
    range,
    rail,
    victory,
    plans: { icon: 'warn', key: 'P', draw: plans },
    changes,
  },
  (id: Id) => textOf((w) => w.overlays[id]),
)
