/** What the table says about Illusions of Glory, in Japanese. */
import type { Words } from './en.ts'
import { board, boxes } from './ja/board.ts'
import { cards } from './ja/cards.ts'
import { command } from './ja/command.ts'
import { desk } from './ja/desk.ts'
import { fight } from './ja/fight.ts'
import { frame } from './ja/frame.ts'
import { key } from './ja/key.ts'
import { log } from './ja/log.ts'
import { overlays } from './ja/overlays.ts'
import { powers, toDo } from './ja/powers.ts'
import { preview } from './ja/preview.ts'
import { report } from './ja/report.ts'
import { standing } from './ja/standing.ts'
import { units } from './ja/units.ts'

export const ja: Words = {
  board,
  boxes,
  cards,
  command,
  desk,
  fight,
  frame,
  key,
  log,
  overlays,
  powers,
  preview,
  report,
  standing,
  toDo,
  units,
}
