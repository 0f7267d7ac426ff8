/** What the table says about Grand Illusion, in English. */
import { board } from './en/board.ts'
import { command } from './en/command.ts'
import { fight } from './en/fight.ts'
import { frame } from './en/frame.ts'
import { key } from './en/key.ts'
import { options } from './en/options.ts'
import { overlays } from './en/overlays.ts'
import { powers } from './en/powers.ts'
import { report } from './en/report.ts'
import { standing } from './en/standing.ts'
import { units } from './en/units.ts'

export const en = {
  ...frame,
  ...board,
  ...command,
  ...overlays,
  ...powers,
  ...standing,
  ...units,
  report,
  fight,
  options,
  key,
}

/** Every language has all of these; a missing one does not compile. */
export type Words = typeof en
