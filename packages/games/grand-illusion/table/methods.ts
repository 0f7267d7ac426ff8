/** Everything the table asks of this game but its map. */
import type { Presentation } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { grandIllusion } from '../index.ts'
import { hexName } from '../text/shape.ts'
import { boxes } from './boxes.ts'
import { buttons } from './buttons.ts'
import { counterKey } from './counter-key.ts'
import { stacks } from './counters.ts'
import { crumbs } from './crumbs.ts'
import { fight } from './fight/panel.ts'
import { log } from './log/log.ts'
import { marks } from './marks.ts'
import { hands } from './options.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { preview } from './preview.ts'
import { advised, ahead, costs, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { NATIONS } from './scene.ts'
import { series } from './series.ts'
import { standing } from './standing.ts'
import { timeline } from './timeline.ts'
import { unitActions } from './unit-buttons.ts'

export const methods: Omit<Presentation<GrandIllusionTypes>, 'sheet'> = {
  game: grandIllusion,
  nations: NATIONS,
  overlays,
  advised,
  placeOf,
  isCombat,
  letGo,
  naturalVerbs,
  spaceName: hexName,
  stacks,
  counterKey,
  marks,
  standing,
  crumbs,
  buttons,
  unitActions,
  held,
  ahead,
  costs,
  preview,
  refusal,
  report,
  overlay,
  fight,
  boxes,
  hands,
  log,
  timeline,
  series,
}
