/** What the table says about Grand Illusion, in Japanese. */
import type { Words } from './en.ts'
import { board } from './ja/board.ts'
import { command } from './ja/command.ts'
import { fight } from './ja/fight.ts'
import { frame } from './ja/frame.ts'
import { key } from './ja/key.ts'
import { options } from './ja/options.ts'
import { overlays } from './ja/overlays.ts'
import { powers } from './ja/powers.ts'
import { report } from './ja/report.ts'
import { standing } from './ja/standing.ts'
import { units } from './ja/units.ts'

export const ja: Words = {
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
