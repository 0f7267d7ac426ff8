/** Everything the table asks of this game but its map. */
import type { Presentation } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { balanceOfPowers } from '../game.ts'
import { placeName } from '../text/names.ts'
import { badges } from './badges.ts'
import { boxes } from './boxes.ts'
import { buttons } from './buttons.ts'
import { counterKey } from './counter-key.ts'
import { marks } from './marks.ts'
import { placeWords } from './place-words.ts'
import { orders } from './orders.ts'
import { stacks } from './stacks.ts'
import { crumbs } from './crumbs.ts'
import { standing } from './head.ts'
import { log } from './log/log.ts'
import { timeline } from './log/timeline.ts'
import { panels } from './panels.ts'
import { preview } from './preview.ts'
import { ahead, costs, gathering, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { SIDE_COLOURS } from './scene.ts'
import { regather, unitActions } from './unit-buttons.ts'

export const methods: Omit<Presentation<BalanceOfPowersTypes>, 'sheet'> = {
  game: balanceOfPowers,
  nations: SIDE_COLOURS,
  ...panels,
  orders,
  placeOf,
  isCombat,
  letGo,
  gathering,
  regather,
  naturalVerbs,
  spaceName: placeName,
  placeWords,
  stacks,
  badges,
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
  boxes,
  log,
  timeline,
}
