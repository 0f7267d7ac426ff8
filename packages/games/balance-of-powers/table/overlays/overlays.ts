/** The overlays: which there are, and which file draws each. */
import { overlaysOf } from '@sandtable/presentation'
import { type Words, wordsOf } from '../words/words.ts'
import { air } from './air.ts'
import { changes } from './changes.ts'
import { front } from './front.ts'
import { chips, control } from './ground.ts'
import { rail } from './rail.ts'
import { supply } from './supply.ts'

type Id = keyof Words['panels']['overlays']

export const { overlays, overlay } = overlaysOf(
  {
    supply,
    control,
    rail,
    front: { icon: 'hexagon', key: 'M', draw: front },
    air: { icon: 'range', key: 'X', draw: air },
    chips: { icon: 'star', key: 'V', draw: chips },
    changes,
  },
  (id: Id) => ({ en: wordsOf('en').panels.overlays[id], ja: wordsOf('ja').panels.overlays[id] }),
)
