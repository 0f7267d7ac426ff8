/** What the table says about Illusions of Glory, in English. */
import { board, boxes } from './en/board.ts'
import { cards } from './en/cards.ts'
import { command } from './en/command.ts'
import { desk } from './en/desk.ts'
import { fight } from './en/fight.ts'
import { frame } from './en/frame.ts'
import { key } from './en/key.ts'
import { log } from './en/log.ts'
import { overlays } from './en/overlays.ts'
import { powers, toDo } from './en/powers.ts'
import { preview } from './en/preview.ts'
import { report } from './en/report.ts'
import { standing } from './en/standing.ts'
import { units } from './en/units.ts'

export const en = {
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

/** Every language has all of these; a missing one does not compile. */
export type Words = typeof en
