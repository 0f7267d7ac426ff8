/** What the table says about Balance of Powers, in Japanese. */
import type { Words } from './en.ts'
import { afar } from './ja/afar.ts'
import { board } from './ja/board.ts'
import { frame } from './ja/frame.ts'
import { key } from './ja/key.ts'
import { panels } from './ja/panels.ts'
import { report } from './ja/report.ts'
import { standing } from './ja/standing.ts'
import { units } from './ja/units.ts'

export const ja: Words = { ...frame, ...board, ...afar, ...units, ...standing, ...key, report, panels }
