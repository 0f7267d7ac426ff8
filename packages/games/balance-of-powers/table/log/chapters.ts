/** Cuts what was told into months, and the campaign into halves. */
import type { LogPlan } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../../balance-of-powers.ts'
import type { Side } from '../../nations.ts'
import { monthTitle } from '../../text/names.ts'
import { SIDE_COLOURS, type Told } from '../scene.ts'
import { wordsOf } from '../words/words.ts'

interface Place {
  readonly month: number
  readonly side?: Side
}

function opens({ event }: Told, now: Place): Place | undefined {
  if (event.type === 'month-began') return { month: event.month }
  if (event.type === 'half-began') return { ...now, side: event.side }
  return undefined
}

export const chapters: Omit<LogPlan<BalanceOfPowersTypes, Place>, 'lines'> = {
  start: { month: -1 },
  opens,
  isHeading: ({ event }) => event.type === 'month-began' || event.type === 'half-began',
  title: ({ month }, language) => (month < 0 ? wordsOf(language).setup : monthTitle(month, language)),
  nation: ({ side }) => (side === undefined ? undefined : SIDE_COLOURS[side]),
  // Every event has a line of its own.
  mayPart: () => true,
}
