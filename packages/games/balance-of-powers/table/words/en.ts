/** What the table says about Balance of Powers, in English. */
import { afar } from './en/afar.ts'
import { board } from './en/board.ts'
import { frame } from './en/frame.ts'
import { key } from './en/key.ts'
import { panels } from './en/panels.ts'
import { report } from './en/report.ts'
import { standing } from './en/standing.ts'
import { units } from './en/units.ts'

export const en = { ...frame, ...board, ...afar, ...units, ...standing, ...key, report, panels }

/** Every language has all of these; a missing one does not compile. */
export type Words = typeof en
