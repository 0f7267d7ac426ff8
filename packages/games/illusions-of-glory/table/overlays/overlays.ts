/** The overlays: which there are, and which file draws each. */
import { overlaysOf } from '@sandtable/presentation'
import { textOf, type Words } from '../words/words.ts'
import { changes } from './changes.ts'
import { control, stacking, victory } from './ground.ts'
import { reach, trains } from './movement.ts'
import { enemySupply, supply } from './supply.ts'

type Id = keyof Words['overlays']['titles']

export const { overlays, overlay } = overlaysOf(
  {
    supply,
    enemySupply: { icon: 'search', key: 'B', draw: enemySupply },
    reach: { icon: 'range', key: 'M', draw: reach },
    trains: { icon: 'rail', key: 'R', draw: trains },
    stacking: { icon: 'layers', key: 'P', draw: stacking },
    control,
    victory,
    changes,
  },
  (id: Id) => textOf((w) => w.overlays.titles[id]),
)
