/** The overlays: which there are, and which file draws each. */
import { overlaysOf } from '@sandtable/presentation'
import { textOf, type Words } from '../words/words.ts'
import { changes } from './changes.ts'
import { rail, range, zones } from './movement.ts'
import { supply } from './supply.ts'
import { control, victory } from './towns.ts'

type Id = keyof Words['overlays']

export const { overlays, overlay } = overlaysOf(
  {
    supply,
    zones: { icon: 'hexagon', key: 'Z', draw: zones },
    control,
    range,
    rail,
    victory,
    changes,
  },
  (id: Id) => textOf((w) => w.overlays[id]),
)
