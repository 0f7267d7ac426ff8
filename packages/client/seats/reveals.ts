import type { Seating } from '../session/local-game.ts'

type Players = Pick<Seating, 'seats' | 'solo'>

/** One who plays alone, or watches the computer play, sees everything. */
const seesAll = ({ seats, solo }: Players): boolean => solo || !seats.includes('human')

/** Will this change of players lay open what is hidden now? */
export const reveals = (before: Players, after: Players): boolean => seesAll(after) && !seesAll(before)
