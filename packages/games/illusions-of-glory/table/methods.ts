/** Everything the table asks of this game but its map. */
import type { Presentation } from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { illusionsOfGlory } from '../index.ts'
import { spaceName } from '../text/names.ts'
import { boxes } from './boxes.ts'
import { buttons } from './buttons.ts'
import { counterKey } from './counter-key.ts'
import { crumbs } from './crumbs.ts'
import { fight } from './fight/panel.ts'
import { hands } from './hands.ts'
import { log } from './log/log.ts'
import { marks } from './marks.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { preview } from './preview.ts'
import { printedSigns } from './printed-signs.ts'
import { promptFacts } from './prompt-facts.ts'
import { costs, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { SIDE_KEYS, seatNations } from './scene.ts'
import { series } from './series.ts'
import { stacks } from './stacks.ts'
import { standing } from './standing.ts'
import { timeline } from './timeline.ts'
import { unitActions } from './unit-buttons.ts'

export const methods: Omit<Presentation<IllusionsOfGloryTypes>, 'sheet'> = {
  game: illusionsOfGlory,
  nations: SIDE_KEYS,
  seatNations,
  overlays,
  placeOf,
  isCombat,
  letGo,
  naturalVerbs,
  spaceName,
  stacks,
  counterKey,
  marks,
  standing,
  crumbs,
  promptFacts,
  buttons,
  unitActions,
  held,
  costs,
  printedSigns,
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
