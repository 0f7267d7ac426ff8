/** Everything the table asks of this game but its map. */
import type { Presentation } from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { battleForGalicia } from '../index.ts'
import { hexName } from '../text/shape.ts'
import { boxes } from './boxes.ts'
import { buttons } from './buttons.ts'
import { stacks } from './counters.ts'
import { crumbs } from './crumbs.ts'
import { fight } from './fight/panel.ts'
import { log } from './log/log.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { preview } from './preview.ts'
import { printedSigns } from './printed-signs.ts'
import { promptFacts } from './prompt-facts.ts'
import { costs, crowded, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { NATIONS } from './scene.ts'
import { series } from './series.ts'
import { standing } from './standing.ts'
import { timeline } from './timeline.ts'
import { unitActions } from './unit-buttons.ts'

export const methods: Omit<Presentation<BattleForGaliciaTypes>, 'sheet'> = {
  game: battleForGalicia,
  nations: NATIONS,
  overlays,
  placeOf,
  isCombat,
  letGo,
  naturalVerbs,
  spaceName: hexName,
  stacks,
  standing,
  crumbs,
  promptFacts,
  buttons,
  unitActions,
  held,
  costs,
  crowded,
  printedSigns,
  preview,
  refusal,
  report,
  overlay,
  fight,
  boxes,
  log,
  timeline,
  series,
}
