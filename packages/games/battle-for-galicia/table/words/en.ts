/** What the table says about Galicia, in English. */
import { board, boxes } from './en/board.ts'
import { fight } from './en/fight.ts'
import { frame } from './en/frame.ts'
import { panels } from './en/panels.ts'
import { powers, toDo } from './en/powers.ts'
import { units } from './en/units.ts'

export const en = { ...frame, ...board, ...panels, boxes, fight, powers, toDo, units }

/** Every language has all of these; a missing one does not compile. */
export type Words = typeof en
