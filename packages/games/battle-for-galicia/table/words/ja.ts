/** What the table says about Galicia, in Japanese. */
import type { Words } from './en.ts'
import { board, boxes } from './ja/board.ts'
import { fight } from './ja/fight.ts'
import { frame } from './ja/frame.ts'
import { panels } from './ja/panels.ts'
import { powers, toDo } from './ja/powers.ts'
import { units } from './ja/units.ts'

export const ja: Words = { ...frame, ...board, ...panels, boxes, fight, powers, toDo, units }
