/** Cuts what was told into months, and the campaign into halves. */
import type { LogPlan } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../../balance-of-powers.ts'
import type { Side } from '../../nations.ts'
import { monthTitle } from '../../text/names.ts'
import { SIDE_COLOURS, type Told } from '../scene.ts'
import { isOfMarch } from './marches.ts'
import { isOfStarving } from './starving.ts'
import { type Words, wordsOf } from '../words/words.ts'

interface Place {
  readonly month: number
  /** in the campaign phase */
  readonly half?: { readonly side: Side; readonly fortnight: number }
  /** §6.6 after both halves */
  readonly isCommissariat?: true
  readonly isOver?: true
}

const AFTER: ReadonlySet<string> = new Set(['returned-to-base', 'changed-base', 'revolution-rolled'])

function opens({ event }: Told, now: Place): Place | undefined {
  if (event.type === 'month-began') return { month: event.month }
  if (event.type === 'half-began')
    return { month: now.month, half: { side: event.side, fortnight: event.fortnight } }
  if (event.type === 'game-ended') return { month: now.month, isOver: true }
  if (event.type === 'starved' && now.half) return { month: now.month, isCommissariat: true }
  return now.half && AFTER.has(event.type) ? { month: now.month } : undefined
}

export const chapters: Omit<LogPlan<BalanceOfPowersTypes, Place>, 'lines'> = {
  start: { month: -1 },
  opens,
  isHeading: ({ event }) => event.type === 'month-began' || event.type === 'half-began',
  title: (place, language) => titleOf(place, wordsOf(language), (month) => monthTitle(month, language)),
  nation: ({ half }) => (half === undefined ? undefined : SIDE_COLOURS[half.side]),
  mayPart: (next) => !isOfMarch(next) && !isOfStarving(next),
}

function titleOf(
  { month, half, isCommissariat, isOver }: Place,
  w: Words,
  name: (month: number) => string,
): string {
  if (isOver === true) return w.end
  if (month < 0) return w.setup
  if (isCommissariat) return w.commissariat(name(month))
  if (!half) return name(month)
  return w.logHead(name(month), w.fortnights[half.fortnight - 1] ?? '', w.sides[half.side] ?? '')
}
